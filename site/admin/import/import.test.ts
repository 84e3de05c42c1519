/** Reading of CSV files as spreadsheets and other programs write them. */
import { describe, expect, it } from 'vitest';
import { type ColumnMatches, matchColumns } from './columns.ts';
import { readRows } from './import-rows.ts';
import { readCsv, UnreadableFile } from './read-csv.ts';
import { readDate } from './read-date.ts';

const utf8 = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;
const windows1252 = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0))).buffer;

describe('a file', () => {
  it('of Excel has a mark before its header, and Windows line ends', () => {
    const { header, rows, encoding } = readCsv(utf8('\ufeffName,Email\r\nRosa Peña,rosa@example.com\r\n'));
    expect({ header, rows, encoding }).toEqual({
      header: ['Name', 'Email'],
      rows: [{ line: 2, values: ['Rosa Peña', 'rosa@example.com'] }],
      encoding: 'UTF-8',
    });
  });

  it('may be in Windows-1252 with semicolons', () => {
    const csv = readCsv(windows1252('Name;Town\nJos\xe9 Pe\xf1a;Blanco, TX\n'));
    expect(csv).toMatchObject({ encoding: 'Windows-1252', separator: 'semicolons' });
    expect(csv.rows[0]?.values).toEqual(['José Peña', 'Blanco, TX']);
  });

  it('may be in UTF-16 with tabs, as Excel’s “Unicode Text”', () => {
    const text = 'Name\tPhone\nZoë\t512\n';
    const bytes = new Uint8Array([
      0xff,
      0xfe,
      ...[...text].flatMap((l) => [l.charCodeAt(0) & 255, l.charCodeAt(0) >> 8]),
    ]);
    expect(readCsv(bytes.buffer)).toMatchObject({ separator: 'tabs', rows: [{ values: ['Zoë', '512'] }] });
  });

  it('keeps line breaks, separators and quotes in quoted values, and counts the lines of the file', () => {
    const { rows } = readCsv(
      utf8('Name,Notes\n"Lee, Ann","one\ntwo ""three"""\n\n,\nBo,4\n"Cy","a\r\nb\r\nc"\nDee,5\n'),
    );
    expect(rows).toEqual([
      { line: 2, values: ['Lee, Ann', 'one\ntwo "three"'] },
      { line: 6, values: ['Bo', '4'] },
      { line: 7, values: ['Cy', 'a\nb\nc'] },
      { line: 10, values: ['Dee', '5'] },
    ]);
  });

  it('with separators in a quoted header is split by the other', () => {
    expect(readCsv(utf8('"a;b;c",d\n1,2\n'))).toMatchObject({ header: ['a;b;c', 'd'], separator: 'commas' });
  });

  it.each([
    ['', 'no rows'],
    ['Name,Email\n', 'no rows'],
    ['Name,Email\n"Ann,a@b.co\nBo,c@d.co\n', 'never closed'],
  ])('%j says why it can’t be read', (text, words) => {
    expect(() => readCsv(utf8(text))).toThrow(UnreadableFile);
    expect(() => readCsv(utf8(text))).toThrow(words);
  });

  it('with an inch mark in a value is read', () => {
    expect(readCsv(utf8('Name,Notes\nAnn,a 2" pipe\n')).rows[0]?.values).toEqual(['Ann', 'a 2" pipe']);
  });
});

describe('columns are matched by their names', () => {
  it.each([
    [
      'First Name,Last Name,Email,Phone Number,Lead Status,Create Date,Original Source',
      ['firstName', 'lastName', 'email', 'phone', 'status', 'createdAt', 'referredBy'],
    ],
    [
      'Received (America/Chicago),Status,Name,Email,Phone,Service Type,Project Details,Area,Notes,Source,Sent by,Tags',
      [
        'createdAt',
        'status',
        'name',
        'email',
        'phone',
        'serviceType',
        'message',
        'area',
        'notes',
        null,
        'referredBy',
        'tags',
      ],
    ],
    ['name,first name,E-Mail,constructor', ['name', null, 'email', null]],
    ['Email,Email,ID', ['email', null, null]],
  ])('%s', (header, expected) => {
    expect(matchColumns(header.split(','))).toEqual(expected);
  });
});

describe('a date', () => {
  it.each([
    ['2025-11-30', '2025-11-30T06:00:00.000Z'],
    ['2025-07-04T12:30:00Z', '2025-07-04T12:30:00.000Z'],
    ['2025-07-04T12:30:00-0500', '2025-07-04T17:30:00.000Z'],
    ['2026-11-21 06:15', '2026-11-21T12:15:00.000Z'],
    ['11/30/2025', '2025-11-30T06:00:00.000Z'],
    ['7/4/25 3:05 PM', '2025-07-04T20:05:00.000Z'],
    ['7/4/2025, 12:05:09 a.m.', '2025-07-04T05:05:00.000Z'],
    ['30.11.2025', '2025-11-30T06:00:00.000Z'],
    ['Nov 30, 2025', '2025-11-30T06:00:00.000Z'],
    ['Sunday, November 30, 2025 at 8:00 AM', '2025-11-30T14:00:00.000Z'],
  ])('%s is read on the studio’s wall clock', (text, instant) => {
    expect(readDate(text, 'America/Chicago')).toBe(instant);
  });

  it.each([
    '30/11/2025',
    '2025-02-30',
    'yesterday',
    '45991',
    '7/4/2025 25:00',
    'Foo 3, 2025',
    '2025-13-01T00:00:00Z',
  ])('%s is none', (text) => expect(readDate(text, 'America/Chicago')).toBeNull());
});

