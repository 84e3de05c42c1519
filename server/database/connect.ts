/** Opens the database: SQLite in the data folder, or PostgreSQL when DATABASE_URL is set. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config.ts';
import type { Database, Db } from './schema.ts';
import { EmbeddedDialect } from './sqlite.ts';

export type Engine = 'sqlite' | 'postgres';

export const engineOf = (config: Pick<Config, 'databaseUrl'>): Engine =>
  config.databaseUrl ? 'postgres' : 'sqlite';

/** The embedded database. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'ledge-frame.sqlite');

/** Connects; PostgreSQL connects on the first query, so that a server may start before its database. */
export function connect(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Db {
  if (config.databaseUrl) return new Kysely<Database>({ dialect: postgres(config.databaseUrl) });
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  return new Kysely<Database>({ dialect: new EmbeddedDialect(sqliteFile(config.dataDir)) });
}

function postgres(connectionString: string): PostgresDialect {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: 20_000,
    application_name: 'ledge-frame',
    // Disks no longer seek: with the default of 4 the planner reads whole tables where an index holds all (decision 15).
    options: '-c random_page_cost=1.1',
  });
  // A connection that breaks, idle or between two queries of a transaction, must not end the process:
  // the query that needs it fails, and the next one opens a new connection.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}
