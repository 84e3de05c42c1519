import { sql } from 'kysely';
import { engineOf } from '../../database/engine/engine-of.ts';
import type { Db } from '../../database/schema.ts';
import { bookingTables } from './booking-tables.ts';
import { contentTables } from './content-tables.ts';
import { erasureTables } from './erasure-tables.ts';
import { inquiriesTables } from './inquiries-tables.ts';
import { mailTables } from './mail-tables.ts';
import { onPostgres } from './on-postgres.ts';
import { onSqlite } from './on-sqlite.ts';
import { staffTables } from './staff-tables.ts';

/** In the order of their references. */
const TABLES = [staffTables, inquiriesTables, bookingTables, mailTables, contentTables, erasureTables];

/** The first schema (docs/decisions/0006): tables of both databases, then those that only one has. */
export async function baseline(db: Db): Promise<void> {
  const shared = TABLES.flatMap((tables) => tables.split(';\n'));
  for (const statement of [...shared, ...engineOf(db).choose({ sqlite: onSqlite, postgres: onPostgres })])
    await sql.raw(statement).execute(db);
}
