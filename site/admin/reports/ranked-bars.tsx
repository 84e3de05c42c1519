import { count } from './words.ts';

const SHOWN = 8;

/** A schedule with a bar beside each name; the table behind it has them all. */
export function RankedBars({ rows }: { rows: readonly { name: string; count: number }[] }) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  const rest = rows.slice(SHOWN).reduce((sum, row) => sum + row.count, 0);
  return (
    <ul aria-hidden="true">
      {rows.slice(0, SHOWN).map((row) => (
        <li key={row.name} className="grid grid-cols-[minmax(0,1fr)_3.5rem] gap-x-4 py-1.5">
          <span className="truncate">{row.name}</span>
          <span className="text-right font-[560]">{count(row.count)}</span>
          <svg
            aria-hidden="true"
            viewBox="0 0 100 2"
            preserveAspectRatio="none"
            className="col-span-2 mt-1 h-1.5 w-full"
          >
            <path d="M0 1H100" className="stroke-hairline" strokeWidth="0.5" />
            <path d={`M0 0H${(row.count / most) * 100}V2H0z`} className="fill-section" />
          </svg>
        </li>
      ))}
      {rest > 0 && (
        <li className="grid grid-cols-[minmax(0,1fr)_3.5rem] gap-x-4 py-1.5 text-graphite">
          <span>{rows.length - SHOWN} more</span>
          <span className="text-right">{count(rest)}</span>
        </li>
      )}
    </ul>
  );
}
