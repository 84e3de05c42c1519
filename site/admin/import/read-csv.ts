/** Reads a CSV file as spreadsheets and other programs write it. */
import { CsvError, parse } from 'csv-parse/browser/esm/sync';

export type CsvRow = { line: number; values: string[] };
export type CsvFile = { header: string[]; rows: CsvRow[]; encoding: string; separator: string };

const SEPARATORS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };
type Separator = keyof typeof SEPARATORS;

/** The file can't be read, for the reason in the message. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}

export function readCsv(bytes: ArrayBuffer): CsvFile {
  const { text: decoded, encoding } = decode(bytes);
  // The parser counts a Windows line end in quotes as two.
  const text = decoded.replace(/\r\n?/g, '\n');
  const separator = separatorOf(text);
  const [header, ...rows] = parseRows(text, separator);
  if (!header || rows.length === 0) throw new UnreadableFile('This file has no rows under its header.');
  return { header: header.values, rows, encoding, separator: SEPARATORS[separator] };
}

/** UTF-8 and UTF-16 as marked or as found; other bytes are Windows-1252, which Excel writes on American computers. */
function decode(bytes: ArrayBuffer): { text: string; encoding: string } {
  const [first, second] = new Uint8Array(bytes);
  const marked =
    first === 0xff && second === 0xfe ? 'UTF-16LE' : first === 0xfe && second === 0xff ? 'UTF-16BE' : null;
  if (marked) return { text: new TextDecoder(marked).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

/** The separator that the header has most of. */
function separatorOf(text: string): Separator {
  const header =
    text
      .replace(/"(?:[^"]|"")*"/g, '')
      .split('\n')
      .find((line) => line.trim() !== '') ?? '';
  const count = (separator: string) => header.split(separator).length;
  return (Object.keys(SEPARATORS) as Separator[]).reduce((best, one) =>
    count(one) > count(best) ? one : best,
  );
}

function parseRows(text: string, delimiter: Separator): CsvRow[] {
  try {
    const parsed = parse(text, {
      delimiter,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return parsed.map(({ record, info }) => ({ line: info.lines - breaksIn(record), values: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number((error as { lines?: number }).lines);
    throw new UnreadableFile(
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'A quotation mark is opened and never closed.'
        : `Line ${line} can’t be read.`,
    );
  }
}

/** Line breaks in quoted values, which the parser has counted by the end of the record. */
const breaksIn = (values: string[]): number => values.join('').match(/\n/g)?.length ?? 0;
