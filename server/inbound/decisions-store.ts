/** Staff's decisions on mail in *Email*, each in one transaction that only the first of two people wins. */
import type { Db, InboundMailRow, InquiryRow, Trx } from '../database/schema.ts';
import { addEvents, type EventActor, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry } from '../inquiries/row-store.ts';
import { enqueueJobs } from '../jobs/jobs-store.ts';
import { INCOMING_MAIL } from './imap/arrivals-store.ts';

/** `handled`: a colleague decided meanwhile. */
export type FilingRefusal = 'unknown' | 'handled' | 'unknown-inquiry';

/** Moves a mail from one state to another. @returns false when it was in another state. */
async function move(
  trx: Trx,
  id: string,
  from: readonly string[],
  to: Partial<Pick<InboundMailRow, 'state' | 'inquiry_id' | 'spam'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('inbound_mails')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Files a mail, which takes it off every list. */
export const markFiled = (trx: Trx, id: string, inquiryId: string): Promise<boolean> =>
  move(trx, id, OPEN, { state: 'filed', inquiry_id: inquiryId, spam: 0 });

/** States in which staff may still say where a mail belongs. */
const OPEN = ['waiting', 'set-aside'];

export function decisionsStore(db: Db) {
  const step = (id: string, from: string[], to: Parameters<typeof move>[3]): Promise<FilingRefusal | null> =>
    db.transaction().execute(async (trx) => {
      if (await move(trx, id, from, to)) return null;
      const row = await trx.selectFrom('inbound_mails').select('id').where('id', '=', id).executeTakeFirst();
      return row ? 'handled' : 'unknown';
    });
  return {
    /** @param change puts the mail on the inquiry, locked, in the same transaction. */
    file: (
      id: string,
      inquiryId: string,
      actor: EventActor,
      at: string,
      change: (trx: Trx, row: InquiryRow) => Promise<void>,
    ): Promise<FilingRefusal | null> =>
      db.transaction().execute(async (trx) => {
        const row = await lockInquiry(trx, inquiryId);
        if (!row) return 'unknown-inquiry';
        if (!(await markFiled(trx, id, inquiryId))) return 'handled';
        await addEvents(trx, [eventRow(inquiryId, at, actor, 'mail-filed', { inboundId: id })]);
        await change(trx, row);
        return null;
      }),

    setAside: (id: string) => step(id, ['waiting'], { state: 'set-aside' }),
    /** Moves a mail to the inbox, also from suspected spam. */
    restore: (id: string) => step(id, ['set-aside', 'waiting'], { state: 'waiting', spam: 0 }),

    /** Queues an unreadable mail to be read again. */
    readAgain: (id: string): Promise<FilingRefusal | null> =>
      db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('inbound_mails')
          .select(['kind', 'blob_id'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!row) return 'unknown';
        const isStored = row.kind === 'unreadable' && row.blob_id !== null;
        if (!isStored || !(await move(trx, id, OPEN, { state: 'received' }))) return 'handled';
        await enqueueJobs(trx, [{ task: INCOMING_MAIL, key: id }]);
        return null;
      }),
  };
}
