/** Records that staff viewed a picture. */
import type { Db } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';

export type AttachmentViewsStore = ReturnType<typeof attachmentViewsStore>;

/** At most one event per person and picture in this period. */
const VIEW_MS = 3_600_000;

export function attachmentViewsStore(db: Db) {
  return {
    /** @returns false when the inquiry, or the picture in it, doesn't exist. */
    add(id: string, url: string, actor: { id: string; name: string }, at: string): Promise<boolean> {
      return db.transaction().execute(async (trx): Promise<boolean> => {
        // A no-op update locks the row: of two concurrent clicks, the second waits and finds the first one's event.
        const row = await trx
          .updateTable('inquiries')
          .set((eb) => ({ version: eb.ref('version') }))
          .where('id', '=', id)
          .returning('attachments')
          .executeTakeFirst();
        if (!row || !(JSON.parse(row.attachments) as string[]).includes(url)) return false;
        const event = eventRow(id, at, actor, 'attachment-view', { url });
        const seen = await trx
          .selectFrom('inquiry_events')
          .select('id')
          .where('inquiry_id', '=', id)
          .where('at', '>', new Date(Date.parse(at) - VIEW_MS).toISOString())
          .where('kind', '=', 'attachment-view')
          .where('actor_id', '=', actor.id)
          .where('data', '=', event.data)
          .executeTakeFirst();
        if (!seen) await addEvents(trx, [event]);
        return true;
      });
    },
  };
}
