import type { FigureRow } from './figure.tsx';
import { count, share } from './figures-in-words.ts';

const SHOWN = 8;

type RankedRow = FigureRow & {
  count: number;
  /** Number of these inquiries that became projects: solid, the others pale. Without it, all are solid. */
  projects?: number;
};

/** A list with a bar next to each name; the table behind it lists them all. */
export function RankedBars({ rows }: { rows: readonly RankedRow[] }) {
  const most = Math.max(1, ...rows.map((row) => row.count));
  const rest = rows.slice(SHOWN).reduce((sum, row) => sum + row.count, 0);
  return (
    <ul className="text-14">
      {rows.slice(0, SHOWN).map((row) => (
        <li key={row.name}>
          <Bar row={row} most={most} />
        </li>
      ))}
      {rest > 0 && (
        <li className="flex items-center gap-x-4 py-2 text-graphite">
          <span className="grow">{rows.length - SHOWN} more</span>
          <span>{count(rest)}</span>
        </li>
      )}
    </ul>
  );
}

function Bar({ row: { name, href, projects, ...row }, most }: { row: RankedRow; most: number }) {
  const wide = (n: number) => (n / most) * 100;
  const content = (
    <>
      <span className={`w-32 shrink-0 sm:w-36 truncate ${href ? 'group-hover:underline' : ''}`}>{name}</span>
      <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="h-3.5 min-w-0 grow">
        <path d={`M0 0H${wide(row.count)}V1H0z`} className="fill-section" opacity="0.3" />
        <path d={`M0 0H${wide(projects ?? row.count)}V1H0z`} className="fill-section" />
      </svg>
      <span className="w-8 shrink-0 text-right font-semibold">{count(row.count)}</span>
      {projects !== undefined && <span className="sr-only">, {share(projects / row.count)} projects</span>}
    </>
  );
  const line = 'flex min-h-9 items-center gap-x-3 max-md:min-h-11';
  return href ? (
    <a href={href} className={`group ${line} text-ink no-underline`}>
      {content}
    </a>
  ) : (
    <div className={line}>{content}</div>
  );
}
