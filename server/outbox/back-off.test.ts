import { expect, it } from 'vitest';
import { MOST_ATTEMPTS, retryDelay } from './back-off.ts';

it('tries ten times in about four and a half hours', () => {
  const pauses = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, i) => retryDelay(i + 1, () => 0.5) as number);
  expect(MOST_ATTEMPTS).toBe(10);
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000;
  expect(hours).toBeCloseTo(4.5, 1);
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
});

it('gives up after the tenth, and after any try that a killed worker took beyond it', () => {
  expect(retryDelay(10)).toBe(null);
  expect(retryDelay(11)).toBe(null);
});

it('spreads each pause by a tenth', () => {
  expect(retryDelay(1, () => 0)).toBe(27_000);
  expect(retryDelay(1, () => 1)).toBe(33_000);
});
