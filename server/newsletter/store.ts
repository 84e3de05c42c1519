/** Who reads the newsletter, and what each was sent. */
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { SUBSCRIBER_STATES, type SubscriberState } from '#contract/newsletter.ts';
import type { Db, NewsletterSubscribersTable, Trx } from '../database/schema.ts';

/** Puts a mail for each reader into the outbox, within the transaction. */
type Enqueue = (trx: Trx, to: { id: string; email: string; mailId: string }[]) => Promise<unknown>;

export type NewsletterStore = ReturnType<typeof newsletterStore>;

export function newsletterStore(db: Db) {
  return {
    ...asking(db),
    ...readers(db),
    ...sending(db),
  };
}

function asking(db: Db) {
  return {
    /**
     * Somebody put this address in. The mail commits with the row; whether one is due is for `isDue` to say. Every
     * case writes and commits once, so that time tells as little as the answer does.
     * @param email in lower case.
     */
    async ask(
      email: string,
      page: string | null,
      at: string,
      isDue: (reader: { askedAt: string; asks: number }) => boolean,
      enqueue: Enqueue,
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const id = uuid();
        // The update that changes nothing locks the row, so that two who ask at once get one mail.
        const reader = await trx
          .insertInto('newsletter_subscribers')
          .values({ id, email, page, created_at: at, asked_at: at })
          .onConflict((oc) => oc.column('email').doUpdateSet({ email }))
          .returning(['id', 'email', 'state', 'asked_at', 'asks'])
          .executeTakeFirstOrThrow();
        const isNew = reader.id === id;
        if (reader.state === 'confirmed') return;
        if (!isNew && !isDue({ askedAt: reader.asked_at, asks: reader.asks })) return;
        if (!isNew)
          await trx
            .updateTable('newsletter_subscribers')
            .set({ page, asked_at: at, asks: reader.asks + 1 })
            .where('id', '=', reader.id)
            .execute();
        await enqueue(trx, [{ id: reader.id, email: reader.email, mailId: uuid() }]);
      });
    },

    /** How many confirmations were asked for since then, of new and of known addresses. */
    async askedSince(at: string): Promise<number> {
      const { count } = await db
        .selectFrom('newsletter_subscribers')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('asked_at', '>=', at)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /**
     * A link that was asked for before its reader unsubscribed must not bring the reader back.
     * @returns whether the address is on the list now.
     */
    async confirm(id: string, askedAt: string, now: string): Promise<boolean> {
      await db
        .updateTable('newsletter_subscribers')
        .set({ state: 'confirmed', confirmed_at: now, unsubscribed_at: null, asks: 0 })
        .where('id', '=', id)
        .where('state', '<>', 'confirmed')
        .where((eb) => eb.or([eb('unsubscribed_at', 'is', null), eb('unsubscribed_at', '<', askedAt)]))
        .execute();
      return (await stateOf(db, id)) === 'confirmed';
    },

    /** Ends it, and takes back what still waits in the outbox. An address that was erased is off the list, too. */
    async unsubscribe(id: string, now: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const reader = await trx
          .updateTable('newsletter_subscribers')
          .set({ state: 'unsubscribed', unsubscribed_at: now, asks: 0 })
          .where('id', '=', id)
          .where('state', '<>', 'unsubscribed')
          .returning('email')
          .executeTakeFirst();
        if (!reader) return;
        await trx
          .updateTable('mails')
          .set({ state: 'dropped' })
          .where('kind', 'in', NEWSLETTER_MAILS)
          .where('recipient', '=', reader.email)
          .where('state', '=', 'waiting')
          .execute();
      });
    },
  };
}

const NEWSLETTER_MAILS = ['newsletter-confirmation', 'newsletter-article'];

const stateOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('newsletter_subscribers').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;

export type Reader = {
  id: string;
  email: string;
  state: string;
  page: string | null;
  createdAt: string;
  askedAt: string;
  confirmedAt: string | null;
  unsubscribedAt: string | null;
};

function readers(db: Db) {
  return {
    async find(id: string): Promise<Reader | undefined> {
      const row = await db
        .selectFrom('newsletter_subscribers')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst();
      return row && fromRow(row);
    },

    async counts(): Promise<Record<SubscriberState, number>> {
      const rows = await db
        .selectFrom('newsletter_subscribers')
        .select((eb) => ['state', eb.fn.countAll().as('count')])
        .groupBy('state')
        .execute();
      const count = (state: string) => Number(rows.find((row) => row.state === state)?.count ?? 0);
      return Object.fromEntries(SUBSCRIBER_STATES.map((state) => [state, count(state)])) as Record<
        SubscriberState,
        number
      >;
    },

    /** All readers in the order in which they came, a thousand at a time. */
    async *all(): AsyncGenerator<Reader> {
      for (let after = ''; ; ) {
        const rows = await db
          .selectFrom('newsletter_subscribers')
          .selectAll()
          .where('id', '>', after)
          .orderBy('id')
          .limit(1000)
          .execute();
        for (const row of rows) yield fromRow(row);
        const last = rows.at(-1);
        if (!last) return;
        after = last.id;
      }
    },
  };
}

