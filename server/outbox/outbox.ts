/** Enqueues mail in the transaction of the change that it reports (docs/decisions/0009). */
import { v7 as uuid } from 'uuid';
import type { MailFacts, MailKind } from '#contract/mail/mail.ts';
import type { Config } from '../config/config.ts';
import type { Db, Trx } from '../database/schema.ts';
import { jobsInsert } from '../jobs/jobs-store.ts';
import { hasTrait } from './mail-traits.ts';
import { mailboxOf } from './mailbox-caps.ts';
import { mailJob } from './schedule-store.ts';
import { holdMails, mailsInsert, releaseHeldMails } from './store.ts';

/** Rows per statement; PostgreSQL and SQLite limit the number of parameters. */
const ROWS_AT_ONCE = 500;

/** An email of each kind, with the facts that belong to it. */
export type NewMail = {
  [K in MailKind]: {
    kind: K;
    facts: MailFacts[K];
    recipient: string;
    inquiryId: string | null;
    /** Generated when omitted. Pass one when something derives from it, such as a one-time link. */
    id?: string;
    /** Earliest send time; now when omitted. Less than three hours ahead (send.ts). */
    runAt?: string;
    /** Sent at this time instead, however far ahead. */
    scheduledAt?: string;
    /** For suspected spam: not sent until staff rescue the inquiry. */
    held?: boolean;
    /** Caused by staff: the caps on unconfirmed addresses don't apply. */
    byStaff?: boolean;
  };
}[MailKind];

export type Outbox = ReturnType<typeof createOutbox>;

/** Staff may have entered the client without an email address (contract/inquiries/new-request.ts). */
const hasRecipient = ({ recipient }: NewMail): boolean => recipient !== '';

/** @param wake makes this server check its jobs. */
export function createOutbox(config: Pick<Config, 'mailFrom' | 'rateLimit'>, wake: () => void) {
  return {
    /**
     * Inserts emails, to be sent once the transaction is committed. Call `wake` after the commit, or they wait for the
     * queue's next poll. Emails to a client without an email address are left out.
     * @returns the ids of those inserted, in order.
     */
    async enqueue(trx: Trx, mails: NewMail | NewMail[], at = new Date().toISOString()): Promise<string[]> {
      const rows = [mails]
        .flat()
        .filter(hasRecipient)
        .map((mail) => rowOf(mail, at));
      for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
        for (const part of inserts(trx, rows.slice(from, from + ROWS_AT_ONCE), at)) await part.execute();
      return rows.map(({ id }) => id);
    },

    /** The statements that insert emails, as parts of one that also makes the change that they report. */
    inserting: (db: Db | Trx, mails: NewMail[], at = new Date().toISOString()) =>
      inserts(
        db,
        mails.filter(hasRecipient).map((mail) => rowOf(mail, at)),
        at,
      ),

    /** Call this after the commit. */
    wake,

    /** Holds waiting emails of inquiries that turned out to be spam. */
    hold: holdMails,

    /** Releases held emails; part of an inquiry's rescue from suspected spam. */
    release: releaseHeldMails,
  };

  function inserts(db: Db | Trx, rows: ReturnType<typeof rowOf>[], at: string) {
    if (rows.length === 0) return [];
    const jobs = rows.map((row) => mailJob(row, row.run_at, at));
    return [mailsInsert(db, rows), jobsInsert(db, jobs, at)];
  }

  function rowOf(
    { id = uuid(), kind, facts, recipient, inquiryId, held, byStaff, runAt, scheduledAt }: NewMail,
    at: string,
  ) {
    const { mailFrom } = config;
    const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
    return {
      id,
      kind,
      inquiry_id: inquiryId,
      recipient,
      data: JSON.stringify(facts),
      // On the sender's own domain, as DKIM and DMARC see it (RFC 5322 §3.6.4).
      message_id: `<${id}@${domain}>`,
      state: held ? 'held' : 'waiting',
      run_at: scheduledAt ?? runAt ?? at,
      scheduled_at: scheduledAt ?? null,
      capped_as: config.rateLimit && !byStaff && hasTrait(kind, 'capped') ? mailboxOf(recipient) : null,
      created_at: at,
    };
  }
}
