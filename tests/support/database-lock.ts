/** Holds off every write to the outbox, as a slow disk or a long transaction of someone else would. */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { sqliteFile } from '../../server/database/connect.ts';

/** A statement that waits for a lock of PostgreSQL is carried out even after its sender died, unless it is ended. */
const END_WAITING =
  "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";

/** @returns what lets go again, and drops the writes that wait: call it when their senders are dead. */
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
