/** Wipes the slack of the embedded database's pages, some at a time, with SQLite's lock for writing. */
import { sql } from 'kysely';
import { isTakenByOthers } from '../database/failures.ts';
import type { Db } from '../database/schema.ts';
import { emptied, withoutWaiting } from './log-traces-store.ts';
import type { Slack } from './slack.ts';
import { renewal } from './traces-store.ts';

export type Wiped = Awaited<ReturnType<Slack['wipe']>>;

/** @returns null when the log can't be emptied now, or another process writes. */
export function wipeSome(db: Db, slack: Slack, after: number, count: number): Promise<Wiped | null> {
  return withoutWaiting(db, async (connection) => {
    if (!(await emptied(connection))) return null;
    try {
      await sql`begin immediate`.execute(connection);
    } catch (error) {
      if (isTakenByOthers(error)) return null;
      throw error;
    }
    let isDone = false;
    try {
      // Another process may have written since.
      if (!(await slack.isWhole())) return null;
      const wiped = await slack.wipe(after, count);
      // Pages in memory have the old slack, and would bring it back when they are written. This connection drops its own
      // here; those of other processes, when they see that someone wrote: so something must be written.
      await sql`pragma shrink_memory`.execute(connection);
      isDone = await renewal(connection);
      return isDone ? wiped : null;
    } finally {
      await (isDone ? sql`commit` : sql`rollback`).execute(connection);
    }
  });
}
