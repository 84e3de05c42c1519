import type { ColumnDefinitionBuilder } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Meetings that visitors book, staff's hours and the calendars around them (docs/decisions/0039-booking.md). */
export async function booking(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const ofStaff = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('staff_users.id').onDelete('cascade');
  await db.schema
    .createTable('bookings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('inquiry_id', 'text', (c) => c.notNull().references('inquiries.id').onDelete('cascade'))
    .addColumn('staff_id', 'text', ofStaff)
    .addColumn('kind', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('starts_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addColumn('travel_minutes', 'integer', required)
    .addColumn('place', 'text')
    .addColumn('proposal_id', 'text')
    .addColumn('held_until', 'text')
    .addColumn('sequence', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('zone', 'text')
    .addColumn('reminders', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('remind_at', 'text')
    .addColumn('asked_about', 'text')
    .addColumn('booked_by', 'text')
    .addColumn('booked_by_name', 'text')
    .addColumn('idempotency_key', 'text')
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addUniqueConstraint('bookings_form', ['inquiry_id', 'idempotency_key'])
    .execute();
  await db.schema
    .createIndex('bookings_of_inquiry')
    .on('bookings')
    .columns(['inquiry_id', 'starts_at'])
    .execute();
  await db.schema
    .createIndex('bookings_of_staff')
    .on('bookings')
    .columns(['staff_id', 'starts_at'])
    .execute();
  await db.schema.createIndex('bookings_by_time').on('bookings').columns(['starts_at', 'state']).execute();
  await db.schema
    .createIndex('bookings_to_remind')
    .on('bookings')
    .column('remind_at')
    .where('remind_at' as never, 'is not', null)
    .execute();
  await db.schema
    .createIndex('bookings_proposed')
    .on('bookings')
    .column('held_until')
    .where('held_until' as never, 'is not', null)
    .execute();
  await db.schema
    .createTable('booking_cells')
    .addColumn('staff_id', 'text', ofStaff)
    .addColumn('cell', 'integer', required)
    .addColumn('booking_id', 'text', (c) => c.notNull().references('bookings.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('booking_cells_key', ['staff_id', 'cell'])
    .execute();
  await db.schema.createIndex('booking_cells_of').on('booking_cells').column('booking_id').execute();
  await db.schema
    .createTable('booking_people')
    .addColumn('staff_id', 'text', (c) => c.primaryKey().references('staff_users.id').onDelete('cascade'))
    .addColumn('hours', 'text', required)
    .addColumn('feed_token_hash', 'text', (c) => c.unique())
    .addColumn('feed_names', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('busy_url', 'text')
    .addColumn('busy_read_at', 'text')
    .addColumn('busy_trouble', 'text')
    .addColumn('busy_due_at', 'text')
    .execute();
  await db.schema
    .createTable('busy_times')
    .addColumn('staff_id', 'text', ofStaff)
    .addColumn('starts_at', 'text', required)
    .addColumn('ends_at', 'text', required)
    .addPrimaryKeyConstraint('busy_times_key', ['staff_id', 'starts_at', 'ends_at'])
    .execute();
  for (const name of ['meeting_at', 'meeting_kind', 'meeting_state'])
    await db.schema.alterTable('inquiries').addColumn(name, 'text').execute();
  await db.schema
    .createIndex('inquiries_meeting')
    .on('inquiries')
    .columns(['meeting_at', 'meeting_state'])
    .where('meeting_at' as never, 'is not', null)
    .execute();
}
