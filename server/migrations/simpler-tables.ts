import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/** Removes tables that jobs (docs/decisions/0008) and reports counted on request (docs/decisions/0020) made unnecessary. */
export async function simplerTables(db: Db): Promise<void> {
  for (const statement of engineOf(db).choose({
    sqlite: TRIGGERS_ON_SQLITE,
    postgres: FUNCTIONS_ON_POSTGRES,
  }))
    await sql.raw(statement).execute(db);
  await db.schema.dropIndex('images_given_up').execute();
  for (const [table, column] of COLUMNS)
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
  for (const table of ['newsletter_asks', 'report_changes', 'report_days'])
    await db.schema.dropTable(table).execute();
}

const COLUMNS = [
  ['booking_people', 'busy_due_at'],
  ['erasures', 'inquiry_ids'],
  ['images', 'removed_at'],
  ['inbound_mailboxes', 'fence'],
  ['inbound_mailboxes', 'lease_until'],
] as const;

const TRIGGERS_ON_SQLITE = [
  'images_kept',
  ...['inquiry', 'meeting'].flatMap((row) =>
    ['insert', 'update', 'delete'].map((change) => `report_changes_${row}_${change}`),
  ),
].map((name) => `drop trigger ${name}`);

/** `cascade` also drops the functions' triggers. */
const FUNCTIONS_ON_POSTGRES = [
  'keep_carried_image',
  'count_report_change',
  'count_report_changes',
  'count_report_meetings',
].map((name) => `drop function ${name}() cascade`);
