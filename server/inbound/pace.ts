/**
 * Lets visitors and staff go first: while the server has other requests, only a few mails at once are read without a
 * wait, and then one a second (docs/decisions/0041).
 */
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Resolves when the next mail may be taken; at once when the signal aborts. */
export type Pace = (signal?: AbortSignal) => Promise<void>;

/** Without a wait. */
export const AT_ONCE: Pace = async () => {};

export type PaceTimes = {
  /** Mails without a wait. */
  atOnce: number;
  everyMs: number;
  /** Without a request for so long, nobody waits for anything. */
  quietMs: number;
};

const TIMES: PaceTimes = { atOnce: 3, everyMs: 1000, quietMs: 500 };
const LOOK_MS = 50;

/** @param server whose requests go first. */
export function createPace(server: Pick<Server, 'on'>, times: Partial<PaceTimes> = {}): Pace {
  const { atOnce, everyMs, quietMs } = { ...TIMES, ...times };
  let asked = Number.NEGATIVE_INFINITY;
  server.on('request', () => {
    asked = performance.now();
  });
  const isQuiet = () => performance.now() - asked > quietMs;
  let due = Number.NEGATIVE_INFINITY;
  return async (signal) => {
    due = Math.max(due + everyMs, performance.now() - (atOnce - 1) * everyMs);
    while (performance.now() < due && !isQuiet() && !signal?.aborted)
      await pause(LOOK_MS, undefined, { signal }).catch(() => {});
    // What went ahead in a quiet moment is no debt.
    due = Math.min(due, performance.now());
  };
}
