import type { Db } from '../database/schema.ts';

/** Meetings held for visitors whose email isn't confirmed, those that a change of an inquiry canceled, and drives of unknown length. */
export async function holds(db: Db): Promise<void> {
  await db.schema.alterTable('inquiries').addColumn('email_confirmed_at', 'text').execute();
  await db.schema.alterTable('bookings').addColumn('held_network', 'text').execute();
  await db.schema
    .alterTable('bookings')
    .addColumn('travel_known', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  const withoutTown = db.selectFrom('inquiries').select('id').where('area', 'is', null);
  await db
    .updateTable('bookings')
    .set({ travel_known: 0 })
    .where('kind', '=', 'site')
    .where('inquiry_id', 'in', withoutTown)
    .execute();
  await db.schema
    .createTable('bulk_change_meetings')
    .addColumn('bulk_id', 'text', (c) => c.notNull().references('bulk_changes.id').onDelete('cascade'))
    .addColumn('booking_id', 'text', (c) => c.notNull().references('bookings.id').onDelete('cascade'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('held_until', 'text')
    .addPrimaryKeyConstraint('bulk_change_meetings_key', ['bulk_id', 'booking_id'])
    .execute();
}
