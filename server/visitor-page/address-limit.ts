/**
 * A rate limit per network address, counted in this process. That suffices here: it slows down repeated attempts at a
 * 128-bit token, and at a form that only its sender can reach. Uses a monotonic clock, so that a clock set back locks
 * no one out.
 */
import { network } from '../rate-limits/network.ts';

/** Maximum number of addresses; beyond it, the oldest window is evicted. */
const MOST_ADDRESSES = 10_000;

export function addressLimit({ max, windowMs, on }: { max: number; windowMs: number; on: boolean }) {
  const windows = new Map<string, { count: number; endsAt: number }>();

  const current = (key: string, now: number) => {
    const window = windows.get(key);
    if (!window || window.endsAt > now) return window;
    windows.delete(key);
    return undefined;
  };

  return {
    /** Returns the seconds until the address may retry, or null when it may now. */
    secondsToWait(address: string, now = performance.now()): number | null {
      const window = on ? current(network(address), now) : undefined;
      return window && window.count >= max ? Math.ceil((window.endsAt - now) / 1000) : null;
    },

    count(address: string, now = performance.now()): void {
      if (!on) return;
      const key = network(address);
      const window = current(key, now);
      if (window) {
        window.count += 1;
        return;
      }
      const oldest = windows.size >= MOST_ADDRESSES ? windows.keys().next().value : undefined;
      if (oldest !== undefined) windows.delete(oldest);
      windows.set(key, { count: 1, endsAt: now + windowMs });
    },
  };
}
