/** Empties the embedded database's write-ahead log, which contains pages from before an erasure. */
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/**
 * Checkpoints without waiting: a reader of an older snapshot, such as a backup, may take minutes.
 * @returns whether the log is now empty.
 */
export const emptyLog = (db: Db): Promise<boolean> => withoutWaiting(db, emptied);

/** As `emptyLog`, on a connection that doesn't wait. */
export async function emptied(connection: Db): Promise<boolean> {
  // Copies most pages while others can still write.
  await sql`pragma wal_checkpoint(passive)`.execute(connection);
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
  return rows[0]?.busy === 0;
}

/** Runs the work on a connection for writing that gives up at once where it would wait for a lock. */
export function withoutWaiting<T>(db: Db, work: (connection: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    const { rows: before } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(before[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}
