/**
 * How often one address may do a thing, counted in this process. Enough here: what is guarded is a token of 128 bits
 * and a form that only its sender can reach; the limit keeps the noise of many tries away from the database.
 * Measured by the time that has passed: a clock that is put back keeps nobody out.
 */
import { network } from '../staff/throttle.ts';

/** Addresses kept at most; beyond that the oldest window is let go. */
const MOST_ADDRESSES = 10_000;

export type AddressLimit = ReturnType<typeof addressLimit>;

export function addressLimit({ max, windowMs, on }: { max: number; windowMs: number; on: boolean }) {
  const windows = new Map<string, { count: number; endsAt: number }>();

  const current = (key: string, now: number) => {
    const window = windows.get(key);
    if (!window || window.endsAt > now) return window;
    windows.delete(key);
    return undefined;
  };

  return {
    /** Seconds until the address may try again, or null when it may now. */
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
