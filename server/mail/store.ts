/** The outbox in the database: mails waiting, claimed, sent or given up. */
import { type Insertable, type Selectable, sql } from 'kysely';
import type { MailKind, MailRecord, MailState, MailsSummary } from '#contract/mail.ts';
import { isPostgres } from '../database/dialect.ts';
import type { Db, MailsTable, Trx } from '../database/schema.ts';

/** Rows of one statement; PostgreSQL and SQLite bound the number of parameters. */
const ROWS_AT_ONCE = 500;

export async function insertMails(trx: Trx, rows: Insertable<MailsTable>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await trx
      .insertInto('mails')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .execute();
}

/** One that a worker is just sending stays sent. */
export async function holdMails(trx: Trx, inquiryIds: string[]): Promise<void> {
  if (inquiryIds.length === 0) return;
  await trx
    .updateTable('mails')
    .set({ state: 'held' })
    .where('inquiry_id', 'in', inquiryIds)
    .where('state', '=', 'waiting')
    .execute();
}

export async function releaseHeldMails(
  trx: Trx,
  inquiryIds: string[],
  at: string = new Date().toISOString(),
): Promise<void> {
  if (inquiryIds.length === 0) return;
  await trx
    .updateTable('mails')
    .set({ state: 'waiting', run_at: at })
    .where('inquiry_id', 'in', inquiryIds)
    .where('state', '=', 'held')
    .execute();
}

/** A mail that this process may send until its lease ends, unless it renews it. */
export type ClaimedMail = {
  id: string;
  kind: MailKind;
  inquiryId: string | null;
  recipient: string;
  /** JSON of the kind's `MailFacts`. */
  facts: string;
  messageId: string;
  /** With this try; also what tells this claim from a later one. */
  attempts: number;
  createdAt: string;
};

/** One claim of one mail. */
export type Claim = Pick<ClaimedMail, 'id' | 'attempts'>;

export type MailStore = ReturnType<typeof mailStore>;

export function mailStore(db: Db) {
  const claimed = ({ id, attempts }: Claim) =>
    db.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts);
  const stillWaiting = (claim: Claim) => claimed(claim).where('state', '=', 'waiting');

  return {
    /**
     * Takes up to `limit` mails that are due, newsletters last, and pushes each one's next try to `leaseUntil`:
     * whoever claims it dies, and it is due again then. One statement, committed when this returns; workers that
     * claim at the same time get different mails.
     * @param farOff later than any pause lasts: what is due then was noted before the clock was put back, and is due now.
     */
    async claim(limit: number, now: string, leaseUntil: string, farOff = '9999'): Promise<ClaimedMail[]> {
      const rows = await db
        .with('due', (q) => {
          const due = q
            .selectFrom('mails')
            .select('id')
            .where('sent_at', 'is', null)
            .where('state', '=', 'waiting')
            .where((eb) => eb.or([eb('run_at', '<=', now), eb('run_at', '>', farOff)]))
            .orderBy('bulk')
            .orderBy('run_at')
            .limit(limit);
          // SQLite has one writer at a time and no row locks.
          return isPostgres(db) ? due.forUpdate().skipLocked() : due;
        })
        .updateTable('mails')
        .set({ attempts: sql<number>`attempts + 1`, run_at: leaseUntil })
        .where('id', 'in', (q) => q.selectFrom('due').select('id'))
        .returningAll()
        .execute();
      return rows.map(toClaimed).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    },

    /** Keeps a claim; false when it was lost. */
    async renew(claim: Claim, leaseUntil: string): Promise<boolean> {
      return changed(await stillWaiting(claim).set({ run_at: leaseUntil }).executeTakeFirst());
    },

    /** False when the claim was lost: somebody else is sending the mail, or it has gone. */
    async markSent(claim: Claim, at: string): Promise<boolean> {
      return changed(
        await claimed(claim).set({ state: 'sent', sent_at: at, last_error: null }).executeTakeFirst(),
      );
    },

    /** To be tried again at `runAt`. */
    async markFailed(claim: Claim, words: string, runAt: string): Promise<boolean> {
      return changed(await stillWaiting(claim).set({ last_error: words, run_at: runAt }).executeTakeFirst());
    },

    /** As if it had not been claimed. */
    async giveBack(claim: Claim, runAt: string): Promise<boolean> {
      const attempts = claim.attempts - 1;
      return changed(await stillWaiting(claim).set({ attempts, run_at: runAt }).executeTakeFirst());
    },

    /** Given up (`dead`), or not to be sent any more (`dropped`). */
    async markEnded(claim: Claim, state: 'dead' | 'dropped', words: string): Promise<boolean> {
      return changed(await stillWaiting(claim).set({ state, last_error: words }).executeTakeFirst());
    },

    async find(id: string): Promise<MailRecord | null> {
      const row = await records(db).where('m.id', '=', id).executeTakeFirst();
      return row ? toRecord(row) : null;
    },

    /** Of an inquiry, newest first. */
    async ofInquiry(inquiryId: string): Promise<MailRecord[]> {
      const rows = await records(db)
        .where('m.inquiry_id', '=', inquiryId)
        .orderBy('m.id', 'desc')
        .limit(500)
        .execute();
      return rows.map(toRecord);
    },

    /** In a state, newest first, after the mail with the id `after`. */
    async list(state: MailState, limit: number, after: string | null): Promise<MailRecord[]> {
      const rows = await records(db)
        .where('m.state', '=', state)
        .$if(state !== 'sent', (q) => q.where('m.sent_at', 'is', null))
        .$if(after !== null, (q) => q.where('m.id', '<', after as string))
        .orderBy('m.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toRecord);
    },

    async summary(): Promise<Omit<MailsSummary, 'transport'>> {
      const rows = await db
        .selectFrom('mails')
        .select([
          'state',
          (eb) => eb.fn.countAll().as('mails'),
          (eb) => eb.fn.count('last_error').as('tried'),
        ])
        .where('sent_at', 'is', null)
        .groupBy('state')
        .execute();
      const of = (state: MailState) => rows.find((row) => row.state === state);
      return {
        waiting: Number(of('waiting')?.mails ?? 0),
        retrying: Number(of('waiting')?.tried ?? 0),
        dead: Number(of('dead')?.mails ?? 0),
        held: Number(of('held')?.mails ?? 0),
      };
    },
  };
}

const changed = (result: { numUpdatedRows: bigint }): boolean => result.numUpdatedRows > 0n;

const records = (db: Db) =>
  db
    .selectFrom('mails as m')
    .leftJoin('inquiries as i', 'i.id', 'm.inquiry_id')
    .selectAll('m')
    .select('i.reference as reference');

function toRecord(row: Selectable<MailsTable> & { reference: string | null }): MailRecord {
  const { subject = null, text = null } = row.kind === 'reply' ? JSON.parse(row.data) : {};
  return {
    id: row.id,
    kind: row.kind as MailKind,
    inquiryId: row.inquiry_id,
    reference: row.reference,
    recipient: row.recipient,
    subject,
    text,
    state: row.state as MailState,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'waiting' ? row.run_at : null,
    lastError: row.last_error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}

const toClaimed = (row: Selectable<MailsTable>): ClaimedMail => ({
  id: row.id,
  kind: row.kind as MailKind,
  inquiryId: row.inquiry_id,
  recipient: row.recipient,
  facts: row.data,
  messageId: row.message_id,
  attempts: row.attempts,
  createdAt: row.created_at,
});
