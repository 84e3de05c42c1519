/** Our calendars, read by ical.js, and their times by our own reader of calendars. */
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { type CalendarEntry, calendarText, uidOf } from './calendar.ts';
import { busyTimesOf } from './external-calendars/times.ts';

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

function read(ics: string) {
  const root = new ICAL.Component(ICAL.parse(ics));
  const events = root.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
  return { events, method: root.getFirstPropertyValue('method') };
}

const written = (change: Partial<CalendarEntry> = {}) => calendarText('REQUEST', [{ ...entry, ...change }]);

describe('a calendar entry', () => {
  it('says what was written', () => {
    const { events, method } = read(written());
    expect([method, events.length]).toEqual(['REQUEST', 1]);
    const event = events[0] as ICAL.Event;
    const { uid, sequence, summary, location, description } = event;
    expect({ uid, sequence, summary, location, description }).toEqual({
      ...{ uid: entry.uid, sequence: 3, summary: entry.summary },
      ...{ location: entry.location, description: entry.description },
    });
    expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    const attendee = event.attendees[0];
    expect(attendee?.getFirstValue()).toBe('mailto:ana+house@example.com');
    expect(attendee?.getParameter('cn')).toBe('Ana ’Ñandú’ Ruiz; X');
    expect(event.organizer).toBe('mailto:studio@ledgeandframe.example');
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
        const ics = written({ startsAt, endsAt });
        const [event] = read(ics).events;
        expect([event?.startDate, event?.endDate].map((time) => time?.toJSDate().toISOString())).toEqual([
          startsAt,
          endsAt,
        ]);
        const year = { from: Date.parse('2026-01-01'), to: Date.parse('2027-01-01') };
        expect(busyTimesOf(ics, { ...year, ownHost: 'another.example' }).times).toEqual([
          { startsAt, endsAt },
        ]);
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
      expect(read(ics).events[0]?.summary).toBe(summary);
    }
  });

  it('lets nothing that is typed begin a property or another event', () => {
    const attack = 'x\r\nATTENDEE:mailto:victim@example.net\nEND:VEVENT\u2028BEGIN:VEVENT\u0000\u0007"\\n;,:';
    const hostile = { name: attack, email: 'a"\r\nX-EVIL:1@example.com' };
    const ics = written({ summary: attack, location: attack, description: attack, attendee: hostile });
    const { events } = read(ics);
    expect(events).toHaveLength(1);
    expect(events[0]?.attendees).toHaveLength(1);
    expect(events[0]?.component.getFirstProperty('x-evil')).toBeNull();
    expect(events[0]?.summary).toBe('x\nATTENDEE:mailto:victim@example.net\nEND:VEVENT\nBEGIN:VEVENT"\\n;,:');
  });

  it('is cancelled by the same UID with a higher SEQUENCE', () => {
    const ics = calendarText('CANCEL', [{ ...entry, sequence: 4, status: 'CANCELLED' }]);
    const { events, method } = read(ics);
    expect([method, events[0]?.uid, events[0]?.sequence]).toEqual(['CANCEL', entry.uid, 4]);
    expect(events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });
});
