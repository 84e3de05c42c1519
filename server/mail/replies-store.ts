/** What staff write, and send again: each in one transaction with its line in the timeline. */
import { v7 as uuid } from 'uuid';
import type { MailEvent, MailKind, MailResentEvent, ReplySubmission } from '#contract/mail.ts';
import type { Db, Trx } from '../database/schema.ts';
import { type Actor, addEvents, eventRow } from '../inquiries/events-store.ts';
import { stampFirstContact } from '../inquiries/first-contact-store.ts';
import type { Outbox } from './outbox.ts';

type Staff = NonNullable<Actor>;

export type RepliesStore = ReturnType<typeof repliesStore>;

export function repliesStore(db: Db, outbox: Pick<Outbox, 'enqueue'>) {
  return {
    /**
     * Queues a reply to the inquiry's sender, which is contact: it stops the 24-hour clock (contract/clock.ts).
     * @returns the mail's id; null if there is no such inquiry.
     */
    reply(inquiryId: string, { subject, text }: ReplySubmission, staff: Staff, at: string) {
      return db.transaction().execute(async (trx): Promise<string | null> => {
        const recipient = await touch(trx, inquiryId, at);
        if (recipient === null) return null;
        const mailId = uuid();
        await outbox.enqueue(
          trx,
          {
            id: mailId,
            kind: 'reply',
            facts: { subject, text, staffName: staff.name },
            recipient,
            inquiryId,
          },
          at,
        );
        await stampFirstContact(trx, inquiryId, staff, at);
        const data: MailEvent = { mailId, subject, text };
        await addEvents(trx, [eventRow(inquiryId, at, staff, 'mail', data)]);
        return mailId;
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

/** Marks the inquiry as changed. @returns its sender's address, or null if there is none such. */
async function touch(trx: Trx, inquiryId: string, at: string): Promise<string | null> {
  const row = await trx
    .updateTable('inquiries')
    .set((eb) => ({ version: eb('version', '+', 1), updated_at: at }))
    .where('id', '=', inquiryId)
    .returning('email')
    .executeTakeFirst();
  return row?.email ?? null;
}
