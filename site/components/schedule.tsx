// biome-ignore-all lint/a11y/noRedundantRoles: where CSS sets table parts to display:block, browsers drop their roles
import type { ReactNode } from 'react';

/** Two columns: term and value. */
export function Schedule({
  rows,
  className = '',
}: {
  rows: readonly { label: string; value: ReactNode }[];
  className?: string;
}) {
  return (
    <dl className={`border-t border-ink font-sans tabular ${className}`}>
      {rows.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-6 border-b border-hairline py-3 leading-snug wrap-break-word max-lg:last:border-b-0"
        >
          <dt className="max-w-[min(10rem,100%)] shrink-0 text-graphite">{label}</dt>
          {/* On a phone a long value wraps next to its term; with enlarged text it is on a separate line. */}
          <dd className="ml-auto min-w-0 text-right font-[560] max-sm:flex-1 max-sm:basis-28">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export type ScheduleColumn = {
  name: string;
  /** Numbers align right. */
  figures?: boolean;
};

/**
 * A door schedule: hairline rows, named by the first column. On a phone each row becomes a block of
 * labeled lines; roles keep it a table for screen readers, which CSS would otherwise undo.
 */
export function ScheduleTable({
  caption,
  columns,
  rows,
  className = '',
}: {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly ScheduleColumn[];
  /** Cells in the order of the columns; the first cell's key names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  className?: string;
}) {
  return (
    <table role="table" className={`w-full border-collapse tabular max-sm:block ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row">
          {columns.map(({ name, figures }) => (
            <th
              key={name}
              role="columnheader"
              scope="col"
              className={`label pr-4 pb-3 last:pr-0 ${figures ? 'text-right' : 'text-left'}`}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map(({ key, cells }) => (
          <tr
            key={key}
            role="row"
            className="border-t border-hairline hover:bg-ledge max-sm:block max-sm:py-3"
          >
            {cells.map((cell, i) => (
              <Cell key={columns[i]?.name} column={columns[i]} names={i === 0}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  column,
  names,
  children,
}: {
  column: ScheduleColumn | undefined;
  names: boolean;
  children: ReactNode;
}) {
  if (names)
    return (
      <th
        role="rowheader"
        scope="row"
        className="py-3.5 pr-4 text-left align-baseline font-[560] text-lg leading-snug tracking-tight max-sm:block max-sm:py-0 max-sm:pb-1"
      >
        {children}
      </th>
    );
  return (
    <td
      role="cell"
      data-label={column?.name}
      className={`py-3.5 pr-4 align-baseline last:pr-0 max-sm:grid max-sm:grid-cols-[7rem_1fr] max-sm:py-0.5 max-sm:pr-0 max-sm:before:font-sans max-sm:before:text-graphite max-sm:before:text-sm max-sm:before:content-[attr(data-label)] ${column?.figures ? 'sm:text-right' : ''}`}
    >
      {children}
    </td>
  );
}
