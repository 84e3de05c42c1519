/** Opens the database: SQLite in the data folder, or PostgreSQL when DATABASE_URL is set. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { closeUnresponsiveConnections } from './dead-connections.ts';
import { checkAddress } from './explain-error.ts';
import { RetryingDatabase } from './retried-transactions.ts';
import type { Database, Db } from './schema.ts';
import { EmbeddedDialect } from './sqlite.ts';

export type EngineName = 'sqlite' | 'postgres';

/** Returns the path of the embedded database. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'ledge-frame.sqlite');

/** Connection timeout in milliseconds; a longer one would keep visitors waiting for a response that won't come. */
const CONNECT_MS = 1500;

/**
 * Connects; PostgreSQL connects on the first query, so that a server may start before its database.
 * @param patienceMs how long a query waits for a connection to PostgreSQL.
 * @throws an error that `describeDatabaseError` explains, when the address names a missing certificate file.
 */
export function connect(config: Pick<Config, 'databaseUrl' | 'dataDir'>, patienceMs = CONNECT_MS): Db {
  if (config.databaseUrl) return new RetryingDatabase({ dialect: postgres(config.databaseUrl, patienceMs) });
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Database>({ dialect: new EmbeddedDialect(sqliteFile(config.dataDir)) });
}

function postgres(connectionString: string, connectionTimeoutMillis: number): PostgresDialect {
  checkAddress(connectionString);
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 20_000,
    // A server that is frozen within a transaction would keep its locks from all others.
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'ledge-frame',
    // Disks no longer seek: with the default of 4 the planner scans whole tables where an index is enough (decision 17).
    options: '-c random_page_cost=1.1',
  });
  // A connection that breaks, idle or between two queries of a transaction, must not end the process:
  // the query that needs it fails, and the next query opens a new one.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  closeUnresponsiveConnections(pool, connectionString);
  return new PostgresDialect({ pool });
}
