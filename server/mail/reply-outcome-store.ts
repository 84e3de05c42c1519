/**
 * The outcome of a reply, or of proposed meeting times. It counts as a contact once the mail server has accepted it, as
 * of when it was written. Until then, and if it is refused permanently, the clock keeps running (docs/decisions/0019).
 */
import type { MailFacts } from '#contract/mail/mail.ts';
import type { ReplyFile } from '#contract/mail/reply-file.ts';
import type { Db, InquiryRow, Trx } from '../database/schema.ts';
import { addEvents, type EventActor, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import { applyContact } from '../inquiries/waiting-state.ts';
import { kindsWith } from '../outbox/mail-traits.ts';
import type { ClaimedMail, Settle, Settlers } from '../outbox/store.ts';
import { releaseFiles } from './files/files-store.ts';

const settleContact: Settle = async (trx, mail, end) => {
  const row = mail.inquiryId === null ? undefined : await lockInquiry(trx, mail.inquiryId);
  if (!row) return;
  const at = new Date().toISOString();
  const reply_state = await replyStateOf(trx, row.id);
  if ('why' in end) {
    await setInquiry(trx, row, { reply_state }, at);
    // An email that is held instead hasn't failed permanently yet.
    if (await isDead(trx, mail.id))
      await addEvents(trx, [eventRow(row.id, at, null, 'mail-failed', { mailId: mail.id, why: end.why })]);
    return;
  }
  const author = authorOf(mail);
  const saidAt = mail.scheduledAt ?? mail.createdAt;
  const change = applyContact(row, author?.id ?? null, saidAt);
  const after = await setInquiry(trx, row, { ...change, reply_state }, at);
  if (mail.scheduledAt !== null) await wentOut(trx, row.id, mail, author);
  if (after.status !== row.status)
    await addEvents(trx, [eventRow(row.id, at, author, 'status', { from: row.status, to: after.status })]);
};

/** The settlers of emails that count as a contact, run in the transaction that marks the email as sent, dead or dropped. */
export const CONTACT_SETTLERS: Settlers = Object.fromEntries(
  kindsWith('contact').map((kind) => [kind, settleContact]),
);

/** Adds the reply to the timeline once, at its scheduled time, even if it bounced and was sent again. */
async function wentOut(
  trx: Trx,
  inquiryId: string,
  { id: mailId, scheduledAt }: ClaimedMail,
  author: EventActor,
) {
  const event = eventRow(inquiryId, scheduledAt as string, author, 'mail-went-out', { mailId });
  const before = await trx
    .selectFrom('inquiry_events')
    .select('id')
    .where('inquiry_id', '=', inquiryId)
    .where('kind', '=', event.kind)
    .where('data', '=', event.data)
    .executeTakeFirst();
  if (!before) await addEvents(trx, [event]);
}

async function isDead(trx: Trx, mailId: string): Promise<boolean> {
  const mail = await trx.selectFrom('mails').select('state').where('id', '=', mailId).executeTakeFirst();
  return mail?.state === 'dead';
}

/** Returns the author; null for a reply of an earlier release, which stored only the name. */
function authorOf({ facts }: Pick<ClaimedMail, 'facts'>): EventActor {
  const { staffId, staffName }: MailFacts['reply'] = JSON.parse(facts);
  return staffId === undefined ? null : { id: staffId, name: staffName };
}

/** The state of an inquiry's latest reply or proposed times, if it isn't delivered; else whether one is scheduled. */
export async function replyStateOf(trx: Trx, inquiryId: string): Promise<InquiryRow['reply_state']> {
  const mails = await trx
    .selectFrom('mails')
    .select(['state', 'attempts', 'scheduled_at'])
    .where('inquiry_id', '=', inquiryId)
    .where('kind', 'in', kindsWith('contact'))
    .where('state', '<>', 'dropped')
    .orderBy('id', 'desc')
    .execute();
  const now = new Date().toISOString();
  const scheduled = mails.filter(
    ({ state, attempts, scheduled_at }) =>
      state === 'waiting' && attempts === 0 && scheduled_at !== null && scheduled_at > now,
  );
  const latest = mails.find((mail) => !scheduled.includes(mail));
  if (latest?.state === 'dead' || latest?.state === 'bounced') return 'failed';
  if (latest && latest.state !== 'sent') return 'sending';
  return scheduled.length > 0 ? 'scheduled' : null;
}

/** `sendAt`: the time that it was scheduled for. */
export type TakenBack = { subject: string; text: string; files: ReplyFile[]; sendAt: string | null };

/** Why sending a reply can't be undone. */
export type NotTakenBack = 'unknown' | 'not-yours' | 'gone-out';

/**
 * Undoes a reply that no attempt has been made to send: the person's own, or a scheduled one, whose author may be absent
 * by then. Its files return to its author's draft.
 * @returns the reply's content, for further editing.
 */
export function takeBackReply(
  db: Db,
  mailId: string,
  staff: NonNullable<EventActor>,
  at: string,
): Promise<TakenBack | NotTakenBack> {
  return db.transaction().execute(async (trx) => {
    const mail = await trx
      .selectFrom('mails')
      .select(['inquiry_id', 'data', 'scheduled_at'])
      .where('id', '=', mailId)
      .where('kind', '=', 'reply')
      .executeTakeFirst();
    const row = mail?.inquiry_id && (await lockInquiry(trx, mail.inquiry_id));
    if (!mail || !row) return 'unknown';
    const isAuthor = authorOf({ facts: mail.data })?.id === staff.id;
    if (!isAuthor && mail.scheduled_at === null) return 'not-yours';
    const { numUpdatedRows } = await trx
      .updateTable('mails')
      // The form's key is free again: the same text sent once more makes another email.
      .set({ state: 'dropped', idempotency_key: null, idempotency_hash: null })
      .where('id', '=', mailId)
      .where('state', 'in', ['waiting', 'held'])
      .where('attempts', '=', 0)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return 'gone-out';
    await setInquiry(trx, row, { reply_state: await replyStateOf(trx, row.id) }, at);
    await addEvents(trx, [eventRow(row.id, at, staff, 'mail-taken-back', { mailId })]);
    const { subject, text }: MailFacts['reply'] = JSON.parse(mail.data);
    const files = await releaseFiles(trx, mailId, at);
    return { subject, text, files: isAuthor ? files : [], sendAt: mail.scheduled_at };
  });
}
