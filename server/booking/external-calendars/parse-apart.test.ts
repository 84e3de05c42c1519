import { describe, expect, it } from 'vitest';
import { calendarText, uidOf } from '../calendar.ts';
import { parseApart } from './parse-apart.ts';
import { unreadWords } from './reading/unread.ts';

const window = {
  from: Date.parse('2026-10-25T00:00:00Z'),
  to: Date.parse('2026-12-25T00:00:00Z'),
  ownHost: 'www.example.com',
};

const ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Europe/Berlin', 'BEGIN:STANDARD', 'DTSTART:19701025T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'END:STANDARD'],
  ...['BEGIN:DAYLIGHT', 'DTSTART:19700329T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
  ...['TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'END:DAYLIGHT', 'END:VTIMEZONE'],
];
const event = (...lines: string[]) => [
  ...[
    'BEGIN:VEVENT',
    ...(lines.some((line) => line.startsWith('UID:')) ? [] : ['UID:one@elsewhere.example']),
  ],
  ...[...lines, 'END:VEVENT'],
];
const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...ZONE, ...lines, 'END:VCALENDAR'].join('\r\n');

const times = async (...lines: string[]) =>
  (await parseApart(calendar(...lines), window)).times.map(({ startsAt, endsAt }) => [
    startsAt.slice(0, 16),
    endsAt.slice(5, 16),
  ]);

