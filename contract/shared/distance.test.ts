import { expect, test } from 'vitest';
import { directionOf, milesBetween } from './distance.ts';

const austin = { lat: 30.267, lon: -97.743 };
const bryan = { lat: 30.674, lon: -96.37 };

test('Bryan lies some 87 straight miles from Austin, the same both ways', () => {
  expect(milesBetween(austin, bryan)).toBeCloseTo(86.6, 0);
  expect(milesBetween(bryan, austin)).toBe(milesBetween(austin, bryan));
});

test('a degree of latitude is 69 miles, and nothing is 0', () => {
  expect(milesBetween({ lat: 30, lon: -98 }, { lat: 31, lon: -98 })).toBeCloseTo(69.1, 1);
  expect(milesBetween(austin, austin)).toBe(0);
});

test('directions are seen from the first place', () => {
  expect(directionOf(austin, bryan)).toBe('east');
  expect(directionOf(bryan, austin)).toBe('west');
  expect(directionOf({ lat: 30, lon: -98 }, { lat: 31, lon: -98 })).toBe('north');
  expect(directionOf({ lat: 30, lon: -98 }, { lat: 29.5, lon: -98.55 })).toBe('southwest');
});
