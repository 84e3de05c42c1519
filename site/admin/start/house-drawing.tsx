/** Parts of the drawing, in the order in which they appear. */
const PARTS = [
  ['ground', 'M4 180h352', 'thick'],
  ['piers', 'M46 180v14M98 180v14M172 180v14M236 180v14M314 180v14'],
  ['frame', 'M98 180V96l69-36 69 36v84M98 96h138M167 60v36M132.5 78V96M201.5 78V96'],
  ['roof', 'M90 100 167 60l77 40', 'thick'],
  ['walls', 'M46 122h52v58H46z'],
  ['windows', 'M152 132h30v30h-30zM192 132h30v30h-30zM60 138h24v16H60z'],
  ['door', 'M120 180v-50h22v50'],
  ['wing', 'M236 96h78v84h-78zM250 118h22v24h-22zM284 118h22v24h-22z'],
  ['chimney', 'M300 70v26M292 64h16v6h-16z'],
  ['trees', 'M18 180c8-20 6-34 2-46 14-18 22 0 18 12M336 180v-26M336 154c-16-4-18-30 0-34 18 4 16 30 0 34z'],
  ['dimensions', 'M46 212h268M46 207v10M314 207v10M98 207v10M236 207v10'],
] as const;

/** A house that gains a part with each step. */
export function HouseDrawing({ done, of }: { done: number; of: number }) {
  // With fewer steps than parts, the first parts are there from the start.
  const count = Math.max(0, PARTS.length - of) + done;
  const drawn = PARTS.slice(0, count);
  const names = new Intl.ListFormat('en-US').format(drawn.map(([name]) => name));
  const words =
    drawn.length === PARTS.length
      ? 'The house is finished.'
      : drawn.length === 0
        ? 'Each step adds a part to the drawing.'
        : `${names.slice(0, 1).toUpperCase()}${names.slice(1)} ${drawn.length === 1 && names !== 'piers' ? 'is' : 'are'} drawn. Each step adds another part.`;
  return (
    <figure className="rounded-sheet bg-sheet p-5 shadow-e1 max-xl:hidden">
      <svg
        viewBox="0 46 360 184"
        fill="none"
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeLinecap="round"
        role="img"
        aria-label={`A house that takes shape as you finish the steps. ${words}`}
      >
        {PARTS.map(([name, d, thick], at) =>
          at < count ? (
            <path
              key={name}
              d={d}
              strokeWidth={thick ? 3 : name === 'dimensions' ? 1 : undefined}
              className={
                name === 'ground'
                  ? 'stroke-copper'
                  : name === 'dimensions'
                    ? 'stroke-graphite'
                    : 'stroke-section'
              }
            />
          ) : (
            <path key={name} d={d} strokeDasharray="3 4" className="stroke-line" />
          ),
        )}
        <g className="fill-graphite text-12" textAnchor="middle">
          <text x="72" y="226">
            14 ft
          </text>
          <text x="167" y="226">
            38 ft
          </text>
          <text x="275" y="226">
            21 ft
          </text>
        </g>
      </svg>
      <figcaption className="mt-3 text-13 text-graphite">Fig. 1. {words}</figcaption>
    </figure>
  );
}
