/** Counts for all servers together, or for this one alone while the database is unavailable. */
import { createHmac } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { RequestCounts } from './store.ts';
import { type Counted, createWindows } from './windows.ts';

/** The longest wait for a count: the form must be returned with the visitor's input. */
const PATIENCE_MS = 500;
/** Pause after a failed query, because queries would pile up before a database that hangs. */
const PAUSE_MS = 1000;
const SWEEP_MS = 60_000;

/** Counts a request. @returns how many there were in the running window. */
export type Count = (key: string, windowMs: number, max: number) => Promise<Counted>;

type Parts = { store: RequestCounts; secret: string; log: FastifyBaseLogger; patienceMs?: number };

/**
 * The database's answers are cached here, too: a flood from one address is refused without another query until its
 * window ends, and a process that loses the database continues from the last count.
 */
export function countShared({ store, secret, log, patienceMs = PATIENCE_MS }: Parts): Count {
  const here = createWindows();
  const sweep = sweeper(store);
  let askAgainAt = 0;

  // Keyed, because addresses are personal data.
  const hashed = (key: string) =>
    createHmac('sha256', secret).update(`request count: ${key}`).digest('base64url');

  function fail(code: string) {
    if (performance.now() >= askAgainAt)
      log.warn({ code }, 'rate limits are per process until the database is back');
    askAgainAt = performance.now() + PAUSE_MS;
  }

  return async (key, windowMs, max) => {
    const known = here.count(key, windowMs);
    if (known.current > max || performance.now() < askAgainAt) return known;
    try {
      const shared = await inTime(store.count(hashed(key), windowMs), patienceMs);
      if (!shared) fail('SLOW');
      if (!shared) return known;
      here.learn(key, shared);
      if (shared.current === 1) sweep();
      return shared;
    } catch (error) {
      fail((error as NodeJS.ErrnoException).code ?? 'UNKNOWN');
      return known;
    }
  };
}

/** Null when it takes too long; it may count nevertheless. */
async function inTime<T>(work: Promise<T>, ms: number): Promise<T | null> {
  const waiting = new AbortController();
  try {
    return await Promise.race([work, pause(ms, null, { signal: waiting.signal })]);
  } finally {
    waiting.abort();
  }
}

function sweeper(store: RequestCounts) {
  let last = performance.now();
  return () => {
    if (performance.now() - last < SWEEP_MS) return;
    last = performance.now();
    // A failure must not fail this request; the next sweep deletes the rest.
    store.forgetEnded().catch(() => {});
  };
}
