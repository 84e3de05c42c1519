/** Deliveries of articles to subscribers. */
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Db, Trx } from '../database/schema.ts';
import { RECURRING } from '../jobs/jobs.ts';
import { enqueueJobs } from '../jobs/jobs-store.ts';

/** The job that queues the emails of issues. */
export const NEWSLETTER = 'newsletter';

/** Puts an email for each subscriber into the outbox, within the transaction. */
export type Enqueue = (trx: Trx, to: { id: string; email: string; mailId: string }[]) => Promise<unknown>;

export type Issue = { article: string; startedAt: string; startedBy: string; finishedAt: string | null };

export function sendingStore(db: Db) {
  return {
    /** Starts an issue, unless the article was sent before or no one would get it. */
    async startIssue(
      article: string,
      startedBy: string,
      at: string,
    ): Promise<'started' | 'sent-before' | 'nobody'> {
      return db.transaction().execute(async (trx) => {
        const reader = await trx
          .selectFrom('newsletter_subscribers')
          .select('id')
          .where('state', '=', 'confirmed')
          .where('confirmed_at', '<=', at)
          .limit(1)
          .executeTakeFirst();
        if (!reader) return 'nobody';
        const started = await trx
          .insertInto('newsletter_issues')
          .values({ article, started_at: at, started_by: startedBy, finished_at: null })
          .onConflict((oc) => oc.column('article').doNothing())
          .returning('article')
          .executeTakeFirst();
        if (!started) return 'sent-before';
        await enqueueJobs(trx, [{ task: NEWSLETTER, key: RECURRING }]);
        return 'started';
      });
    },

    async unfinishedIssues(): Promise<string[]> {
      const rows = await db
        .selectFrom('newsletter_issues')
        .select('article')
        .where('finished_at', 'is', null)
        .execute();
      return rows.map((row) => row.article);
    },

    /**
     * Queues the article for the next subscribers who were confirmed when the issue was started. Each email commits with
     * its delivery, whose key is article and subscriber, so no interruption or concurrent run sends a subscriber two.
     * @returns the number of subscribers; 0 when the issue is finished, and then marks it as finished.
     */
    async queueNext(article: string, most: number, now: string, enqueue: Enqueue): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const next = await readersLeft(trx)
          .select(['reader.id', 'reader.email'])
          .where('issue.article', '=', article)
          .orderBy('reader.id')
          .limit(most)
          .execute();
        if (next.length > 0) await deliver(trx, article, next, enqueue);
        else
          await trx
            .updateTable('newsletter_issues')
            .set({ finished_at: now })
            .where('article', '=', article)
            .where('finished_at', 'is', null)
            .execute();
        return next.length;
      });
    },

    async issues(): Promise<Issue[]> {
      const rows = await db.selectFrom('newsletter_issues').selectAll().execute();
      return rows.map((row) => ({
        article: row.article,
        startedAt: row.started_at,
        startedBy: row.started_by,
        finishedAt: row.finished_at,
      }));
    },

    /**
     * Counts emails by article and state. Emails that aren't queued yet count as waiting, so that an issue's total is right
     * from the start. One statement, because subscribers move from one part to the other meanwhile.
     */
    async deliveries(): Promise<{ article: string; state: string; count: number }[]> {
      const state = sql<string>`coalesce(mail.state, 'sent')`;
      const rows = await db
        .selectFrom('newsletter_deliveries as delivery')
        .leftJoin('mails as mail', 'mail.id', 'delivery.mail_id')
        .select((eb) => ['delivery.article', state.as('state'), eb.fn.countAll<number>().as('count')])
        .groupBy(['delivery.article', state])
        .unionAll(
          readersLeft(db)
            .select((eb) => [
              'issue.article',
              sql<string>`'waiting'`.as('state'),
              eb.fn.countAll<number>().as('count'),
            ])
            .where('issue.finished_at', 'is', null)
            .groupBy('issue.article'),
        )
        .execute();
      return rows.map(({ article, state, count }) => ({ article, state, count: Number(count) }));
    },
  };
}

/** The subscribers who were confirmed when an issue was started, and for whom it isn't queued yet. */
const readersLeft = (db: Db) =>
  db
    .selectFrom('newsletter_issues as issue')
    .innerJoin('newsletter_subscribers as reader', (join) =>
      join.on('reader.state', '=', 'confirmed').onRef('reader.confirmed_at', '<=', 'issue.started_at'),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('newsletter_deliveries as delivery')
            .select('delivery.article')
            .whereRef('delivery.article', '=', 'issue.article')
            .whereRef('delivery.subscriber_id', '=', 'reader.id'),
        ),
      ),
    );

async function deliver(
  trx: Trx,
  article: string,
  readers: { id: string; email: string }[],
  enqueue: Enqueue,
): Promise<void> {
  const mails = new Map(readers.map((reader) => [reader.id, { ...reader, mailId: uuid() }]));
  // Deliveries are inserted first: of two processes that queue the same issue, the second waits here and gets a
  // conflict.
  const ours = await trx
    .insertInto('newsletter_deliveries')
    .values([...mails.values()].map(({ id, mailId }) => ({ article, subscriber_id: id, mail_id: mailId })))
    .onConflict((oc) => oc.columns(['article', 'subscriber_id']).doNothing())
    .returning('subscriber_id')
    .execute();
  const to = ours.flatMap((delivery) => mails.get(delivery.subscriber_id) ?? []);
  if (to.length > 0) await enqueue(trx, to);
}
