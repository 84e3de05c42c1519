/** Scheduled replies: sent early, or stopped because the visitor wrote first. */
import type { VisitorChange } from '#contract/mail/mail.ts';
import type { StoppedBy } from '#contract/mail/reply.ts';
import type { Db, Trx } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import { scheduleMails } from '../outbox/schedule-store.ts';
import { releaseFiles } from './files/files-store.ts';
import { replyStateOf } from './reply-outcome-store.ts';

/** Events that make an earlier reply outdated. */
const STOPS: readonly string[] = ['message', 'withdrawal', 'erasure-request'] satisfies StoppedBy[];

/**
 * Stops the scheduled emails of an inquiry whose visitor sent a message: a reply written before could be wrong by now. The
 * author's files are a draft again, and the timeline keeps the text. Part of the change; the inquiry is locked.
 * @returns how many were stopped.
 */
export async function stopScheduled(
  trx: Trx,
  inquiryId: string,
  by: VisitorChange['kind'],
  at: string,
): Promise<number> {
  if (!STOPS.includes(by)) return 0;
  const stopped = await trx
    .updateTable('mails')
    .set({ state: 'dropped', idempotency_key: null, idempotency_hash: null })
    .where('inquiry_id', '=', inquiryId)
    .where('kind', '=', 'reply')
    .where('state', 'in', ['waiting', 'held'])
    .where('attempts', '=', 0)
    .where('scheduled_at', '>', at)
    .returning('id')
    .execute();
  for (const { id } of stopped) await releaseFiles(trx, id, at);
  if (stopped.length === 0) return 0;
  const stoppedBy = by as StoppedBy;
  await addEvents(
    trx,
    stopped.map(({ id }) => eventRow(inquiryId, at, null, 'mail-taken-back', { mailId: id, stoppedBy })),
  );
  const reply_state = await replyStateOf(trx, inquiryId);
  await trx.updateTable('inquiries').set({ reply_state }).where('id', '=', inquiryId).execute();
  return stopped.length;
}

/** Makes a scheduled reply due now. @returns false when no scheduled reply has this id. */
export function sendNow(db: Db, mailId: string, at: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('mails')
      .select('inquiry_id')
      .where('id', '=', mailId)
      .executeTakeFirst();
    const row = mail?.inquiry_id && (await lockInquiry(trx, mail.inquiry_id));
    if (!row) return false;
    const { numUpdatedRows } = await trx
      .updateTable('mails')
      .set({ run_at: at, scheduled_at: at })
      .where('id', '=', mailId)
      .where('state', '=', 'waiting')
      .where('attempts', '=', 0)
      .where('scheduled_at', '>', at)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    await scheduleMails(trx, [{ id: mailId, kind: 'reply' }], at);
    await setInquiry(trx, row, { reply_state: await replyStateOf(trx, row.id) }, at);
    return true;
  });
}
