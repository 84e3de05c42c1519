import { expect, it } from 'vitest';
import { NO_HOURS } from '#contract/booking/booking-hours.ts';
import { closedBetween, sheetHours, workingOn } from './hours-range.ts';

const hours = {
  ...NO_HOURS,
  weekly: { ...NO_HOURS.weekly, mon: [{ from: '06:30', to: '12:00' }] },
  exceptions: [{ day: '2026-12-24', ranges: [] }],
};

it('shows seven to seven, and whole hours around what lies outside of it', () => {
  expect(sheetHours([], undefined)).toEqual({ from: 420, to: 1140 });
  expect(sheetHours([{ from: 500, to: 1215 }], hours)).toEqual({ from: 360, to: 1260 });
});

it('takes a day’s own hours before the week’s', () => {
  expect(workingOn(hours, '2026-11-23')).toEqual([{ from: 390, to: 720 }]);
  expect(workingOn(hours, '2026-12-24')).toEqual([]);
});

it('finds what lies between the hours', () => {
  const sheet = { from: 420, to: 1140 };
  expect(closedBetween([], sheet)).toEqual([sheet]);
  expect(
    closedBetween(
      [
        { from: 780, to: 1140 },
        { from: 360, to: 720 },
      ],
      sheet,
    ),
  ).toEqual([{ from: 720, to: 780 }]);
});
