import type { ReactNode } from 'react';

/** A row of a chart's table: its name, and where its inquiries are listed. */
export type FigureRow = { name: string; href?: string | undefined };
export type FigureColumn<Row> = readonly [name: string, read: (row: Row) => string];

export type ChartFigureProps<Row> = {
  title: string;
  /** Explanation of the chart. */
  note: string;
  /** Head of the table's first column, which names the rows. */
  of: string;
  rows: readonly Row[];
  columns: readonly FigureColumn<Row>[];
  className?: string;
  children: ReactNode;
};

/** A chart with its data table, for screen readers, for copying, and for exact values. */
export function ChartFigure<Row extends FigureRow>(props: ChartFigureProps<Row>) {
  const { title, note, className = '', children } = props;
  return (
    <section
      className={`min-w-0 rounded-sheet bg-sheet px-6 pt-5 pb-2 shadow-e1 ${className}`}
      data-figure=""
    >
      <figure>
        <h2 className="text-15 font-semibold tracking-normal">{title}</h2>
        <figcaption className="mb-4 font-sans text-13 text-graphite">{note}</figcaption>
        {children}
      </figure>
      <details className="mt-1">
        <summary className="flex min-h-11 w-fit items-center text-13 font-strong text-section">
          View as table
        </summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keyboard too */}
        <section className="overflow-x-auto" tabIndex={0} aria-label={`Table: ${title}`}>
          <Table {...props} />
        </section>
      </details>
    </section>
  );
}

/** The first column names the row; numbers align right. */
function Table<Row extends FigureRow>({ title, of, rows, columns }: ChartFigureProps<Row>) {
  return (
    <table className="w-full border-collapse text-14">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-graphite">
          <th scope="col" className="border-b border-line py-2 text-left font-strong">
            {of}
          </th>
          {columns.map(([name]) => (
            <th key={name} scope="col" className="border-b border-line py-2 pl-5 text-right font-strong">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row" className="border-b border-hairline py-2 text-left font-normal">
              {row.href ? <a href={row.href}>{row.name}</a> : row.name}
            </th>
            {columns.map(([name, read]) => (
              <td key={name} className="border-b border-hairline py-2 pl-5 text-right whitespace-nowrap">
                {read(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
