/** Calendars built to be expensive: each ends within the limits of its process, with busy times or with a message. */
import { describe, expect, it } from 'vitest';
import { parseApart } from './parse-apart.ts';
import { unreadWords } from './reading/unread.ts';

const window = {
  from: Date.parse('2026-11-01T00:00:00Z'),
  to: Date.parse('2027-04-01T00:00:00Z'),
  ownHost: 'own.example',
};

const calendar = (lines: string[]) => ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const many = (n: number, make: (i: number) => string[]) =>
  Array.from({ length: n }, (_, i) => make(i)).flat();
const basic = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d+Z/g, '');
const good = event('UID:good@x', 'DTSTART:20261201T160000Z', 'DURATION:PT1H');
const zone = (name: string, ...more: string[]) => [
  ...['BEGIN:VTIMEZONE', `TZID:${name}`, 'BEGIN:STANDARD', 'DTSTART:16011101T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU', 'TZOFFSETFROM:-0500', 'TZOFFSETTO:-0600', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:16010308T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'],
  ...['TZOFFSETFROM:-0600', 'TZOFFSETTO:-0500', ...more, 'END:DAYLIGHT', 'END:VTIMEZONE'],
];
const ONE = ['2026-12-01T16:00'];

async function read(lines: string[]) {
  const { times, unread } = await parseApart(calendar(lines), window);
  return { starts: times.map(({ startsAt }) => startsAt.slice(0, 16)), words: unreadWords(unread) };
}

describe('a calendar', () => {
  it('of 5,000 events, 500 of which repeat for years, is read', async () => {
    const lines = many(5000, (i) =>
      event(
        `UID:${i}@x`,
        `DTSTART;TZID=${i % 2 ? 'America/Chicago' : 'Mine'}:${basic(window.from + (i - 4000) * 7 * 3_600_000)}`,
        'DURATION:PT30M',
        `SUMMARY:Event ${i}`,
        `DESCRIPTION:${'x'.repeat(120)}`,
        ...(i % 10 === 0 ? ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE'] : []),
      ),
    );
    const { starts, words } = await read([...zone('Mine'), ...lines]);
    expect(starts.length).toBeGreaterThan(500);
    expect(words).toBeNull();
  });

  it.each<[string, string[]]>([
    ['nested 100,000 deep', [...many(100_000, () => ['BEGIN:X']), ...good]],
    [
      'with a zone of 80,000 dates',
      [
        ...zone('Mine', `RDATE:${many(80_000, (i) => [basic(window.from - i * 1e7)])}`),
        ...event('UID:a', 'DTSTART;TZID=Mine:20261201T100000', 'DURATION:PT1H'),
      ],
    ],
    [
      'with 2,000 zones',
      many(2000, (i) => [
        ...zone(`Z${i}`),
        ...event(`UID:${i}`, `DTSTART;TZID=Z${i}:20261201T100000`, 'DURATION:PT1H'),
      ]),
    ],
    [
      'with 100,000 exceptions',
      [
        ...event(
          'UID:a',
          'DTSTART:20261201T160000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;COUNT=2',
          `EXDATE:${['20261202T160000', ...many(100_000, (i) => [basic(window.from - i * 1e7)])].join('Z,')}Z`,
        ),
      ],
    ],
    [
      'with 20,000 lines of one kind',
      [
        ...event(
          'UID:a',
          ...many(20_000, () => ['EXDATE:20261203T160000Z']),
          'DTSTART:20261201T160000Z',
          'DURATION:PT1H',
        ),
      ],
    ],
  ])('%s is read', async (_, lines) => {
    expect((await read(lines)).starts).toEqual(ONE);
  });

  it.each([
    ['a million parameters', `DTSTART;${'A=B;'.repeat(250_000)}:20261201T160000Z`],
    ['a million zones', `DTSTART${';TZID='.repeat(200_000)}`],
    ['a million spaces', `DTSTART;TZID=${' '.repeat(1_000_000)}:x`],
    ['a million digits', `DTSTART:${'2'.repeat(1_000_000)}`],
  ])('with %s in one line loses that event', async (_, line) => {
    const { starts, words } = await read([...event('UID:a', line, 'DURATION:PT1H'), ...good]);
    expect(starts).toEqual(ONE);
    expect(words).toMatch(/^We couldn’t read all of 1 event\. .{0,80}no readable start/);
  });

  it('with a few events that repeat every minute keeps the others', async () => {
    const { starts, words } = await read([
      ...many(8, (i) =>
        event(`UID:${i}`, 'DTSTART:20200101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY'),
      ),
      ...good,
    ]);
    expect(starts).toEqual(ONE);
    expect(words).toContain('We couldn’t read all of 8 events');
    expect(words).toContain('And 3 more.');
  });

  it('with more times than anyone has is refused', async () => {
    const lines = many(12_000, (i) =>
      event(`UID:${i}`, `DTSTART:${basic(window.from + i * 60_000)}Z`, 'DURATION:PT1M', 'RRULE:FREQ=DAILY'),
    );
    await expect(read(lines)).rejects.toThrow('too many events');
  });
});
