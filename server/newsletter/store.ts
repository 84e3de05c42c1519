/** Newsletter subscribers and their subscriptions. */
import { v7 as uuid } from 'uuid';
import { SUBSCRIBER_STATES, type SubscriberState } from '#contract/mail/newsletter.ts';
import type { Db, NewsletterSubscribersTable, Trx } from '../database/schema.ts';
import { kindsWith } from '../outbox/mail-traits.ts';
import { type Enqueue, sendingStore } from './sending-store.ts';

export type NewsletterStore = ReturnType<typeof newsletterStore>;

export function newsletterStore(db: Db) {
  return {
    inTransaction: <T>(work: (trx: Trx) => Promise<T>): Promise<T> => db.transaction().execute(work),

    ...asking(db),
    ...readers(db),
    ...sendingStore(db),
  };
}

function asking(db: Db) {
  return {
    /**
     * Records a subscription request. The email, if `isDue`, commits with the row. Every case writes and commits once,
     * so that timing reveals as little as the answer does.
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
        // The no-op update locks the row, so that two concurrent requests send one email.
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

    /**
     * Confirms a subscriber. A link requested before its subscriber unsubscribed must not resubscribe them.
     * @returns whether the address is now on the list.
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

    /** Unsubscribes a subscriber and drops emails still waiting in the outbox. An erased address counts as unsubscribed. */
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
          .where('kind', 'in', kindsWith('newsletter'))
          .where('recipient', '=', reader.email)
          .where('state', '=', 'waiting')
          .execute();
      });
    },
  };
}

const stateOf = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('newsletter_subscribers').select('state').where('id', '=', id).executeTakeFirst())
    ?.state;

export type NewsletterReader = {
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
    async find(id: string): Promise<NewsletterReader | undefined> {
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

    /** Iterates over all subscribers, oldest first, in pages of a thousand. */
    async *all(): AsyncGenerator<NewsletterReader> {
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

export const fromRow = (
  row: Omit<NewsletterSubscribersTable, 'state' | 'asks'> & { state: string },
): NewsletterReader => ({
  id: row.id,
  email: row.email,
  state: row.state,
  page: row.page,
  createdAt: row.created_at,
  askedAt: row.asked_at,
  confirmedAt: row.confirmed_at,
  unsubscribedAt: row.unsubscribed_at,
});
