import type { ReactNode } from 'react';

export type Column = { name: string; values: readonly (string | number)[] };

/** A drawing of figures, and the figures themselves: for screen readers, for copying, for whoever wants them exact. */
export function ChartFigure({
  number,
  title,
  children,
  columns,
  note,
}: {
  number: number;
  title: string;
  children: ReactNode;
  columns: readonly [Column, ...Column[]];
  /** How to read it. */
  note: string;
}) {
  return (
    <figure className="min-w-0 border-t border-ink pt-3">
      <h2 className="text-[1.0625rem] font-semibold tracking-[-0.01em]">{title}</h2>
      <div className="mt-4">{children}</div>
      <figcaption className="caption mt-2">
        Fig. {number}. {note}
      </figcaption>
      <details className="mt-1">
        <summary className="flex min-h-11 w-fit items-center text-[0.9rem] text-section underline underline-offset-[0.22em]">
          Show as table
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={`Table: ${title}`}>
          <Table title={title} columns={columns} />
        </section>
      </details>
    </figure>
  );
}

/** The first column names the row; figures stand at the right. */
export function Table({ title, columns }: { title: string; columns: readonly [Column, ...Column[]] }) {
  const [names, ...figures] = columns;
  const cell = 'border-b border-hairline py-2 pl-5 text-right whitespace-nowrap';
  return (
    <table className="w-full border-collapse text-[0.9rem]">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-graphite">
          <th scope="col" className="border-b border-ink py-2 text-left font-[560]">
            {names.name}
          </th>
          {figures.map(({ name }) => (
            <th key={name} scope="col" className="border-b border-ink py-2 pl-5 text-right font-[560]">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.values.map((name, row) => (
          <tr key={name}>
            <th scope="row" className="border-b border-hairline py-2 text-left font-normal">
              {name}
            </th>
            {figures.map((column) => (
              <td key={column.name} className={cell}>
                {column.values[row]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
