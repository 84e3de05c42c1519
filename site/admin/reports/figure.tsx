import type { ReactNode } from 'react';

export type FigureColumn = {
  name: string;
  values: readonly (string | number)[];
  /** Of the first column: where each row's inquiries are listed. */
  hrefs?: readonly (string | undefined)[];
};

/** A chart with its data table, for screen readers, for copying, and for exact values. */
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
  columns: readonly [FigureColumn, ...FigureColumn[]];
  /** How to read the chart. */
  note: string;
}) {
  return (
    <section className="min-w-0 border-t border-ink pt-3" data-figure="">
      <h2 className="text-[1.0625rem] font-semibold tracking-[-0.01em]">{title}</h2>
      <figure className="mt-4">
        {children}
        <figcaption className="caption mt-2">
          Fig. {number}. {note}
        </figcaption>
      </figure>
      <details className="mt-1">
        <summary className="flex min-h-11 w-fit items-center text-[0.9rem] text-section underline underline-offset-[0.22em]">
          Show as table
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={`Table: ${title}`}>
          <Table title={title} columns={columns} />
        </section>
      </details>
    </section>
  );
}

/** The first column names the row; numbers align right. */
function Table({ title, columns }: { title: string; columns: readonly [FigureColumn, ...FigureColumn[]] }) {
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
              {names.hrefs?.[row] ? <a href={names.hrefs[row]}>{name}</a> : name}
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