const fromRow = (row: Omit<NewsletterSubscribersTable, 'state' | 'asks'> & { state: string }): Reader => ({
  id: row.id,
  email: row.email,
  state: row.state,
  page: row.page,
  createdAt: row.created_at,
  askedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
  unsubscribedAt: row.unsubscribed_at,
});

export type Issue = { article: string; startedAt: string; startedBy: string; finishedAt: string | null };

function sending(db: Db) {
  return {
    /** @returns false when the article was sent before: it goes out once. */
    async startIssue(article: string, startedBy: string, at: string): Promise<boolean> {
      const started = await db
        .insertInto('newsletter_issues')
        .values({ article, started_at: at, started_by: startedBy, finished_at: null })
        .onConflict((oc) => oc.column('article').doNothing())
        .returning('article')
        .executeTakeFirst();
      return started !== undefined;
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
     * Queues the article for the next readers who were confirmed when it was started. Each mail commits with its
     * delivery, whose key is article and reader: however often this is cut off or runs twice, nobody gets two.
     * @returns how many readers this was; 0 when the issue is done, which is then noted.
     */
    async queueNext(article: string, most: number, now: string, enqueue: Enqueue): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const next = await trx
          .selectFrom('newsletter_subscribers as reader')
          .innerJoin('newsletter_issues as issue', (join) => join.on('issue.article', '=', article))
          .select(['reader.id', 'reader.email'])
          .where('reader.state', '=', 'confirmed')
          .whereRef('reader.confirmed_at', '<=', 'issue.started_at')
          .where((eb) =>
            eb.not(
              eb.exists(
                eb
                  .selectFrom('newsletter_deliveries as delivery')
                  .select('delivery.article')
                  .where('delivery.article', '=', article)
                  .whereRef('delivery.subscriber_id', '=', 'reader.id'),
              ),
            ),
          )
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

    /** How many mails of each article are in which state. */
    async deliveries(): Promise<{ article: string; state: string; count: number }[]> {
      const rows = await db
        .selectFrom('newsletter_deliveries as delivery')
        .leftJoin('mails as mail', 'mail.id', 'delivery.mail_id')
        .select((eb) => [
          'delivery.article',
          sql<string>`coalesce(mail.state, 'sent')`.as('state'),
          eb.fn.countAll().as('count'),
        ])
        .groupBy(['delivery.article', sql`coalesce(mail.state, 'sent')`])
        .execute();
      return rows.map(({ article, state, count }) => ({ article, state, count: Number(count) }));
    },
  };
}

async function deliver(
  trx: Trx,
  article: string,
  readers: { id: string; email: string }[],
  enqueue: Enqueue,
): Promise<void> {
  const mails = new Map(readers.map((reader) => [reader.id, { ...reader, mailId: uuid() }]));
  // The deliveries come first: of two processes that queue the same issue, one waits here and finds them taken.
  const ours = await trx
    .insertInto('newsletter_deliveries')
    .values([...mails.values()].map(({ id, mailId }) => ({ article, subscriber_id: id, mail_id: mailId })))
    .onConflict((oc) => oc.columns(['article', 'subscriber_id']).doNothing())
    .returning('subscriber_id')
    .execute();
  const to = ours.flatMap((delivery) => mails.get(delivery.subscriber_id) ?? []);
  if (to.length > 0) await enqueue(trx, to);
}

/**
 * Erases an address from the newsletter: the reader, what was sent, and every mail about it (product decision §11).
 * @param email as typed. @returns whether there was anything.
 */
export async function eraseNewsletterReader(trx: Trx, email: string): Promise<boolean> {
  const address = email.trim().toLowerCase();
  await trx
    .deleteFrom('mails')
    .where('kind', 'in', NEWSLETTER_MAILS)
    .where('recipient', '=', address)
    .execute();
  const { numDeletedRows } = await trx
    .deleteFrom('newsletter_subscribers')
    .where('email', '=', address)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** All that the newsletter holds about an address, for whoever asks what we hold; null when it is nothing. */
export async function newsletterReaderData(db: Db | Trx, email: string) {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  if (!row) return null;
  const sent = await db
    .selectFrom('newsletter_deliveries')
    .select('article')
    .where('subscriber_id', '=', row.id)
    .orderBy('article')
    .execute();
  return { ...fromRow(row), articles: sent.map(({ article }) => article) };
}
