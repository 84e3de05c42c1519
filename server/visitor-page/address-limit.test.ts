import { expect, it, onTestFinished, vi } from 'vitest';
import { addressLimit } from './address-limit.ts';

const limit = (on = true) => addressLimit({ max: 3, windowMs: 60_000, on });

it('lets an address try until it has used up its window, and again when that has passed', () => {
  const guesses = limit();
  for (const at of [0, 10, 20]) {
    expect(guesses.secondsToWait('203.0.113.7', at)).toBeNull();
    guesses.count('203.0.113.7', at);
  }
  expect(guesses.secondsToWait('203.0.113.7', 1000)).toBe(59);
  expect(guesses.secondsToWait('203.0.113.8', 1000)).toBeNull();
  expect(guesses.secondsToWait('203.0.113.7', 60_001)).toBeNull();
});

it('counts a /64 of IPv6 as one address', () => {
  const guesses = limit();
  for (let n = 0; n < 3; n++) guesses.count(`2001:db8:1:2::${n}`, 0);
  expect(guesses.secondsToWait('2001:db8:1:2:ffff::1', 1)).not.toBeNull();
  expect(guesses.secondsToWait('2001:db8:1:3::1', 1)).toBeNull();
});

it('holds a bounded number of addresses', () => {
  const guesses = addressLimit({ max: 1, windowMs: 60_000, on: true });
  guesses.count('203.0.113.7', 0);
  for (let n = 0; n < 10_000; n++) guesses.count(`10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, 0);
  expect(guesses.secondsToWait('203.0.113.7', 1)).toBeNull();
  expect(guesses.secondsToWait('10.0.39.15', 1)).not.toBeNull();
});

it('counts nothing when limits are off', () => {
  const guesses = limit(false);
  for (let n = 0; n < 9; n++) guesses.count('203.0.113.7', 0);
  expect(guesses.secondsToWait('203.0.113.7', 1)).toBeNull();
});

it('keeps nobody waiting longer when the clock is put back', () => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const guesses = limit();
  for (let n = 0; n < 3; n++) guesses.count('203.0.113.7');
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(guesses.secondsToWait('203.0.113.7')).toBe(60);
  vi.advanceTimersByTime(60_000);
  expect(guesses.secondsToWait('203.0.113.7')).toBeNull();
});
