/**
 * Signals commits of this process or another. The signal carries nothing else: changes are read from the tables, so a
 * lost or repeated signal does no harm (docs/decisions/0018).
 */
import type { FastifyBaseLogger } from 'fastify';
import type { QueryExecutorProvider } from 'kysely';
import pg from 'pg';
import type { Config } from '../../config/config.ts';
import { engineOf } from './engine-of.ts';

/** Ends the watch. */
export type StopWatching = () => Promise<void>;

type Watched = { config: Pick<Config, 'databaseUrl'>; db: QueryExecutorProvider; log: FastifyBaseLogger };

/**
 * Calls `onCommit` after commits of the kind; on SQLite, after any commit.
 * @param of `live`: inquiries, their viewers and incoming mail; `site`: releases of content.
 */
export const watchCommits = (
  { config, db, log }: Watched,
  of: keyof typeof CHANNELS,
  onCommit: () => void,
): StopWatching =>
  config.databaseUrl ? listen(config.databaseUrl, of, log, onCommit) : poll(db, log, onCommit);

const POLL_MS = 1000;

/** Polls, because SQLite has no messages between processes but a counter that is cheap to read. */
function poll(db: QueryExecutorProvider, log: FastifyBaseLogger, onCommit: () => void): StopWatching {
  let known: string | undefined;
  let reading: Promise<void> | undefined;
  const read = async () => {
    try {
      const now = await engineOf(db).committedState(db);
      // Also on the first read, for commits made meanwhile.
      if (now !== known) onCommit();
      known = now;
    } catch (error) {
      log.warn({ code: (error as NodeJS.ErrnoException).code }, 'couldn’t watch the database for changes');
    }
    reading = undefined;
  };
  const look = () => {
    reading ??= read();
  };
  look();
  const timer = setInterval(look, POLL_MS).unref();
  return async () => {
    clearInterval(timer);
    await reading;
  };
}

/** Notified by triggers of PostgreSQL (server/migrations/baseline/on-postgres.ts). */
const CHANNELS = { live: 'ledge_frame_live', site: 'ledge_frame_site' } as const;
const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;
/** Interval that detects a server that vanished without closing the connection. */
const PING_MS = 20_000;

/** Listens on a separate connection, which reconnects after an outage. */
function listen(
  connectionString: string,
  of: keyof typeof CHANNELS,
  log: FastifyBaseLogger,
  onCommit: () => void,
): StopWatching {
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
      application_name: `ledge-frame-${of}`,
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
      await fresh.query(`listen ${CHANNELS[of]}`);
      retryMs = FIRST_RETRY_MS;
      // Covers commits made while the connection was down.
      onCommit();
    } catch (error) {
      log.warn(
        { code: (error as NodeJS.ErrnoException).code },
        'the notification connection to the database failed',
      );
      again();
    }
  }

  void connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    // Also stops its pings.
    await client?.end().catch(() => {});
  };
}
