/** What the database says of the house's state, as numbers alone. */
import { overdueBefore } from '#contract/clock.ts';
import type { Db } from '../database/schema.ts';

export type MetricsStore = ReturnType<typeof metricsStore>;

export type StateOfHouse = {
  mails: { waiting: number; held: number; dead: number };
  /** Instant (ISO 8601) at which the mail that waits longest was due, or will be; null when none waits. */
  oldestMailDue: string | null;
  /** Inquiries whose 24 hours have run out unanswered. */
  overdue: number;
};

export function metricsStore(db: Db) {
  return {
    async state(now: Date): Promise<StateOfHouse> {
      const [states, overdue] = await Promise.all([
        db
          .selectFrom('mails')
          .select(['state', (eb) => eb.fn.countAll<string>().as('count')])
          .select((eb) => eb.fn.min('run_at').as('due'))
          .where('sent_at', 'is', null)
          .where('state', 'in', ['waiting', 'held', 'dead'])
          .groupBy('state')
          .execute(),
        db
          .selectFrom('inquiries')
          .select((eb) => eb.fn.countAll<string>().as('count'))
          .where('spam', '=', 0)
          .where('status', '=', 'new')
          .where('first_contact_at', 'is', null)
          .where('withdrawn_at', 'is', null)
          .where('created_at', '<', overdueBefore(now))
          .executeTakeFirstOrThrow(),
      ]);
      const of = (state: string) => states.find((row) => row.state === state);
      const countOf = (state: string) => Number(of(state)?.count ?? 0);
      return {
        mails: { waiting: countOf('waiting'), held: countOf('held'), dead: countOf('dead') },
        oldestMailDue: of('waiting')?.due ?? null,
        overdue: Number(overdue.count),
      };
    },
  };
}
