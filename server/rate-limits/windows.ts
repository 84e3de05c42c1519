/** How often each key was counted in its running window, in this process. */

/** `current` is the count so far, including this one; `ttl` the milliseconds until the window ends. */
export type Counted = { current: number; ttl: number };

/** Maximum number of keys; beyond it, the oldest window is deleted. */
const MOST_KEYS = 10_000;

/** Measured by elapsed time rather than the system clock: setting that back makes no wait longer. */
export function createWindows() {
  const windows = new Map<string, { count: number; endsAt: number }>();

  function keep(key: string, count: number, endsAt: number) {
    windows.delete(key);
    const oldest = windows.size >= MOST_KEYS ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    windows.set(key, { count, endsAt });
  }

  return {
    count(key: string, windowMs: number): Counted {
      const now = performance.now();
      const window = windows.get(key);
      if (window && window.endsAt > now) {
        window.count += 1;
        return { current: window.count, ttl: window.endsAt - now };
      }
      keep(key, 1, now + windowMs);
      return { current: 1, ttl: windowMs };
    },

    /** Replaces a key's count by a better one, such as the database's. */
    learn: (key: string, { current, ttl }: Counted) => keep(key, current, performance.now() + ttl),
  };
}
