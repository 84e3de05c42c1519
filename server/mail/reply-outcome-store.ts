/**
 * The outcome of a reply, or of times proposed for a meeting: it counts as a contact once the mail server has taken it, as of when it was written; until
 * then, and if it is refused for good, the clock runs on (docs/decisions/0019).
 */
import type { MailFacts, MailKind } from '#contract/mail/mail.ts';
import type { ReplyFile } from '#contract/mail/reply-file.ts';
import type { Db, InquiryRow, Trx } from '../database/schema.ts';
import { addEvents, type EventActor, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import { applyContact } from '../inquiries/waiting-state.ts';
import type { ClaimedMail, Settle, Settlers } from '../outbox/store.ts';
import { releaseFiles } from './files/files-store.ts';

/** Kinds by which staff reach the visitor. */
const CONTACTS = ['reply', 'meeting-proposed'] as const satisfies MailKind[];

const settleContact: Settle = async (trx, mail, end) => {
  const row = mail.inquiryId === null ? undefined : await lockInquiry(trx, mail.inquiryId);
  if (!row) return;
  const at = new Date().toISOString();
  const reply_state = await replyStateOf(trx, row.id);
  if ('why' in end) {
    await setInquiry(trx, row, { reply_state }, at);
    // A mail that is held instead isn't given up yet.
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

/** The settlers of these kinds, run in the transaction that marks the mail as sent, dead or dropped. */
export const CONTACT_SETTLERS: Settlers = Object.fromEntries(CONTACTS.map((kind) => [kind, settleContact]));

/** On the timeline once, at its hour, though it came back and was sent again. */
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

/** Returns who wrote it; null for a reply of an earlier release, which kept the name alone. */
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
    .where('kind', 'in', CONTACTS)
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

/** `sendAt`: the hour that it was scheduled for. */
export type TakenBack = { subject: string; text: string; files: ReplyFile[]; sendAt: string | null };

/** Why a reply can't be taken back. */
export type NotTakenBack = 'unknown' | 'not-yours' | 'gone-out';

/**
 * Takes back a reply that no attempt has been made to send: one's own, or a scheduled one, whose author may be away by
 * then. Its files are its author's draft again.
 * @returns what was written, to be written on.
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
      // The form's key is free again: sent once more, the same words make another mail.
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
