import { expect, it } from 'vitest';
import { type BookingHours, NO_HOURS } from '#contract/booking-hours.ts';
import { mistakesIn } from './mistakes.ts';

const mistakes = (change: Partial<BookingHours>) => mistakesIn({ ...NO_HOURS, ...change });

it('finds nothing wrong with hours that the server takes', () => {
  expect(mistakes({ kinds: ['call'], leadHours: 12 })).toEqual({});
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
    'weekly.fri': 'The end must be after the start',
    'exceptions.1': 'Choose a day such as 2026-03-08',
    leadHours: 'Use a whole number',
  });
});

it('says once that a day stands twice', () => {
  const day = { day: '2026-12-24', ranges: [] };
  expect(mistakes({ exceptions: [day, day] })).toEqual({ exceptions: 'This day stands twice' });
});