describe('rows', () => {
  const read = (text: string, matches?: ColumnMatches) => {
    const csv = readCsv(utf8(text));
    return readRows(csv, {
      matches: matches ?? matchColumns(csv.header),
      status: 'new',
      fileName: 'leads.csv',
      places: [{ slug: 'blanco', name: 'Blanco' }],
      timeZone: 'America/Chicago',
      now: '2026-01-01T00:00:00.000Z',
    });
  };

  it('become inquiries, and lose no words', () => {
    const { rows, mistakes } = read(
      'First name,Last name,Phone,Email,Service,Town,Stage,Priority,Tags,Created,Source,Notes\n' +
        'Lupe,Ortiz,512-555-0101,Lupe@Example.com,remodel/addition,"Blanco, TX 78606",Closed Won,EMERGENCY,"Porch; repeat",3/4/2025,Houzz,"Likes\ncedar"\n' +
        'Hank,Lee,512-555-0102,,Pool,Marfa,,,,,,\n',
    );
    expect(mistakes).toEqual([]);
    expect(rows[0]).toMatchObject({
      ...{
        line: 2,
        name: 'Lupe Ortiz',
        phone: '512-555-0101',
        email: 'Lupe@Example.com',
        serviceType: 'remodel',
      },
      ...{ area: 'blanco', status: 'completed', priority: 'emergency', tags: ['porch', 'repeat'] },
      ...{ createdAt: '2025-03-04T06:00:00.000Z', referredBy: 'Houzz', notes: 'Likes\ncedar' },
      message: 'Imported from leads.csv',
    });
    expect(rows[1]).toMatchObject({
      ...{ line: 4, name: 'Hank Lee', status: 'new', createdAt: '2026-01-01T00:00:00.000Z' },
      message: 'Service: Pool\nTown: Marfa',
    });
  });

  it('with mistakes are named by line, and the others go on', () => {
    const { rows, mistakes } = read(
      'Name,Email,Phone,Status,Date,Priority\n' +
        'Ann Lee,ann@example.com,,New,2025-01-05,\n' +
        'A,nobody,,Maybe,soon,high\n' +
        'Bo Ray,,,,,\n' +
        'Cy Poe,cy@example.com,,constructor,1/1/2027,\n',
    );
    expect(rows.map(({ name }) => name)).toEqual(['Ann Lee']);
    expect(mistakes).toEqual([
      {
        line: 3,
        words: [
          'Received “soon” isn’t a date like 11/30/2025 or 2025-11-30',
          'Status “Maybe” isn’t one of New, Contacted, In Progress, Completed, Cancelled',
          'Priority “high” isn’t one of Emergency, Normal, Someday',
          'Name must be at least 2 characters',
          'Please enter a valid email address',
        ],
      },
      { line: 4, words: ['Needs a phone number or an email address'] },
      {
        line: 5,
        words: [
          'Received “1/1/2027” is in the future',
          'Status “constructor” isn’t one of New, Contacted, In Progress, Completed, Cancelled',
        ],
      },
    ]);
  });

  it('of one person are noticed by email in any case and by phone in any spelling', () => {
    const { rows } = read(
      'Name,Email,Phone\nAnn Lee,ann@example.com,512-555-0101\nAnn L,ANN@example.com,\nA. Lee,,+1 (512) 555 0101\nBo Ray,bo@example.com,\n',
    );
    expect(rows.map(({ sameAs }) => sameAs)).toEqual([
      undefined,
      { line: 2, same: 'email' },
      { line: 2, same: 'phone' },
      undefined,
    ]);
  });

  it('join several columns of notes under their names, and take the first email', () => {
    const { rows } = read('Name,Work email,Home email,Call,Visit\nAnn Lee,,a@example.com,Rang,Saw\n', [
      'name',
      'email',
      'email',
      'notes',
      'notes',
    ]);
    expect(rows[0]).toMatchObject({ email: 'a@example.com', notes: 'Call: Rang\nVisit: Saw' });
  });

  it('ten thousand of them are read in a moment', () => {
    const text = `Name,Email,Town,Date\n${Array.from({ length: 10_000 }, (_, at) => `Ann ${at},ann${at}@example.com,Blanco,1/2/2025`).join('\n')}`;
    const began = process.cpuUsage();
    expect(read(text).rows).toHaveLength(10_000);
    const { user } = process.cpuUsage(began);
    expect(user / 1000).toBeLessThan(3000);
  });
});
