import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

const TRIGGERS = ['inquiry_counts_added', 'inquiry_counts_removed', 'inquiry_counts_changed'];
const FUNCTIONS = ['count_inquiries_added', 'count_inquiries_removed', 'count_inquiry_changed'];

/** Inquiries are counted when they are asked for (docs/decisions/0073). */
export async function noKeptCounts(db: Db): Promise<void> {
  const drops = engineOf(db).choose({
    sqlite: TRIGGERS.map((name) => sql`drop trigger ${sql.ref(name)}`),
    // A function's triggers go with it.
    postgres: FUNCTIONS.map((name) => sql`drop function ${sql.ref(name)}() cascade`),
  });
  for (const drop of drops) await drop.execute(db);
  await db.schema.dropTable('inquiry_counts').execute();
}
