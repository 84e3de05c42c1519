/** Start and length of each bar on the sheet, from top to bottom. */
const BARS = [
  [74, 46],
  [96, 58],
  [124, 44],
  [146, 70],
  [178, 56],
  [204, 66],
  [246, 50],
] as const;
const TODAY = 186;
const MONTHS = ['J', 'F', 'M', 'A', 'M', 'J'];

/** A bar schedule; everything before today is filled. */
export function Programme() {
  return (
    <>
      <path d="M62 46H306M62 222H306" />
      {MONTHS.map((month, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two months share a letter
        <g key={i}>
          <text x={62 + i * 40.7 + 20} y="38" textAnchor="middle" fontSize="11">
            {month}
          </text>
          <path className="thin" d={`M${62 + i * 40.7} 28V222`} strokeDasharray="1 4" />
        </g>
      ))}
      {BARS.map(([from, length], i) => {
        const y = 58 + i * 23;
        const done = Math.max(0, Math.min(length, TODAY - from));
        return (
          <g key={from}>
            {done > 0 && (
              <rect
                x={from}
                y={y}
                width={done}
                height="11"
                fill="currentColor"
                fillOpacity="0.28"
                stroke="none"
              />
            )}
            <rect x={from} y={y} width={length} height="11" />
            {i < BARS.length - 1 && <path className="thin" d={`M${from + length} ${y + 5.5}h5V${y + 23}`} />}
          </g>
        );
      })}
      <g className="accent">
        <path stroke="currentColor" strokeWidth="1.6" d={`M${TODAY} 50V228`} />
        <path fill="currentColor" stroke="none" d={`M${TODAY - 6} 44h12l-6 9z`} />
      </g>
    </>
  );
}
