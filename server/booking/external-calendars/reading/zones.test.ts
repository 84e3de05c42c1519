/** Times on the wall in every zone, against the clock that offers meetings (contract/shared/zoned-day.ts). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOfDay, offsetAt } from '#contract/shared/zoned-day.ts';
import { componentsOf, timeZonesIn } from './components.ts';
import { zonesOf } from './zones.ts';

const DAY = 24 * 60 * 60_000;
const FROM = Date.parse('2026-01-01T00:00:00Z');
const around = { from: FROM, to: FROM + 400 * DAY };
const names = { own: 'America/Chicago', ofCalendar: null };
const everyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const day = fc.integer({ min: 0, max: 399 });
const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });

/** The instant of a wall time by the other way of counting. */
const expected = (wall: number, zone: string): number => {
  const midnight = Math.floor(wall / DAY) * DAY;
  return clockOfDay(new Date(midnight).toISOString().slice(0, 10), zone)((wall - midnight) / 60_000);
};

const twoDigits = (n: number) => String(n).padStart(2, '0');
const offsetText = (ms: number) => {
  const minutesOff = Math.abs(ms) / 60_000;
  return `${ms < 0 ? '-' : '+'}${twoDigits(Math.floor(minutesOff / 60))}${twoDigits(minutesOff % 60)}`;
};
const wallText = (wall: number) => new Date(wall).toISOString().replace(/[-:]|\.\d+Z/g, '');

/** A definition that gives each change of offset by its date, under a name that nothing else explains. */
function definitionOf(zone: string): string {
  const changes: string[] = [];
  for (let at = FROM - 400 * DAY; at < around.to; at += 15 * 60_000) {
    const [before, after] = [offsetAt(at - 15 * 60_000, zone), offsetAt(at, zone)];
    if (before !== after || changes.length === 0)
      changes.push(
        `BEGIN:STANDARD\nDTSTART:${wallText(at + before)}\nTZOFFSETFROM:${offsetText(before)}\nTZOFFSETTO:${offsetText(after)}\nEND:STANDARD`,
      );
  }
  return `BEGIN:VCALENDAR\nBEGIN:VTIMEZONE\nTZID:Mine\n${changes.join('\n')}\nEND:VTIMEZONE\nEND:VCALENDAR`;
}

describe('a time on the wall', () => {
  it('is the same instant as where meetings are offered, in any zone', () => {
    fc.assert(
      fc.property(everyZone, day, minutes, (zone, days, minute) => {
        const wall = FROM + days * DAY + minute * 60_000;
        expect(zonesOf([], names, around).find(zone)?.instantOf(wall)).toBe(expected(wall, zone));
      }),
      { numRuns: 300 },
    );
  });

  it.each(['America/Chicago', 'Europe/Berlin', 'Australia/Lord_Howe', 'Africa/Casablanca', 'Asia/Kolkata'])(
    'in a zone that only the calendar explains is that of %s, in the gap and the hour that is there twice too',
    (zone) => {
      const mine = zonesOf(timeZonesIn(componentsOf(definitionOf(zone))), names, around).find('Mine');
      for (let wall = FROM; wall < around.to; wall += 30 * 60_000)
        if (mine?.instantOf(wall) !== expected(wall, zone)) expect([new Date(wall), zone]).toBeNull();
    },
  );
});
