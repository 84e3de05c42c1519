/** The outbox table: mails that are waiting, claimed, held, sent, dropped or dead. */
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import type { MailKind, MailRecord, MailState, MailsSummary } from '#contract/mail.ts';
import type { Database, Db, MailsTable, Trx } from '../database/schema.ts';
import { lockInquiry } from '../inquiries/row-store.ts';
import { allowMails, isAllowed, isDueMail } from './allowance-store.ts';
import { filesOfMails } from './files-store.ts';

/** Rows per statement; PostgreSQL and SQLite limit the number of parameters. */
const ROWS_AT_ONCE = 500;

export async function insertMails(trx: Trx, rows: Insertable<MailsTable>[]): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
    await mailsInsert(trx, rows.slice(from, from + ROWS_AT_ONCE)).execute();
}

export const mailsInsert = (db: Trx | Db, rows: Insertable<MailsTable>[]) =>
  db.insertInto('mails').values(rows);

/** Holds waiting mails. A mail already claimed stays with its worker, and is sent if the mail server accepts it. */
export async function holdMails(trx: Trx, inquiryIds: string[]): Promise<void> {
  if (inquiryIds.length === 0) return;
  await trx
    .updateTable('mails')
    .set({ state: 'held' })
    .where('inquiry_id', 'in', inquiryIds)
    .where('state', '=', 'waiting')
    .execute();
}

/**
 * Releases held mails. A mail that a worker is still sending isn't due before the lease ends, or it would be sent
 * twice; a mail that failed keeps its backoff.
 */
export async function releaseHeldMails(
  trx: Trx,
  inquiryIds: string[],
  at: string = new Date().toISOString(),
): Promise<void> {
  if (inquiryIds.length === 0) return;
  await trx
    .updateTable('mails')
    .set((eb) => ({
      state: 'waiting',
      run_at: eb.case().when('run_at', '>', at).then(eb.ref('run_at')).else(at).end(),
    }))
    .where('inquiry_id', 'in', inquiryIds)
    .where('state', '=', 'held')
    .execute();
}

/** A mail that this process may send until its lease expires; the lease can be renewed. */
export type ClaimedMail = {
  id: string;
  kind: MailKind;
  inquiryId: string | null;
  recipient: string;
  /** JSON of the kind's `MailFacts`. */
  facts: string;
  messageId: string;
  /** Includes the current attempt, and thereby distinguishes this claim from later ones. */
  attempts: number;
  createdAt: string;
  /** The hour that it was scheduled for; null for a mail that goes out as soon as it can. */
  scheduledAt: string | null;
};

/** A lease on a mail, identified by its attempt. */
export type Claim = Pick<ClaimedMail, 'id' | 'attempts'>;

export type MailStore = ReturnType<typeof mailStore>;

/**
 * The effect of a mail's end on other parts, by kind, in the transaction that marks it: the mail server took it, or refused it for good,
 * and why.
 */
export type Settle = (trx: Trx, mail: ClaimedMail, end: { at: string } | { why: string }) => Promise<void>;
export type Settlers = { readonly [K in MailKind]?: Settle };

