/** Our calendars, read by two independent parsers. */
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarText, uidOf } from './calendar.ts';

const entry: CalendarEntry = {
  uid: uidOf('01980000-0000-7000-8000-000000000001', 'https://www.example.com'),
  sequence: 3,
  status: 'CONFIRMED',
  stamp: '2026-11-20T10:00:00.123Z',
  startsAt: '2026-12-01T16:00:00.000Z',
  endsAt: '2026-12-01T17:30:00.000Z',
  summary: 'Site visit, Ledge & Frame',
  location: '410 South Main Street, Suite 2; Bryan',
  description: 'Bring plans\\pictures.\nMove it here: https://www.example.com/inquiry/abc/meeting',
  organizer: { name: 'Ledge & Frame', email: 'studio@ledgeandframe.example' },
  attendee: { name: 'Ana "Ñandú" Ruiz; X', email: 'ana+house@example.com' },
};

/** The event as each parser reads it. */
function read(ics: string) {
  const events = Object.values(nodeIcal.sync.parseICS(ics)).filter((c): c is VEvent => c?.type === 'VEVENT');
  const root = new ICAL.Component(ICAL.parse(ics));
  const second = root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { events, second, method: root.getFirstPropertyValue('method') };
}

const written = (change: Partial<CalendarEntry> = {}) => calendarText('REQUEST', [{ ...entry, ...change }]);

describe('a calendar entry', () => {
  it('says the same to both parsers', () => {
    const { events, second, method } = read(written());
    expect(method).toBe('REQUEST');
    expect([events.length, second.length]).toEqual([1, 1]);
    const [one, two] = [events[0] as VEvent, second[0] as ICAL.Event];
    for (const [a, b, expected] of [
      [one.uid, two.uid, entry.uid],
      [Number(one.sequence), two.sequence, 3],
      [one.summary, two.summary, entry.summary],
      [one.location, two.location, entry.location],
      [one.description, two.description, entry.description],
      [one.status, two.component.getFirstPropertyValue('status'), 'CONFIRMED'],
    ])
      expect([a, b]).toEqual([expected, expected]);
    const attendee = two.attendees[0];
    expect(attendee?.getFirstValue()).toBe('mailto:ana+house@example.com');
    expect(attendee?.getParameter('cn')).toBe('Ana ’Ñandú’ Ruiz; X');
    expect(two.organizer).toBe('mailto:studio@ledgeandframe.example');
  });

  it('has the booking’s instant on every quarter-hour of both days of a clock change and around them (ical-generator#680)', () => {
    let checked = 0;
    for (const day of ['2026-03-08', '2026-11-01'])
      for (let quarter = -20; quarter < 124; quarter++) {
        const at = Date.parse(`${day}T05:00:00Z`) + quarter * 15 * 60_000;
        const [startsAt, endsAt] = [at, at + 20 * 60_000].map((ms) => new Date(ms).toISOString()) as [
          string,
          string,
        ];
        const { events, second } = read(written({ startsAt, endsAt }));
        expect([events[0]?.start, events[0]?.end].map((date) => date?.toISOString())).toEqual([
          startsAt,
          endsAt,
        ]);
        expect(
          [second[0]?.startDate, second[0]?.endDate].map((time) => time?.toJSDate().toISOString()),
        ).toEqual([startsAt, endsAt]);
        checked++;
      }
    expect(checked).toBe(288);
  });

  it('is folded at 75 octets without cutting a character', () => {
    for (let pad = 0; pad < 80; pad++) {
      const summary = `${'x'.repeat(pad)}${'🏠é漢'.repeat(40)}`;
      const ics = written({ summary });
      for (const line of ics.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      const { events, second } = read(ics);
      expect([events[0]?.summary, second[0]?.summary]).toEqual([summary, summary]);
    }
  });

  it('lets nothing that is typed begin a property or another event', () => {
    const attack = 'x\r\nATTENDEE:mailto:victim@example.net\nEND:VEVENT\u2028BEGIN:VEVENT\u0000\u0007"\\n;,:';
    const hostile = { name: attack, email: 'a"\r\nX-EVIL:1@example.com' };
    const ics = written({ summary: attack, location: attack, description: attack, attendee: hostile });
    const { events, second } = read(ics);
    expect([events.length, second.length]).toEqual([1, 1]);
    expect(second[0]?.attendees).toHaveLength(1);
    expect(second[0]?.component.getFirstProperty('x-evil')).toBeNull();
    expect(second[0]?.summary).toBe('x\nATTENDEE:mailto:victim@example.net\nEND:VEVENT\nBEGIN:VEVENT"\\n;,:');
  });

  it('is cancelled by the same UID with a higher SEQUENCE', () => {
    const ics = calendarText('CANCEL', [{ ...entry, sequence: 4, status: 'CANCELLED' }]);
    const { second, method, events } = read(ics);
    expect([method, second[0]?.uid, second[0]?.sequence]).toEqual(['CANCEL', entry.uid, 4]);
    expect(events[0]?.status).toBe('CANCELLED');
  });
});
