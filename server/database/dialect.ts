import { PostgresAdapter } from 'kysely';
import type { Db, Trx } from './schema.ts';

/** For the few statements that the two databases don't share. */
export const isPostgres = (db: Db | Trx): boolean => db.getExecutor().adapter instanceof PostgresAdapter;