describe('busy times', () => {
  it('are an event’s, in UTC, in a zone, in the firm’s zone, and of whole days', async () => {
    expect(await times(...event('DTSTART:20261201T160000Z', 'DTEND:20261201T170000Z'))).toEqual([
      ['2026-12-01T16:00', '12-01T17:00'],
    ]);
    expect(
      await times(
        ...event('DTSTART;TZID=Europe/Berlin:20261201T160000', 'DTEND;TZID=Europe/Berlin:20261201T170000'),
      ),
    ).toEqual([['2026-12-01T15:00', '12-01T16:00']]);
    const floating = calendar(...event('DTSTART:20261201T160000', 'DURATION:PT90M')).replace(
      ZONE.join('\r\n'),
      'X-A:b',
    );
    expect((await parseApart(floating, window)).times).toEqual([
      { startsAt: '2026-12-01T22:00:00.000Z', endsAt: '2026-12-01T23:30:00.000Z' },
    ]);
    expect(await times(...event('DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'))).toEqual([
      ['2026-12-01T06:00', '12-03T06:00'],
    ]);
    expect(await times(...event('DTSTART;VALUE=DATE:20261201'))).toEqual([
      ['2026-12-01T06:00', '12-02T06:00'],
    ]);
  });

  it('in the zones that Outlook names are right, in one calendar (cal.diy#14664)', async () => {
    const found = await times(
      ...event(
        'UID:a@x',
        'DTSTART;TZID=FLE Standard Time:20261201T100000',
        'DTEND;TZID=FLE Standard Time:20261201T103000',
      ),
      ...event(
        'UID:b@x',
        'DTSTART;TZID=GMT Standard Time:20261201T100000',
        'DTEND;TZID=GMT Standard Time:20261201T103000',
      ),
      ...event('UID:c@x', 'DTSTART;TZID=Central Standard Time:20261201T100000', 'DURATION:PT30M'),
    );
    expect(found).toEqual([
      ['2026-12-01T08:00', '12-01T08:30'],
      ['2026-12-01T10:00', '12-01T10:30'],
      ['2026-12-01T16:00', '12-01T16:30'],
    ]);
  });

  it('repeat on their own day, across a clock change at the same time on the wall (cal.diy#14641)', async () => {
    const zone = 'TZID=America/Chicago';
    expect(
      await times(
        ...event(
          `DTSTART;${zone}:20261020T090000`,
          `DTEND;${zone}:20261020T100000`,
          'RRULE:FREQ=WEEKLY;COUNT=4',
        ),
      ),
    ).toEqual([
      ['2026-10-27T14:00', '10-27T15:00'],
      ['2026-11-03T15:00', '11-03T16:00'],
      ['2026-11-10T15:00', '11-10T16:00'],
    ]);
  });

  it('leave out exceptions, and follow instances that were moved or cancelled, into the window too (cal.diy#25947)', async () => {
    const uid = 'UID:weekly@elsewhere.example';
    const weekly = event(
      ...[
        uid,
        'DTSTART:20261001T160000Z',
        'DTEND:20261001T170000Z',
        'RRULE:FREQ=WEEKLY;UNTIL=20261120T000000Z',
      ],
      'EXDATE:20261105T160000Z',
    );
    const moved = event(
      ...[uid, 'RECURRENCE-ID:20261112T160000Z', 'DTSTART:20261113T180000Z', 'DTEND:20261113T190000Z'],
    );
    const fromBefore = event(
      ...[uid, 'RECURRENCE-ID:20261008T160000Z', 'DTSTART:20261201T180000Z', 'DTEND:20261201T190000Z'],
    );
    const dropped = event(
      ...[uid, 'RECURRENCE-ID:20261119T160000Z', 'DTSTART:20261119T160000Z', 'DTEND:20261119T170000Z'],
      'STATUS:CANCELLED',
    );
    expect(await times(...weekly, ...moved, ...fromBefore, ...dropped)).toEqual([
      ['2026-10-29T16:00', '10-29T17:00'],
      ['2026-11-13T18:00', '11-13T19:00'],
      ['2026-12-01T18:00', '12-01T19:00'],
    ]);
  });

  it('aren’t those of cancelled and free events, nor of our own meetings', async () => {
    const at = ['DTSTART:20261201T160000Z', 'DTEND:20261201T170000Z'];
    expect(await times(...event(...at, 'STATUS:CANCELLED'))).toEqual([]);
    expect(await times(...event(...at, 'TRANSP:TRANSPARENT'))).toEqual([]);
    expect(await times(...event(...at, 'TRANSP:OPAQUE', 'STATUS:TENTATIVE'))).toHaveLength(1);
    const own = calendarText('PUBLISH', [
      {
        uid: uidOf('b1', 'https://www.example.com'),
        ...{ sequence: 0, status: 'CONFIRMED', stamp: '2026-11-01T00:00:00Z' },
        ...{ startsAt: '2026-12-01T16:00:00Z', endsAt: '2026-12-01T17:00:00Z', summary: 'Ours' },
        ...{ location: null, description: null, organizer: { name: 'x', email: 'x@example.com' } },
      },
    ]);
    expect((await parseApart(own, window)).times).toEqual([]);
    const others = await parseApart(own, { ...window, ownHost: 'another.example' });
    expect(others.times).toHaveLength(1);
  });

  it('that overlap are one, and end at the window', async () => {
    expect(
      await times(
        ...event('UID:a@x', 'DTSTART:20261201T160000Z', 'DTEND:20261201T170000Z'),
        ...event('UID:b@x', 'DTSTART:20261201T163000Z', 'DTEND:20261201T180000Z'),
        ...event('UID:c@x', 'DTSTART:20261220T000000Z', 'DTEND:20270120T000000Z'),
        ...event('UID:d@x', 'DTSTART:20250101T000000Z', 'DTEND:20250102T000000Z'),
      ),
    ).toEqual([
      ['2026-12-01T16:00', '12-01T18:00'],
      ['2026-12-20T00:00', '12-25T00:00'],
    ]);
  });

  it('of an event that repeats every second are given up; the others count, and the words say which', async () => {
    const text = calendar(
      ...event('UID:a@x', 'DTSTART:20200101T000000Z', 'DTEND:20200101T000001Z', 'RRULE:FREQ=SECONDLY'),
      ...event('UID:b@x', 'DTSTART:20261201T160000Z', 'DTEND:20261201T170000Z'),
    );
    const { times: found, unread } = await parseApart(text, window);
    expect(found).toHaveLength(1);
    expect(unreadWords(unread)).toBe(
      'We couldn’t read all of 1 event. The event on Jan 1, 2020, 12:00 AM repeats too often, so only its first occurrence blocks your time. All other events still block your time.',
    );
  });

  it('of a calendar full of such events are refused as a whole', async () => {
    const many = calendar(
      ...Array.from({ length: 6000 }, (_, i) =>
        event(`UID:${i}@x`, 'DTSTART:20200101T000000Z', 'DTEND:20200101T000100Z', 'RRULE:FREQ=MINUTELY'),
      ).flat(),
    );
    const before = process.memoryUsage.rss();
    await expect(parseApart(many, window)).rejects.toThrow('too many repeating');
    expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
  });

  it('that take longer than their time cost the process and nothing else', async () => {
    await expect(parseApart(calendar(...event('DTSTART:20261201T160000Z')), window, 1)).rejects.toThrow(
      'too many events',
    );
  });

  it('of broken calendars are left out, never guessed', async () => {
    expect(await times(...event('DTSTART:20269999T990000Z', 'DTEND:20261201T170000Z'))).toEqual([]);
    expect(await times(...event('SUMMARY:No time'))).toEqual([]);
    expect(await times(...event('DTSTART:20261201T160000Z', 'DTEND:20261201T150000Z'))).toEqual([]);
    expect(await times('BEGIN:VEVENT', 'BEGIN:VEVENT', 'END:VALARM')).toEqual([]);
  });
});
