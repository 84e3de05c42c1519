/** Writes the events of inquiries; the only way to do so. */
import { v7 as uuid } from 'uuid';
import type { Db, Trx } from '../database/schema.ts';
import { addEventTextsToSearch } from '../search/search-store.ts';

/** The author of an event; null for the visitor and the system. */
export type EventActor = { id: string; name: string } | null;

export type EventRow = ReturnType<typeof eventRow>;

/** @param id the sender's idempotency key, where there is one. */
export const eventRow = (
  inquiryId: string,
  at: string,
  actor: EventActor,
  kind: string,
  data: object,
  id: string = uuid(),
) => ({
  id,
  inquiry_id: inquiryId,
  at,
  actor_id: actor?.id ?? null,
  actor_name: actor?.name ?? null,
  kind,
  data: JSON.stringify(data),
});

/** Whether this person's note or contact with this key is recorded; `other`: the key belongs to something else. */
export async function isRecorded(
  trx: Trx,
  key: string,
  { inquiryId, actor }: { inquiryId: string; actor: EventActor },
): Promise<boolean | 'other'> {
  const event = await trx
    .selectFrom('inquiry_events')
    .select(['inquiry_id', 'actor_id', 'kind'])
    .where('id', '=', key)
    .executeTakeFirst();
  if (!event) return false;
  const isSame =
    event.inquiry_id === inquiryId &&
    event.actor_id === actor?.id &&
    ['note', 'contact'].includes(event.kind);
  return isSame || 'other';
}

/** The statement that adds events without searchable texts. */
export const eventsInsert = (db: Trx | Db, events: EventRow[]) =>
  db.insertInto('inquiry_events').values(events);

export async function addEvents(trx: Trx, events: EventRow[]): Promise<void> {
  if (events.length === 0) return;
  await eventsInsert(trx, events).execute();
  await addEventTextsToSearch(trx, events);
}
