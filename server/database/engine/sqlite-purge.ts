/** Rewrites the embedded database without what was deleted from it. */
import { type Kysely, sql } from 'kysely';
import type { Engine } from './engine.ts';

/**
 * Rewrites the search index, which keeps deleted words until its b-trees are merged (FTS5, "The 'optimize' Command"), and
 * then every page: `secure_delete` overwrites a deleted row where it is, but not the copies left by rows that moved to
 * another page. Readers go on; writers wait (docs/decisions/0028).
 */
export const purgeSqlite: Engine['purge'] = async (db, { once }) => {
  await once(async () => {
    await sql`insert into inquiry_trigrams (inquiry_trigrams) values ('optimize')`.execute(db);
    await sql`vacuum`.execute(db);
  });
  return (await emptyLog(db)) ? null : 'reader';
};

/**
 * Empties the write-ahead log, which contains pages from before an erasure. Doesn't wait for a reader of an older state,
 * such as a backup: that may take minutes.
 * @returns whether the log is now empty.
 */
export function emptyLog<D>(db: Kysely<D>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows: before } = await sql<{ timeout: number }>`pragma busy_timeout`.execute(connection);
    await sql`pragma busy_timeout = 0`.execute(connection);
    try {
      // Copies most pages while others can still write.
      await sql`pragma wal_checkpoint(passive)`.execute(connection);
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
      return rows[0]?.busy === 0;
    } finally {
      await sql`pragma busy_timeout = ${sql.lit(before[0]?.timeout ?? 0)}`.execute(connection);
    }
  });
}
