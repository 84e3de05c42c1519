/** Writes sample emails: those of conversations, and those in the *Email* inbox. */
import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Trx } from '../database/schema.ts';
import { addEvents, eventRow } from '../inquiries/events-store.ts';
import { inboundMail, type SeededInbound, type WithConversation } from './conversations.ts';
import * as words from './mail-words.ts';

/** Effects of a conversation on the inquiry’s row: the visitor’s last message waits, unless staff acted since. */
export function waitingColumns({ conversation, events }: WithConversation) {
  const last = events.at(-1);
  const spoke = events.findLast(({ kind }) => kind === 'visitor-message');
  const came = conversation?.reply.cameBack
    ? events.findLast(({ kind }) => kind === 'mail-bounced')
    : undefined;
  const waits = spoke ?? came;
  const isWaiting = waits !== undefined && waits === last;
  return {
    visitor_at: spoke?.at ?? null,
    waiting_since: isWaiting ? waits.at : null,
    waiting_reason: isWaiting ? (spoke ? 'message' : 'bounce') : null,
    reply_state: came ? 'failed' : null,
  };
}

export async function insertConversations(trx: Trx, batch: readonly WithConversation[]): Promise<void> {
  const had = batch.flatMap(({ conversation, ...inquiry }) =>
    conversation ? [{ inquiry, ...conversation }] : [],
  );
  if (had.length === 0) return;
  await trx
    .insertInto('mails')
    .values(
      had.map(({ inquiry, reply: { id, messageId, subject, text, staff, at, cameBack } }) => ({
        ...{ id, kind: 'reply', inquiry_id: inquiry.id, recipient: inquiry.email, message_id: messageId },
        data: JSON.stringify({ subject, text, staffName: staff.name, staffId: staff.id ?? undefined }),
        ...{ state: cameBack === null ? 'sent' : 'bounced', attempts: 1, run_at: at, last_error: cameBack },
        ...{ created_at: at, sent_at: at },
      })),
    )
    .execute();
  for (const { inquiry, inbound } of had) if (inbound) await insertInbound(trx, inbound, inquiry.id);
}

/**
 * Three emails in *Email*, and a suspected spam: from the address of a request, from another address in answer to our mail,
 * and from a stranger.
 * @param inquiries the first of them is answered from another address, the second has written again.
 */
export async function insertWaiting(
  trx: Trx,
  inquiries: readonly Pick<WithConversation, 'id' | 'name' | 'email'>[],
  now: Date,
): Promise<void> {
  const [answered, again] = inquiries;
  const at = (minutes: number) => now.getTime() - minutes * 60_000;
  const waits = (mail: SeededInbound): SeededInbound => ({ ...mail, state: 'waiting' });
  if (again) {
    const from = { name: again.name, address: again.email };
    await insertInbound(trx, waits(inboundMail({ at: at(25), from, ...words.WAITING.sender })), null);
  }
  if (answered) {
    const from = { name: `Alex ${answered.name.split(' ').at(-1)}`, address: 'alex.at.work@example.org' };
    const mail = waits(inboundMail({ at: at(70), from, ...words.WAITING.thread }));
    await insertInbound(trx, mail, answered.id);
    const data = { inboundId: mail.id, from: from.address, subject: mail.subject };
    await addEvents(trx, [eventRow(answered.id, mail.at, null, 'mail-from-other', data)]);
  }
  const stranger = { name: 'Hollis Grant', address: 'hollis.grant@example.net' };
  await insertInbound(
    trx,
    waits(inboundMail({ at: at(190), from: stranger, ...words.WAITING.stranger })),
    null,
  );
  const seller = { name: 'Rank First', address: 'offers@example.com' };
  const spam = waits(inboundMail({ at: at(260), from: seller, ...words.WAITING.spam }));
  await insertInbound(trx, { ...spam, spamReasons: ['the text repeats what others sent'] }, null);
}

async function insertInbound(trx: Trx, mail: SeededInbound, inquiryId: string | null): Promise<void> {
  const bytes = Buffer.from(mail.raw);
  const blob_id = uuid();
  await trx.insertInto('blobs').values({ id: blob_id, bytes: bytes.length, created_at: mail.at }).execute();
  await trx
    .insertInto('blob_parts')
    .values({ blob_id, part: 0, data: bytes.toString('base64') })
    .execute();
  await trx
    .insertInto('inbound_mails')
    .values({
      ...{
        id: mail.id,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        blob_id,
        bytes: bytes.length,
      },
      ...{ state: mail.state, kind: mail.kind, inquiry_id: inquiryId, message_id: mail.messageId },
      ...{ from_name: mail.from.name, from_email: mail.from.address.toLowerCase() },
      ...{ subject: mail.subject, text: mail.text, quoted: mail.quoted, files: JSON.stringify(mail.files) },
      ...{ spam: mail.spamReasons.length > 0 ? 1 : 0, spam_reasons: JSON.stringify(mail.spamReasons) },
      received_at: mail.at,
    })
    .execute();
}
