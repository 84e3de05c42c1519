/**
 * Lets visitors and staff go first: while the server has other requests, a mail costs a second and two megabytes another,
 * after two seconds on credit (docs/decisions/0041).
 */
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Each resolves when that may be taken, at once when the signal aborts. */
export type Pace = {
  mail(signal?: AbortSignal): Promise<void>;
  bytes(count: number, signal?: AbortSignal): Promise<void>;
};

export type PaceTimes = {
  mailMs: number;
  megabyteMs: number;
  /** Without a wait. */
  creditMs: number;
  /** After so long without a request, mail isn't held back. */
  quietMs: number;
};

const TIMES: PaceTimes = { mailMs: 1000, megabyteMs: 500, creditMs: 2000, quietMs: 500 };
const LOOK_MS = 50;

/** @param server whose requests go first. */
export function createPace(server: Pick<Server, 'on'>, times: Partial<PaceTimes> = {}): Pace {
  const { mailMs, megabyteMs, creditMs, quietMs } = { ...TIMES, ...times };
  let asked = Number.NEGATIVE_INFINITY;
  server.on('request', () => {
    asked = performance.now();
  });
  const isQuiet = () => performance.now() - asked > quietMs;
  let due = Number.NEGATIVE_INFINITY;
  async function take(costMs: number, signal?: AbortSignal): Promise<void> {
    due = Math.max(due + costMs, performance.now() - creditMs);
    while (performance.now() < due && !isQuiet() && !signal?.aborted)
      await pause(LOOK_MS, undefined, { signal }).catch(() => {});
    // Work done ahead in a quiet moment is no debt.
    due = Math.min(due, performance.now());
  }
  return {
    mail: (signal) => take(mailMs, signal),
    bytes: (count, signal) => take((count / 1024 / 1024) * megabyteMs, signal),
  };
}

/** Without any wait. */
export const UNPACED: Pace = { mail: async () => {}, bytes: async () => {} };
