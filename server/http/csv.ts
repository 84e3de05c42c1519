/** Tables for spreadsheets. All CSV is written here. */
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** The columns in order: heading and cell content. Null and undefined are an empty cell. */
export type CsvColumns<Row> = [heading: string, cell: (row: Row) => string | number | null | undefined][];

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** `before`: a line above the headings. A program that reads the file may take no byte order mark. */
type CsvOptions = { before?: string; bom?: boolean };

/**
 * Streams rows as RFC 4180 text, one at a time. A byte order mark comes first, because without it Excel misreads UTF-8.
 * Visitors' text must never run as a formula: a cell that begins with = + - @, tab or carriage return gets a leading
 * apostrophe (OWASP, CSV injection).
 */
export function csv<Row>(
  rows: Iterable<Row> | AsyncIterable<Row>,
  columns: CsvColumns<Row>,
  { before, bom = true }: CsvOptions = {},
): Readable {
  async function* records() {
    if (before) yield [before];
    yield columns.map(([heading]) => heading);
    for await (const row of rows) yield columns.map(([, cell]) => cell(row) ?? '');
  }
  const writer = stringify({ bom, escape_formulas: true, record_delimiter: 'windows' });
  const source = Readable.from(records());
  source.on('error', (error) => writer.destroy(error));
  writer.on('close', () => source.destroy());
  return source.pipe(writer);
}
