/** The outbox table: emails that are waiting, held, sent, dropped or dead. */
import type { ExpressionBuilder, Insertable, Selectable } from 'kysely';
import type { MailKind, MailRecord, MailState, MailsSummary } from '#contract/mail/mail.ts';
import type { Database, Db, MailsTable, Trx } from '../database/schema.ts';
import { lockInquiry } from '../inquiries/row-store.ts';
import { type ClaimedJob, enqueueJobs } from '../jobs/jobs-store.ts';
import { isAllowed, mailGoesAt } from './allowance-store.ts';
import { filesOfMails } from './files-store.ts';
import { MAIL, mailJob } from './schedule-store.ts';

export const mailsInsert = (db: Trx | Db, rows: Insertable<MailsTable>[]) =>
  db.insertInto('mails').values(rows);

/** Holds waiting emails. An email that is being sent is sent if the mail server accepts it. */
export async function holdMails(trx: Trx, inquiryIds: string[]): Promise<void> {
  if (inquiryIds.length === 0) return;
  await trx
    .updateTable('mails')
    .set({ state: 'held' })
    .where('inquiry_id', 'in', inquiryIds)
    .where('state', '=', 'waiting')
    .execute();
}

/** Releases held emails. One that is still being sent isn't sent twice; one that failed keeps its backoff. */
export async function releaseHeldMails(
  trx: Trx,
  inquiryIds: string[],
  at: string = new Date().toISOString(),
): Promise<void> {
  if (inquiryIds.length === 0) return;
  const released = await trx
    .updateTable('mails')
    .set((eb) => ({
      state: 'waiting',
      run_at: eb.case().when('run_at', '>', at).then(eb.ref('run_at')).else(at).end(),
    }))
    .where('inquiry_id', 'in', inquiryIds)
    .where('state', '=', 'held')
    .returning(['id', 'kind', 'run_at', 'scheduled_at'])
    .execute();
  await enqueueJobs(
    trx,
    released.map((mail) => mailJob(mail, mail.run_at, at)),
  );
}

/** An email that this process may send as long as it has the email's job. */
export type ClaimedMail = {
  id: string;
  kind: MailKind;
  inquiryId: string | null;
  recipient: string;
  /** JSON of the kind's `MailFacts`. */
  facts: string;
  messageId: string;
  /** Including the current one. */
  attempts: number;
  createdAt: string;
  /** The time that it was scheduled for; null for an email that is sent as soon as possible. */
  scheduledAt: string | null;
};

export type MailStore = ReturnType<typeof mailStore>;

/**
 * The effect of an email's end on other parts, by kind, in the transaction that marks it: the mail server accepted the
 * email, or refused it permanently, and why.
 */
export type Settle = (trx: Trx, mail: ClaimedMail, end: { at: string } | { why: string }) => Promise<void>;
export type Settlers = { readonly [K in MailKind]?: Settle };

export function mailStore(db: Db, settlers: Settlers = {}) {
  /** Includes held emails: an email held while it is being sent may be released before that ends. */
  const unsent = (on: Db | Trx, id: string) =>
    on.updateTable('mails').where('id', '=', id).where('state', 'in', ['waiting', 'held']);

  async function settled(
    trx: Trx,
    mail: ClaimedMail,
    mark: () => Promise<{ numUpdatedRows: bigint }>,
    end: Parameters<Settle>[2],
  ): Promise<void> {
    const settle = settlers[mail.kind];
    // Locks in the order of every other change: the inquiry, then its emails.
    if (settle && mail.inquiryId !== null) await lockInquiry(trx, mail.inquiryId);
    const { numUpdatedRows } = await mark();
    if (numUpdatedRows > 0n) await settle?.(trx, mail, end);
  }

  return {
    /** Marks the start of an attempt, which ends the time for undoing. @returns null when it isn't to be sent now. */
    async begin(job: ClaimedJob, now: string): Promise<ClaimedMail | null> {
      const row = await db
        .updateTable('mails')
        .set({ attempts: job.attempts })
        .where('id', '=', job.key)
        .where('state', '=', 'waiting')
        .where((eb) => eb.and([isHourCome(eb, now), isAllowed(eb), isHeldBy(eb, job)]))
        .returningAll()
        .executeTakeFirst();
      return row ? toClaimed(row) : null;
    },

    /** Returns when an email that couldn't begin may be sent or is checked again; null when it needs no job. */
    goesAt: (id: string, now: string): Promise<string | null> => mailGoesAt(db, id, now),

    /** Returns waiting emails for a restore, during which nothing is sent. */
    async waiting(limit: number): Promise<ClaimedMail[]> {
      const waiting = db.selectFrom('mails').selectAll().where('state', '=', 'waiting');
      return (await waiting.orderBy('id').limit(limit).execute()).map(toClaimed);
    },

    markSent(trx: Trx, mail: ClaimedMail, at: string): Promise<void> {
      const sent = { state: 'sent', sent_at: at, last_error: null };
      const mark = () =>
        trx.updateTable('mails').where('id', '=', mail.id).set(sent).executeTakeFirstOrThrow();
      return settled(trx, mail, mark, { at });
    },

    /** Shows staff the reason, and the time of the next attempt. */
    async markFailed(job: ClaimedJob, words: string, runAt: string): Promise<void> {
      await unsent(db, job.key)
        .set({ last_error: words, run_at: runAt })
        .where((eb) => isHeldBy(eb, job))
        .execute();
    },

    /**
     * Marks an email as failed permanently (`dead`) or no longer worth sending (`dropped`). A held email stays held: its
     * rescue tries once more.
     */
    markEnded(trx: Trx, mail: ClaimedMail, state: 'dead' | 'dropped', why: string): Promise<void> {
      const ended = (eb: Eb) => eb.case().when('state', '=', 'held').then('held').else(state).end();
      const mark = () =>
        unsent(trx, mail.id)
          // An email that isn't sent frees its place under the caps.
          .set((eb) => ({
            state: ended(eb),
            last_error: why,
            ...(state === 'dropped' && { allowed_at: null }),
          }))
          .executeTakeFirstOrThrow();
      return settled(trx, mail, mark, { why });
    },

    async find(id: string): Promise<MailRecord | null> {
      const row = await records(db).where('m.id', '=', id).executeTakeFirst();
      return row ? ((await toRecords(db, [row]))[0] ?? null) : null;
    },

    /** Returns an inquiry's emails, newest first. */
    async ofInquiry(inquiryId: string): Promise<MailRecord[]> {
      const rows = await records(db)
        .where('m.inquiry_id', '=', inquiryId)
        .orderBy('m.id', 'desc')
        .limit(500)
        .execute();
      return toRecords(db, rows);
    },

    /** Returns emails in a state, newest first, starting after the id `after`. */
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

type Eb = ExpressionBuilder<Database, 'mails'>;

/** Whether an email isn't scheduled, has reached its time, or was tried or sent again. */
const isHourCome = (eb: Eb, now: string) =>
  eb.or([
    eb('scheduled_at', 'is', null),
    eb('scheduled_at', '<=', now),
    eb('run_at', '<>', eb.ref('scheduled_at')),
  ]);

/** No other process took the job over. */
const isHeldBy = (eb: Eb, { key, lease }: ClaimedJob) =>
  eb.exists(
    eb
      .selectFrom('jobs')
      .select('key')
      .where('task', '=', MAIL)
      .where('key', '=', key)
      .where('lease', '=', lease),
  );

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
