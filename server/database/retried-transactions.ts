import { setTimeout as pause } from 'node:timers/promises';
import { Kysely } from 'kysely';
import { isLockConflict } from './error-codes.ts';
import type { Database } from './schema.ts';

const MOST_TRIES = 5;
const PAUSE_MS = 20;

/**
 * A database that retries transactions which PostgreSQL ended for a deadlock: when two lock the same rows in opposite
 * order, it rolls one back entirely. So a transaction's effects outside the database must be safe to repeat.
 * Transactions with their own isolation level run once.
 */
export class RetryingDatabase extends Kysely<Database> {
  override transaction() {
    const builder = super.transaction();
    const once = builder.execute.bind(builder);
    builder.execute = (work) => retried(() => once(work));
    return builder;
  }
}

async function retried<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (!isLockConflict(error) || attempt === MOST_TRIES) throw error;
    }
    await pause(PAUSE_MS * 2 ** attempt * Math.random());
  }
}
