import { PostgresAdapter } from 'kysely';
import type { Db, Trx } from './schema.ts';

/** Returns whether the database is PostgreSQL, for the few statements where the two dialects differ. */
export const isPostgres = (db: Db | Trx): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
