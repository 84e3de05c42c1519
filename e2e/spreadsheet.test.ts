/** The CSV export in the real LibreOffice: every cell shows what was typed, and nothing is computed. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inquiriesAsCsv } from '../server/inquiry-list/export.ts';
import { inventedInquiry } from '../tests/support/invented-inquiry.ts';

const office = '/usr/bin/soffice';
const run = promisify(execFile);

const cells = {
  formula: '=1+1',
  plus: '+1+1',
  minus: '-2+3',
  at: '@SUM(1,2)',
  tab: '\t=1+1',
  link: '=HYPERLINK("http://evil.example","click")',
  program: "=cmd|' /C calc'!A0",
  spaces: '  =1+1',
  quoted: '"=1+1"',
  wide: '＝1+1',
};

/**
 * Settings of the import dialog: comma, quote, UTF-8 (which it knows by the byte order mark; without a desktop
 * nobody looks), numbers and dates recognised, and at its most dangerous, formulas evaluated.
 */
const asOpened = 'Text - txt - csv (StarCalc):44,34,76,1,,1033,false,true,false,false,false,0,true';
/** Comma, quote, UTF-8, cells as shown. */
const asShown = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,false,false,false,-1';

describe.skipIf(!existsSync(office))('the export, opened in LibreOffice', () => {
  let folder: string;
  let sheet: string[][];
  const header = () => sheet[0] as string[];
  const cell = (row: number, column: string) =>
    sheet[row]?.[header().findIndex((name) => name.startsWith(column))];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ledge-frame-sheet-'));
    const rows = [
      inventedInquiry({
        name: 'Jürgen Weiß, Łódź 🏡',
        phone: '+1 (512) 555-0188',
        message: 'First line\nsecond, with "quotes"; and a semicolon\n=3+4',
        notes: 'Straße → 日本語',
      }),
      ...Object.values(cells).map((text) => inventedInquiry({ name: text, message: text, phone: '0512' })),
    ];
    async function* all() {
      yield* rows;
    }
    const file = join(folder, 'inquiries.csv');
    writeFileSync(file, await buffer(inquiriesAsCsv(all(), { staffNames: new Map(), booking: true })));
    await convert(file, 'xlsx:Calc MS Excel 2007 XML', asOpened);
    await convert(join(folder, 'inquiries.xlsx'), asShown);
    sheet = readCsv(readFileSync(join(folder, 'inquiries-inquiries.csv'), 'utf8'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const convert = (file: string, to: string, from?: string) =>
    run(
      office,
      [
        '--headless',
        `-env:UserInstallation=file://${folder}/profile`,
        ...(from ? [`--infilter=${from}`] : []),
        ...['--convert-to', to, '--outdir', folder, file],
      ],
      { timeout: 90_000 },
    );

  it('has a column for each heading and a row for each inquiry', () => {
    expect(header().slice(0, 4)).toEqual(['Reference', 'Received (America/Chicago)', 'Status', 'Name']);
    expect(sheet).toHaveLength(2 + Object.keys(cells).length);
  });

  it('keeps umlauts, emoji, line breaks, quotes and a number’s plus', () => {
    expect(cell(1, 'Name')).toBe('Jürgen Weiß, Łódź 🏡');
    expect(cell(1, 'Notes')).toBe('Straße → 日本語');
    expect(cell(1, 'Project Details')).toBe('First line\nsecond, with "quotes"; and a semicolon\n=3+4');
    expect(cell(1, 'Phone')).toBe("'+1 (512) 555-0188");
    expect(cell(1, 'Received')).toContain('06:15');
  });

  it.each(Object.entries(cells))('computes nothing from a cell with %s', (name, text) => {
    const row = 2 + Object.keys(cells).indexOf(name);
    expect(cell(row, 'Name')?.replace(/^'/, '').trim()).toBe(text.trim());
    expect(cell(row, 'Project Details')?.replace(/^'/, '').trim()).toBe(text.trim());
  });

  it('would compute what nobody neutralised', async () => {
    const file = join(folder, 'raw.csv');
    writeFileSync(file, 'Sum,Text\n=1+1,a\n');
    await convert(file, 'xlsx:Calc MS Excel 2007 XML', asOpened);
    await convert(join(folder, 'raw.xlsx'), asShown);
    expect(readFileSync(join(folder, 'raw-raw.csv'), 'utf8')).toContain('\n2,a');
  });
});

/** RFC 4180, as LibreOffice writes it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const field = /"((?:[^"]|"")*)"|([^,"\n]*)/y;
  for (let at = text.startsWith('\uFEFF') ? 1 : 0; at < text.length; ) {
    field.lastIndex = at;
    const [whole = '', quoted, plain] = field.exec(text) ?? [];
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    at += whole.length;
    if (text[at] === '\n') rows.push([]);
    at += 1;
  }
  return rows.filter((row) => row.length > 0);
}
