/** Figures from the database, without personal data. */

import { overdueBefore } from '#contract/inquiries/clock.ts';
import type { Config } from '../config/config.ts';
import { scheduledStore } from '../content/scheduled-store.ts';
import type { Db } from '../database/schema.ts';
import { tracesSince } from '../erasure/traces-store.ts';
import { unfinishedSince } from '../erasure/work-store.ts';
import { mailboxId } from '../inbound/imap/address.ts';
import { mailboxStore } from '../inbound/imap/mailbox-store.ts';
import { countOverdue } from '../inquiry-list/counts-store.ts';
import { type JobsOfTask, jobsByTask } from '../jobs/jobs-store.ts';

export type MetricsStore = ReturnType<typeof metricsStore>;

export type SystemState = {
  mails: { waiting: number; held: number; dead: number };
  /** Due time (ISO 8601) of the email that has waited longest; null when none is waiting. */
  oldestMailDue: string | null;
  /** Inquiries that have waited for the studio for more than 24 hours. */
  overdue: number;
  /**
   * Instants (ISO 8601) of the oldest unfinished erasure, and of the oldest whose traces aren't removed; null when
   * there is none.
   */
  erasures: { unfinished: string | null; traces: string | null };
  jobs: JobsOfTask[];
  /** Scheduled publishes that are overdue, and those that failed. */
  scheduled: { overdue: number; failed: number };
  /**
   * Instants (ISO 8601) of the mailbox's last reading, and of the oldest email in it that isn't filed; null when there is
   * none. Absent without IMAP_URL.
   */
  inbound?: { lastSuccess: string | null; oldestUnread: string | null };
};

export function metricsStore(db: Db, { imapUrl, secret }: Pick<Config, 'imapUrl' | 'secret'>) {
  async function inbound(url: string) {
    const [{ lastReadAt }, { oldest }] = await Promise.all([
      mailboxStore(db, mailboxId(secret, url)).state(),
      db
        .selectFrom('inbound_mails')
        .select((eb) => eb.fn.min('received_at').as('oldest'))
        .where((eb) =>
          eb.or([eb('state', '=', 'received'), eb.and([eb('state', '=', 'waiting'), eb('spam', '=', 0)])]),
        )
        .executeTakeFirstOrThrow(),
    ]);
    return { lastSuccess: lastReadAt, oldestUnread: oldest };
  }

  return {
    async state(now: Date): Promise<SystemState> {
      // In sequence: a scrape can wait, and parallel queries would take every connection.
      const states = await db
        .selectFrom('mails')
        .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
        .select((eb) => eb.fn.min('run_at').as('due'))
        .where('sent_at', 'is', null)
        .where('state', 'in', ['waiting', 'held', 'dead'])
        .groupBy('state')
        .execute();
      const overdue = await countOverdue(db, overdueBefore(now));
      const unfinished = await unfinishedSince(db);
      const traces = await tracesSince(db);
      const jobs = await jobsByTask(db);
      const scheduled = await scheduledStore(db).late(now);
      const mailbox = imapUrl === undefined ? undefined : await inbound(imapUrl);
      const of = (state: string) => states.find((row) => row.state === state);
      const countOf = (state: string) => Number(of(state)?.count ?? 0);
      return {
        mails: { waiting: countOf('waiting'), held: countOf('held'), dead: countOf('dead') },
        oldestMailDue: of('waiting')?.due ?? null,
        overdue,
        erasures: { unfinished, traces },
        jobs,
        scheduled,
        ...(mailbox && { inbound: mailbox }),
      };
    },
  };
}
