import { PostgresAdapter, type QueryExecutorProvider } from 'kysely';
import type { Engine } from './engine.ts';
import { postgres } from './postgres.ts';
import { sqlite } from './sqlite.ts';

/** Returns what the database's engine does in its own way. */
export const engineOf = (db: QueryExecutorProvider): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? postgres : sqlite;
