/** Writes the events of inquiries; the only way to do so. */
import { v7 as uuid } from 'uuid';
import type { Trx } from '../database/schema.ts';
import { addEventTextsToSearch } from '../search/search-store.ts';

/** The author of an event; null for the visitor and the system. */
export type Actor = { id: string; name: string } | null;

export type EventRow = ReturnType<typeof eventRow>;

export const eventRow = (inquiryId: string, at: string, actor: Actor, kind: string, data: object) => ({
  id: uuid(),
  inquiry_id: inquiryId,
  at,
  actor_id: actor?.id ?? null,
  actor_name: actor?.name ?? null,
  kind,
  data: JSON.stringify(data),
});

export async function addEvents(trx: Trx, events: EventRow[]): Promise<void> {
  if (events.length === 0) return;
  await trx.insertInto('inquiry_events').values(events).execute();
  await addEventTextsToSearch(trx, events);
}
