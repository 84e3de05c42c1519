import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type CsvColumns, csv } from './csv.ts';

type Row = { name: string; count: number | null };
const columns: CsvColumns<Row> = [
  ['Name', (row) => row.name],
  ['Count', (row) => row.count],
];
/** Byte by byte: decoders drop the mark. */
const written = async (rows: Row[]) => (await buffer(csv(rows, columns))).toString('utf8');

it('begins with a byte order mark and the headings, lines end as RFC 4180 says', async () => {
  expect(await written([{ name: 'Ann', count: 1 }])).toBe('\uFEFFName,Count\r\nAnn,1\r\n');
  expect(await written([])).toBe('\uFEFFName,Count\r\n');
});

it('quotes commas, quotes and line breaks, and leaves empty what is null', async () => {
  expect(await written([{ name: 'Oak, "Live"\nOak', count: null }])).toContain('"Oak, ""Live""\nOak",\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://evil.example","x")'])(
  'no spreadsheet runs %j',
  async (name) => {
    const [, row = ''] = (await written([{ name, count: 1 }])).split('Count\r\n');
    expect(row.replace(/^"/, '')).toMatch(/^'/);
  },
);

it('passes on what goes wrong while reading', async () => {
  async function* broken(): AsyncGenerator<Row> {
    yield { name: 'Ann', count: 1 };
    throw new Error('the database went away');
  }
  await expect(buffer(csv(broken(), columns))).rejects.toThrow('the database went away');
});
