import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWindows } from './windows.ts';

describe('windows', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'Date'], now: Date.now() }));
  afterEach(() => void vi.useRealTimers());

  it('count each key for itself, and begin anew when they have ended', () => {
    const windows = createWindows();
    expect([windows.count('a', 1000), windows.count('a', 1000)]).toEqual([
      { current: 1, ttl: 1000 },
      { current: 2, ttl: 1000 },
    ]);
    vi.advanceTimersByTime(400);
    expect(windows.count('a', 1000)).toEqual({ current: 3, ttl: 600 });
    expect(windows.count('b', 1000).current).toBe(1);
    vi.advanceTimersByTime(600);
    expect(windows.count('a', 1000)).toEqual({ current: 1, ttl: 1000 });
  });

  it.each([-3_600_000, 3_600_000])('end when they should though the clock is put by %d ms', (by) => {
    const windows = createWindows();
    windows.count('a', 1000);
    vi.setSystemTime(Date.now() + by);
    expect(windows.count('a', 1000).current).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(windows.count('a', 1000).current).toBe(1);
  });

  it('go on from what is known elsewhere', () => {
    const windows = createWindows();
    windows.count('a', 1000);
    windows.learn('a', { current: 7, ttl: 300 });
    expect(windows.count('a', 1000)).toEqual({ current: 8, ttl: 300 });
  });

  it('are bounded in number: the oldest goes first', () => {
    const windows = createWindows();
    for (let n = 0; n <= 10_000; n++) windows.count(`key ${n}`, 1000);
    expect(windows.count('key 0', 1000).current).toBe(1);
    expect(windows.count('key 10000', 1000).current).toBe(2);
  });
});