export function mailStore(db: Db, settlers: Settlers = {}) {
  const claimed = ({ id, attempts }: Claim, on: Db | Trx = db) =>
    on.updateTable('mails').where('id', '=', id).where('attempts', '=', attempts);
  /** Includes held mails: a mail held while it is being sent may be released before that ends. */
  const unsent = (claim: Claim, on?: Trx) => claimed(claim, on).where('state', 'in', ['waiting', 'held']);
  const settled = (mail: ClaimedMail, mark: (trx: Trx) => Promise<boolean>, end: Parameters<Settle>[2]) =>
    db.transaction().execute(async (trx) => {
      const settle = settlers[mail.kind];
      // In the order of every other change: the inquiry, then its mails.
      if (settle && mail.inquiryId !== null) await lockInquiry(trx, mail.inquiryId);
      const isMarked = await mark(trx);
      if (isMarked) await settle?.(trx, mail, end);
      return isMarked;
    });

  return {
    /**
     * Claims up to `limit` due mails, newsletters last, with a lease until `leaseUntil`: if the worker dies, the mail
     * is due again then. One statement, committed on return; concurrent workers get different mails. Before it, the caps
     * on unconfirmed addresses say what may go.
     * @param farOff as `isDueMail` takes it.
     */
    async claim(limit: number, now: string, leaseUntil: string, farOff = '9999'): Promise<ClaimedMail[]> {
      await allowMails(db, now, farOff);
      const rows = await db
        .with('due', (q) => {
          return q
            .selectFrom('mails')
            .select('id')
            .where('sent_at', 'is', null)
            .where('state', '=', 'waiting')
            .where((eb) => eb.and([isDueMail(eb, now, farOff), isAllowed(eb)]))
            .orderBy('bulk')
            .orderBy('run_at')
            .limit(limit)
            .forUpdate()
            .skipLocked();
        })
        .updateTable('mails')
        .set({ attempts: sql<number>`attempts + 1`, run_at: leaseUntil })
        .where('id', 'in', (q) => q.selectFrom('due').select('id'))
        .returningAll()
        .execute();
      return rows.map(toClaimed).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    },

    /** Returns mails that wait, claimed or not; for a restore, beside which no worker runs. */
    async waiting(limit: number): Promise<ClaimedMail[]> {
      const waiting = db.selectFrom('mails').selectAll().where('state', '=', 'waiting');
      return (await waiting.orderBy('id').limit(limit).execute()).map(toClaimed);
    },

    /** Extends a lease; false when it was lost. */
    async renew(claim: Claim, leaseUntil: string): Promise<boolean> {
      return changed(await unsent(claim).set({ run_at: leaseUntil }).executeTakeFirst());
    },

    /** False when the lease was lost: another worker is sending the mail, or it no longer exists. */
    markSent(mail: ClaimedMail, at: string): Promise<boolean> {
      const sent = { state: 'sent', sent_at: at, last_error: null };
      return settled(mail, async (trx) => changed(await claimed(mail, trx).set(sent).executeTakeFirst()), {
        at,
      });
    },

    /** Schedules a retry at `runAt`. */
    async markFailed(claim: Claim, words: string, runAt: string): Promise<boolean> {
      return changed(await unsent(claim).set({ last_error: words, run_at: runAt }).executeTakeFirst());
    },

    /** Returns a claim without counting the attempt. */
    async giveBack(claim: Claim, runAt: string): Promise<boolean> {
      const attempts = claim.attempts - 1;
      return changed(await unsent(claim).set({ attempts, run_at: runAt }).executeTakeFirst());
    },

    /**
     * Marks a mail as failed for good (`dead`) or no longer worth sending (`dropped`). A held mail stays held: its
     * rescue tries once more.
     */
    markEnded(mail: ClaimedMail, state: 'dead' | 'dropped', why: string): Promise<boolean> {
      const ended = (eb: ExpressionBuilder<Database, 'mails'>) =>
        eb.case().when('state', '=', 'held').then('held').else(state).end();
      const mark = async (trx: Trx) =>
        changed(
          await unsent(mail, trx)
            // A mail that isn't sent gives its place under the caps back.
            .set((eb) => ({
              state: ended(eb),
              last_error: why,
              ...(state === 'dropped' && { allowed_at: null }),
            }))
            .executeTakeFirst(),
        );
      return settled(mail, mark, { why });
    },

    async find(id: string): Promise<MailRecord | null> {
      const row = await records(db).where('m.id', '=', id).executeTakeFirst();
      return row ? ((await toRecords(db, [row]))[0] ?? null) : null;
    },

    /** Returns an inquiry's mails, newest first. */
    async ofInquiry(inquiryId: string): Promise<MailRecord[]> {
      const rows = await records(db)
        .where('m.inquiry_id', '=', inquiryId)
        .orderBy('m.id', 'desc')
        .limit(500)
        .execute();
      return toRecords(db, rows);
    },

    /** Returns mails in a state, newest first, starting after the id `after`. */
    async list(state: MailState, limit: number, after: string | null): Promise<MailRecord[]> {
      const rows = await records(db)
        .where('m.state', '=', state)
        .$if(state !== 'sent' && state !== 'bounced', (q) => q.where('m.sent_at', 'is', null))
        .$if(after !== null, (q) => q.where('m.id', '<', after as string))
        .orderBy('m.id', 'desc')
        .limit(limit)
        .execute();
      return toRecords(db, rows);
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

type RecordRow = Selectable<MailsTable> & { reference: string | null };

async function toRecords(db: Db, rows: RecordRow[]): Promise<MailRecord[]> {
  const replies = rows.filter(({ kind }) => kind === 'reply').map(({ id }) => id);
  const files = await filesOfMails(db, replies);
  return rows.map((row) => toRecord(row, files.get(row.id) ?? []));
}

function toRecord(row: RecordRow, files: MailRecord['files']): MailRecord {
  const { subject = null, text = null } = row.kind === 'reply' ? JSON.parse(row.data) : {};
  return {
    id: row.id,
    kind: row.kind as MailKind,
    inquiryId: row.inquiry_id,
    reference: row.reference,
    recipient: row.recipient,
    subject,
    text,
    files,
    state: row.state as MailState,
    attempts: row.attempts,
    nextAttemptAt: row.state === 'waiting' ? row.run_at : null,
    scheduledAt: row.scheduled_at,
    lastError: row.last_error,
    isDelayed: row.delayed_at !== null && row.allowed_at === null && row.state === 'waiting',
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
  scheduledAt: row.scheduled_at,
});
