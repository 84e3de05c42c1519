import { expect, it } from 'vitest';
import { type BookingHours, NO_HOURS } from '#contract/booking/booking-hours.ts';
import { mistakesIn } from './hours-form.tsx';

const MORNING = [{ from: '09:00', to: '12:00' }];
const MONDAYS = { ...NO_HOURS.weekly, mon: MORNING };
const mistakes = (change: Partial<BookingHours>) => mistakesIn({ ...NO_HOURS, ...change });

it('finds nothing wrong with hours that the server takes', () => {
  expect(mistakes({ kinds: ['call'], weekly: MONDAYS, leadHours: 12 })).toEqual({});
  expect(mistakes({ kinds: ['call'], exceptions: [{ day: '2026-12-24', ranges: MORNING }] })).toEqual({});
  expect(mistakes({ exceptions: [{ day: '2026-12-24', ranges: [] }] })).toEqual({});
});

it('finds hours that no kind of meeting uses, and kinds that have no hours', () => {
  expect(mistakes({ weekly: MONDAYS })).toEqual({
    kinds: 'Choose a meeting type for these hours, or remove them',
  });
  expect(mistakes({ kinds: ['call', 'site'] })).toEqual({
    weekly: 'Set hours for these meeting types, or uncheck them all',
  });
});

it('stands beside the weekday, the day and the field that it is about', () => {
  const overlapping = [
    { from: '09:00', to: '12:00' },
    { from: '11:00', to: '13:00' },
  ];
  const backwards = [{ from: '12:00', to: '09:00' }];
  expect(
    mistakes({
      weekly: { ...NO_HOURS.weekly, tue: overlapping, fri: backwards },
      exceptions: [
        { day: '2026-12-24', ranges: [] },
        { day: '', ranges: [] },
      ],
      leadHours: 1.5,
    }),
  ).toEqual({
    'weekly.tue': 'These hours overlap',
    'weekly.fri': 'End time must be after start time',
    'exceptions.1': 'Enter a date',
    leadHours: 'Enter a whole number',
  });
});

it('says once that a day stands twice', () => {
  const day = { day: '2026-12-24', ranges: [] };
  expect(mistakes({ exceptions: [day, day] })).toEqual({ exceptions: 'This date is listed twice' });
});
