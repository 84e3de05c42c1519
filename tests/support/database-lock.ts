/** Blocks every write to the outbox, as a slow disk or another long transaction would. */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqliteFile } from '../../server/database/connect.ts';

/** Ends waiting statements: PostgreSQL executes a statement that waits for a lock even after its client has died. */
const END_WAITING =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** @returns a function that releases the lock and drops the waiting writes. Call it after their clients are dead. */
export async function lockOutbox(at: {
  databaseUrl?: string;
  dataDir: string;
}): Promise<() => Promise<void>> {
  if (at.databaseUrl === undefined) {
    // The server may be in the middle of a write: without a timeout, node:sqlite fails immediately.
    const database = new DatabaseSync(sqliteFile(at.dataDir), { timeout: 10_000 });
    database.exec('begin immediate');
    return async () => database.close();
  }
  const client = new pg.Client(at.databaseUrl);
  await client.connect();
  await client.query('begin');
  await client.query('lock table mails in exclusive mode');
  return async () => {
    await client.query(END_WAITING);
    await client.end();
  };
}
