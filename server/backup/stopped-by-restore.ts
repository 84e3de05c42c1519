/**
 * Stops work that was pending when the backup was made: it has been sent, published or withdrawn since, and the backup
 * can't show which. A person decides instead.
 */
import { sql } from 'kysely';
import { lapseRestoredHolds } from '../booking/proposing-store.ts';
import { scheduledStore } from '../content/scheduled-store.ts';
import type { Db } from '../database/schema.ts';
import { CONTACT_SETTLERS } from '../mail/reply-outcome-store.ts';
import { mailStore } from '../outbox/store.ts';
import type { TableName } from './tables.ts';

/** How many rows of each table were stopped. */
export type Stopped = { -readonly [Name in keyof typeof STOPS]: number };

/** For each table that declares `stopped`; each may run again after an interruption. */
export const STOPS = {
  mails: stopMails,
  bookings: stopMeetings,
  newsletter_issues: endIssues,
  content_scheduled: stopScheduled,
} as const satisfies Partial<Record<TableName, (db: Db, now: Date) => Promise<number>>>;

export async function stopWhatWaited(db: Db, now = new Date()): Promise<Stopped> {
  const stopped = {} as Stopped;
  for (const name of Object.keys(STOPS) as (keyof Stopped)[]) stopped[name] = await STOPS[name](db, now);
  return stopped;
}

const AT_ONCE = 100;

/** Staff see them in *Email*, and can send one or all again; the clock of an inquiry whose reply is among them runs on. */
async function stopMails(db: Db): Promise<number> {
  const store = mailStore(db, CONTACT_SETTLERS);
  const why = 'A backup was restored, and this may already have been sent. If not, send it again.';
  for (let stopped = 0; ; ) {
    const waiting = await store.waiting(AT_ONCE);
    for (const mail of waiting)
      await db.transaction().execute((trx) => store.markEnded(trx, mail, 'dead', why));
    stopped += waiting.length;
    if (waiting.length < AT_ONCE) return stopped;
  }
}

/**
 * A meeting may have been moved or cancelled since; the next time that it is moved, reminders are set again. Held times are
 * free.
 * @returns how many agreed meetings lie ahead.
 */
async function stopMeetings(db: Db, now: Date): Promise<number> {
  await lapseRestoredHolds(db, now);
  const { numUpdatedRows } = await db
    .updateTable('bookings')
    .set({ remind_at: null })
    .where('remind_at', 'is not', null)
    .where('starts_at', '>', now.toISOString())
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Otherwise the rest of the readers would get an article once more. */
async function endIssues(db: Db, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('newsletter_issues')
    .set({ finished_at: now.toISOString() })
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Returns scheduled updates to draft, which owners are shown as not published. */
async function stopScheduled(db: Db): Promise<number> {
  const scheduled = scheduledStore(db);
  const why = 'A backup was restored. Review this update, then publish or schedule it again.';
  const { rows } = await sql<{ id: string }>`select id from content_scheduled where failed is null`.execute(
    db,
  );
  for (const { id } of rows) await scheduled.fail(id, why);
  return rows.length;
}
