/** Replies and resends by staff, each in one transaction with its timeline event. */
import { v7 as uuid } from 'uuid';
import type { MailKind, MailResentEvent } from '#contract/mail/mail.ts';
import { type MailEvent, REPLY_LIMITS, type ReplySubmission } from '#contract/mail/reply.ts';
import type { Db, Trx } from '../database/schema.ts';
import { addEvents, type EventActor, eventRow } from '../inquiries/events-store.ts';
import { lockInquiry, setInquiry } from '../inquiries/row-store.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { scheduleMails } from '../outbox/schedule-store.ts';
import { signatureOf } from '../staff/profile-store.ts';
import { encloseFiles, type NotEnclosed } from './files/files-store.ts';
import { replyStateOf } from './reply-outcome-store.ts';

type Staff = NonNullable<EventActor>;

/** The form's idempotency key, and a hash of its content: inquiry, subject, text, files and hour. */
export type ReplyKey = { key: string; contentHash: string };
/** `past`, `far`: the time that it was scheduled for. */
export type Reply =
  | { mailId: string }
  | 'unknown-inquiry'
  | 'no-address'
  | 'other-content'
  | 'past'
  | 'far'
  | NotEnclosed;

/** Thrown to roll back the transaction. */
class Refused extends Error {
  readonly why: NotEnclosed;
  constructor(why: NotEnclosed) {
    super(why);
    this.why = why;
  }
}

/** @param takeBackMs milliseconds before a reply is sent (`REPLY_LIMITS`). */
export function repliesStore(db: Db, outbox: Pick<Outbox, 'enqueue'>, takeBackMs: number) {
  return {
    /**
     * Queues a reply to the inquiry's sender. It counts as a contact once it is delivered (reply-outcome-store.ts).
     * For a key used before, returns the earlier reply and changes nothing.
     * @throws a unique violation when the key is being used concurrently for another inquiry.
     */
    reply(
      inquiryId: string,
      { subject, text, files: ids = [], sendAt }: ReplySubmission,
      sent: ReplyKey | null,
      staff: Staff,
      at: string,
    ): Promise<Reply> {
      const queue = async (trx: Trx): Promise<Reply> => {
        const row = await lockInquiry(trx, inquiryId);
        if (!row) return 'unknown-inquiry';
        if (row.email === '') return 'no-address';
        const before = sent && (await queuedUnder(trx, sent.key));
        if (before) return before.contentHash === sent.contentHash ? before : 'other-content';
        const mailId = uuid();
        const runAt = new Date(Date.parse(at) + takeBackMs).toISOString();
        const scheduledAt = sendAt && hourOf(sendAt, at, runAt);
        if (scheduledAt === 'past' || scheduledAt === 'far') return scheduledAt;
        await outbox.enqueue(
          trx,
          {
            id: mailId,
            kind: 'reply',
            facts: {
              ...{ subject, text, staffName: staff.name, staffId: staff.id },
              ...(await signatureOf(trx, staff.id)),
            },
            recipient: row.email,
            inquiryId,
            runAt,
            ...(scheduledAt && { scheduledAt }),
          },
          at,
        );
        if (sent) await keepKey(trx, mailId, sent);
        await setInquiry(trx, row, { reply_state: await replyStateOf(trx, row.id) }, at);
        const files = await encloseFiles(trx, { inquiryId, staffId: staff.id }, mailId, ids);
        if (typeof files === 'string') throw new Refused(files);
        const data: MailEvent = {
          ...{ mailId, subject, text },
          ...(files.length > 0 && { files }),
          ...(scheduledAt && { scheduledAt }),
        };
        await addEvents(trx, [eventRow(inquiryId, at, staff, 'mail', data)]);
        return { mailId };
      };
      return db
        .transaction()
        .execute(queue)
        .catch((error) => {
          if (error instanceof Refused) return error.why;
          throw error;
        });
    },

    /**
     * Requeues dead emails, or a bounced one, with their attempts reset; each keeps its Message-ID.
     * @param id the email, or null for all dead emails.
     * @returns the number of emails requeued.
     */
    resend(id: string | null, staff: Staff, at: string): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const mails = await trx
          .updateTable('mails')
          // The caps on unconfirmed addresses don't apply to emails by staff.
          .set({ state: 'waiting', attempts: 0, run_at: at, sent_at: null, capped_as: null })
          .$if(id === null, (q) => q.where('sent_at', 'is', null).where('state', '=', 'dead'))
          .$if(id !== null, (q) => q.where('id', '=', id as string).where('state', 'in', ['dead', 'bounced']))
          .returning(['id', 'inquiry_id', 'kind', 'recipient'])
          .execute();
        await scheduleMails(trx, mails, at);
        await addEvents(
          trx,
          mails.flatMap(({ id: mailId, inquiry_id, kind, recipient }) => {
            if (inquiry_id === null) return [];
            const data: MailResentEvent = { mailId, kind: kind as MailKind, recipient };
            return [eventRow(inquiry_id, at, staff, 'mail-resent', data)];
          }),
        );
        for (const inquiryId of new Set(mails.map(({ inquiry_id }) => inquiry_id))) {
          const row = inquiryId === null ? undefined : await lockInquiry(trx, inquiryId);
          const reply_state = row && (await replyStateOf(trx, row.id));
          if (row && row.reply_state !== reply_state) await setInquiry(trx, row, { reply_state }, at);
        }
        return mails.length;
      });
    },
  };
}

/** @param earliest instant until which sending a reply can be undone in any case. */
function hourOf(sendAt: string, now: string, earliest: string): string {
  // As the outbox compares instants: with milliseconds.
  const hour = new Date(sendAt).toISOString();
  if (hour <= now) return 'past';
  if (Date.parse(hour) - Date.parse(now) > REPLY_LIMITS.scheduleDaysMax * 24 * 60 * 60_000) return 'far';
  return hour < earliest ? earliest : hour;
}

async function queuedUnder(trx: Trx, key: string) {
  const row = await trx
    .selectFrom('mails')
    .select(['id', 'idempotency_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  return row && { mailId: row.id, contentHash: row.idempotency_hash };
}

async function keepKey(trx: Trx, mailId: string, { key, contentHash }: ReplyKey): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ idempotency_key: key, idempotency_hash: contentHash })
    .where('id', '=', mailId)
    .execute();
}
