/** Splits work into many short transactions, so that others can write in between. */
import { setTimeout as pause } from 'node:timers/promises';
import { isLockConflict } from '../database/error-codes.ts';
import type { Db, Trx } from '../database/schema.ts';

/** Target duration of a transaction in milliseconds. On SQLite every other writer waits for it. */
const AIM_MS = 30;
/** Minimum pause for other writers: other processes first poll SQLite's lock every few milliseconds. */
const SHORTEST_PAUSE = 25;
const MOST_TRIES = 5;

export type RunBatch = <T>(work: (trx: Trx, size: number) => Promise<T>) => Promise<T>;

/**
 * @returns a function that runs one transaction and pauses for as long as it took. `size` limits its work and adapts to
 *   the duration of earlier transactions. It starts at `least` and never falls below it: a transaction's fixed cost on a
 *   slow machine doesn't shrink with its size.
 */
export function createBatchRunner(db: Db, least: number, most: number): RunBatch {
  let size = least;
  return async (work) => {
    const { result, took } = await timed(db, (trx) => work(trx, size));
    size = Math.round(Math.min(most, Math.max(least, size * Math.min(2, Math.max(0.25, AIM_MS / took)))));
    await pause(Math.max(SHORTEST_PAUSE, took));
    return result;
  };
}

async function timed<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<{ result: T; took: number }> {
  for (let attempt = 1; ; attempt++) {
    // Measured from when the lock is acquired: waiting for it isn't work.
    let began = 0;
    try {
      const result = await db.transaction().execute((trx) => {
        began = performance.now();
        return work(trx);
      });
      return { result, took: performance.now() - began };
    } catch (error) {
      if (!isLockConflict(error) || attempt === MOST_TRIES) throw error;
      await pause(SHORTEST_PAUSE * 2 ** attempt);
    }
  }
}
