/**
 * Tells when somebody committed something, in this process or another. It says no more than that: what
 * changed is read from the tables, so a word that is lost or said twice does no harm (docs/decisions/0016).
 */
import { DatabaseSync } from 'node:sqlite';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Config } from '../config.ts';
import { sqliteFile } from './connect.ts';

/** Ends the watch. */
export type StopWatching = () => Promise<void>;

type Watched = { config: Pick<Config, 'databaseUrl' | 'dataDir'>; log: FastifyBaseLogger };

/** Calls `onCommit` after commits that touch inquiries or who looks at them; on SQLite, after any. */
export const watchCommits = ({ config, log }: Watched, onCommit: () => void): StopWatching =>
  config.databaseUrl
    ? listen(config.databaseUrl, log, onCommit)
    : poll(sqliteFile(config.dataDir), log, onCommit);

const POLL_MS = 1000;

/** SQLite has no messages between processes, but a counter that costs a microsecond to read. */
function poll(file: string, log: FastifyBaseLogger, onCommit: () => void): StopWatching {
  const database = new DatabaseSync(file, { readOnly: true });
  // Of this connection, which never writes: so commits of this process count too.
  const version = database.prepare('pragma data_version');
  const read = () => (version.get() as { data_version: number }).data_version;
  let known = read();
  const timer = setInterval(() => {
    try {
      const now = read();
      if (now === known) return;
      known = now;
      onCommit();
    } catch (error) {
      log.warn({ code: (error as NodeJS.ErrnoException).code }, 'database could not be watched');
    }
  }, POLL_MS).unref();
  return async () => {
    clearInterval(timer);
    database.close();
  };
}

/** Of server/database/migrations/0006-desk.ts. */
const CHANNEL = 'ledge_frame_live';
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;
/** A server that vanished without a word is noticed after this. */
const PING_MS = 20_000;

/** A connection of its own, which comes back after the database went away. */
function listen(connectionString: string, log: FastifyBaseLogger, onCommit: () => void): StopWatching {
  let client: pg.Client | undefined;
  let stopped = false;
  let retryMs = FIRST_RETRY_MS;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 1500,
      query_timeout: 5000,
      application_name: 'ledge-frame-live',
    });
    client = fresh;
    let ended = false;
    const ping = setInterval(() => void fresh.query('select 1').catch(() => again()), PING_MS).unref();
    const again = () => {
      clearInterval(ping);
      if (ended || stopped) return;
      ended = true;
      fresh.end().catch(() => {});
      timer = setTimeout(connect, retryMs).unref();
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
    };
    fresh.on('error', again);
    fresh.on('end', again);
    fresh.on('notification', onCommit);
    try {
      await fresh.connect();
      await fresh.query(`listen ${CHANNEL}`);
      retryMs = FIRST_RETRY_MS;
      // What was committed while nobody listened.
      onCommit();
    } catch (error) {
      log.warn({ code: (error as NodeJS.ErrnoException).code }, 'live line to the database is down');
      again();
    }
  }

  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    // Also ends its pings.
    await client?.end().catch(() => {});
  };
}
