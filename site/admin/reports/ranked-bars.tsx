import type { FigureRow } from './figure.tsx';
import { count, share } from './figures-in-words.ts';

const SHOWN = 8;

type RankedRow = FigureRow & {
  count: number;
  /** Number of these inquiries that became projects. */
  projects?: number;
};

/** A list with a bar next to each name; the table behind it lists them all. */
export function RankedBars({ rows }: { rows: readonly RankedRow[] }) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  const rest = rows.slice(SHOWN).reduce((sum, row) => sum + row.count, 0);
  return (
    <ul>
      {rows.slice(0, SHOWN).map((row) => (
        <li key={row.name}>
          <Bar row={row} most={most} />
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

function Bar({ row: { name, href, projects = 0, ...row }, most }: { row: RankedRow; most: number }) {
  const wide = (n: number) => (n / most) * 100;
  const content = (
    <>
      <span className={`truncate ${href ? 'group-hover:underline' : ''}`}>{name}</span>
      <span className="text-right whitespace-nowrap">
        {projects > 0 && (
          <span className="mr-3 text-13 text-oak">{share(projects / row.count)} projects</span>
        )}
        <span className="font-strong">{count(row.count)}</span>
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 2"
        preserveAspectRatio="none"
        className="col-span-2 mt-1 h-1.5 w-full"
      >
        <path d="M0 1H100" className="stroke-hairline" strokeWidth="0.5" />
        <path d={`M0 0H${wide(row.count)}V2H0z`} className="fill-section" />
        <path d={`M0 0H${wide(projects)}V2H0z`} className="fill-oak" />
      </svg>
    </>
  );
  const grid = 'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-1.5';
  return href ? (
    <a href={href} className={`group ${grid} text-ink no-underline`}>
      {content}
    </a>
  ) : (
    <div className={grid}>{content}</div>
  );
}
