/** What staff write, and send again: each in one transaction with its line in the timeline. */
import { v7 as uuid } from 'uuid';
import type { MailEvent, MailKind, MailResentEvent, ReplySubmission } from '#contract/mail.ts';
import { isPostgres } from '../database/dialect.ts';
import type { Db, Trx } from '../database/schema.ts';
import { type Actor, addEvents, eventRow } from '../inquiries/events-store.ts';
import { stampFirstContact } from '../inquiries/first-contact-store.ts';
import type { Outbox } from './outbox.ts';

type Staff = NonNullable<Actor>;

export type RepliesStore = ReturnType<typeof repliesStore>;

/** The form's key, and a hash of what it carries: inquiry, subject and text. */
export type ReplyKey = { key: string; contentHash: string };
export type Reply = { mailId: string } | 'unknown-inquiry' | 'other-content';

export function repliesStore(db: Db, outbox: Pick<Outbox, 'enqueue'>) {
  return {
    /**
     * Queues a reply to the inquiry's sender, which is contact: it stops the 24-hour clock (contract/clock.ts).
     * What a key queued before is found instead, and nothing changes.
     * @throws a unique violation when the key carries a reply to another inquiry at this very moment.
     */
    reply(
      inquiryId: string,
      { subject, text }: ReplySubmission,
      sent: ReplyKey | null,
      staff: Staff,
      at: string,
    ): Promise<Reply> {
      return db.transaction().execute(async (trx) => {
        if (!(await lock(trx, inquiryId))) return 'unknown-inquiry';
        const before = sent && (await queuedUnder(trx, sent.key));
        if (before) return before.contentHash === sent.contentHash ? before : 'other-content';
        const mailId = uuid();
        await outbox.enqueue(
          trx,
          {
            id: mailId,
            kind: 'reply',
            facts: { subject, text, staffName: staff.name },
            recipient: await touch(trx, inquiryId, at),
            inquiryId,
          },
          at,
        );
        if (sent) await keepKey(trx, mailId, sent);
        await stampFirstContact(trx, inquiryId, staff, at);
        const data: MailEvent = { mailId, subject, text };
        await addEvents(trx, [eventRow(inquiryId, at, staff, 'mail', data)]);
        return { mailId };
      });
    },

    /**
     * Dead mails wait again, from their first try on; each keeps its Message-ID.
     * @param id one of them, or null for all.
     * @returns how many there were.
     */
    resend(id: string | null, staff: Staff, at: string): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const mails = await trx
          .updateTable('mails')
          .set({ state: 'waiting', attempts: 0, run_at: at })
          .where('sent_at', 'is', null)
          .where('state', '=', 'dead')
          .$if(id !== null, (q) => q.where('id', '=', id as string))
          .returning(['id', 'inquiry_id', 'kind', 'recipient'])
          .execute();
        await addEvents(
          trx,
          mails.flatMap(({ id: mailId, inquiry_id, kind, recipient }) => {
            if (inquiry_id === null) return [];
            const data: MailResentEvent = { mailId, kind: kind as MailKind, recipient };
            return [eventRow(inquiry_id, at, staff, 'mail-resent', data)];
          }),
        );
        return mails.length;
      });
    },
  };
}

/** Two clicks on one form come one after the other. @returns whether there is such an inquiry. */
async function lock(trx: Trx, inquiryId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('id', '=', inquiryId)
    // SQLite has one transaction that writes at a time and no row locks.
    .$if(isPostgres(trx), (q) => q.forUpdate())
    .executeTakeFirst();
  return row !== undefined;
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

/** Marks the inquiry as changed. @returns its sender's address. */
async function touch(trx: Trx, inquiryId: string, at: string): Promise<string> {
  const row = await trx
    .updateTable('inquiries')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', inquiryId)
    .returning('email')
    .executeTakeFirstOrThrow();
  return row.email;
}
