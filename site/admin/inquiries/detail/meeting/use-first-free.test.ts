import { expect, it } from 'vitest';
import { firstFreeOf } from './use-first-free.ts';

const slot = (staffId: string, hour: number) => ({ at: `2026-12-01T${hour}:00:00.000Z`, staffId });

it('is the person of the earliest time, and of several at that time the reader', () => {
  expect(firstFreeOf([slot('me', 17), slot('ana', 16)], 'me')).toBe('ana');
  expect(firstFreeOf([slot('ana', 16), slot('me', 16)], 'me')).toBe('me');
  expect(firstFreeOf([], 'me')).toBeUndefined();
});
