import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** The mailbox is read and calendars are asked by jobs, whose leases take the place of their own (docs/decisions/0090). */
export async function oneQueue(db: Db): Promise<void> {
  for (const [table, column] of [
    ['inbound_mailboxes', 'fence'],
    ['inbound_mailboxes', 'lease_until'],
    ['booking_people', 'busy_due_at'],
  ] as const)
    await sql`alter table ${sql.table(table)} drop column ${sql.ref(column)}`.execute(db);
  // Confirmations of the newsletter are counted as attempts at passwords are.
  await db.schema.dropTable('newsletter_asks').execute();
}
