import { randomInt } from 'node:crypto';
import type { Insertable } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db, InquiriesTable } from '../database/schema.ts';

/** Saves an inquiry as if it had arrived, and returns its id. */
export async function savedInquiry(
  db: Db,
  fields: Partial<Insertable<InquiriesTable>> = {},
): Promise<string> {
  const at = fields.created_at ?? new Date().toISOString();
  const row = {
    id: uuid(),
    reference: `LF-${randomInt(1e9)}`,
    name: 'Rosa Delgado',
    email: 'rosa@example.com',
    message: 'Eleven acres outside of Blanco, a ledge facing south.',
    attachments: '[]',
    created_at: at,
    updated_at: at,
    ...fields,
  };
  await db.insertInto('inquiries').values(row).execute();
  await db
    .insertInto('inquiry_events')
    .values({ id: uuid(), inquiry_id: row.id, at, kind: 'created' })
    .execute();
  return row.id;
}
