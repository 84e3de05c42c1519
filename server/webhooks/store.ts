/** Webhooks and their deliveries in the database. No personal data: a receiver reads an inquiry by its id, with a token. */
import { v7 as uuid } from 'uuid';
import type { StaffMember } from '#contract/site/page-services.ts';
import { type DeliveryState, WEBHOOK_LIMITS, type WebhookKind } from '#contract/staff/webhook-kinds.ts';
import type { Delivery, NewWebhook, Webhook } from '#contract/staff/webhooks.ts';
import type { Db, Trx, WebhookDeliveriesTable, WebhooksTable } from '../database/schema.ts';
import { enqueueJobs } from '../jobs/jobs-store.ts';
import { recordStaffEvent } from '../staff/events-store.ts';

export const WEBHOOK = 'webhook';

/** Rows per statement; both databases limit the number of parameters. */
const AT_ONCE = 200;

/** An event of a timeline that a webhook asks for. */
export type WebhookEvent = {
  eventId: string;
  inquiryId: string;
  kind: WebhookKind;
  at: string;
  /** Beyond the inquiry's own data. */
  data: object;
};

export type WebhooksStore = ReturnType<typeof webhooksStore>;

export function webhooksStore(db: Db) {
  return {
    async list(): Promise<Webhook[]> {
      const rows = await db.selectFrom('webhooks').selectAll().orderBy('id').execute();
      return rows.map(toWebhook);
    },

    /** @returns null when there are as many as allowed. */
    add: ({ url, kinds }: NewWebhook, by: StaffMember, at: string): Promise<Webhook | null> =>
      db.transaction().execute(async (trx) => {
        const { count } = await trx
          .selectFrom('webhooks')
          .select((eb) => eb.fn.countAll().as('count'))
          .executeTakeFirstOrThrow();
        if (Number(count) >= WEBHOOK_LIMITS.number) return null;
        const row = {
          ...{ id: uuid(), url, kinds: JSON.stringify([...new Set(kinds)]) },
          ...{ created_at: at, created_by_name: by.name, read_up_to: at },
        };
        await trx.insertInto('webhooks').values(row).execute();
        await recordStaffEvent(trx, { kind: 'webhook-added', actor: by, subject: null }, at);
        return toWebhook(row);
      }),

    /** @returns false when there is no such webhook. */
    remove: (id: string, by: StaffMember): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('webhooks')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        if (numDeletedRows === 0n) return false;
        await recordStaffEvent(trx, { kind: 'webhook-removed', actor: by, subject: null });
        return true;
      }),

    /** Returns the deliveries of a webhook, newest first; null when there is no such webhook. */
    async log(webhookId: string): Promise<Delivery[] | null> {
      const rows = await db
        .selectFrom('webhook_deliveries')
        .selectAll()
        .where('webhook_id', '=', webhookId)
        .orderBy('id', 'desc')
        .limit(WEBHOOK_LIMITS.log)
        .execute();
      if (rows.length === 0 && !(await exists(db, webhookId))) return null;
      return rows.map(toDelivery);
    },

    /** Sends a delivery again. @returns false when there is no such delivery. */
    replay: (webhookId: string, id: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('webhook_deliveries')
          .set({ state: 'waiting' })
          .where('id', '=', id)
          .where('webhook_id', '=', webhookId)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await enqueueJobs(trx, [{ task: WEBHOOK, key: id }]);
        return true;
      }),

    /** Everything that a delivery needs; undefined when it, its webhook or its inquiry is gone. */
    find: (id: string) =>
      db
        .selectFrom('webhook_deliveries as d')
        .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
        .innerJoin('inquiries as i', 'i.id', 'd.inquiry_id')
        .select(['d.id', 'd.kind', 'd.at', 'd.data', 'w.id as webhookId', 'w.url'])
        .select(['i.id as inquiryId', 'i.reference', 'i.status', 'i.priority', 'i.area'])
        .select(['i.service_type as serviceType', 'i.created_at as createdAt'])
        .where('d.id', '=', id)
        .executeTakeFirst(),

    /** Notes an attempt and how it ended. */
    async noteAttempt(id: string, at: string, state: DeliveryState, answer: string): Promise<void> {
      await db
        .updateTable('webhook_deliveries')
        .set((eb) => ({ state, answer, attempted_at: at, attempts: eb('attempts', '+', 1) }))
        .where('id', '=', id)
        .execute();
    },

    /** The webhooks with the instant up to which each has read the timelines. */
    listCursors: () =>
      db.selectFrom('webhooks').select(['id', 'kinds', 'read_up_to', 'created_at']).execute(),

    /** Adds deliveries and their jobs, each event once per webhook, and notes how far it has read. */
    addDeliveries: (webhookId: string, events: WebhookEvent[], upTo: string): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const isThere = await trx
          .updateTable('webhooks')
          .set({ read_up_to: upTo })
          .where('id', '=', webhookId)
          .executeTakeFirstOrThrow();
        if (isThere.numUpdatedRows === 0n) return 0;
        let added = 0;
        for (let from = 0; from < events.length; from += AT_ONCE)
          added += await insertDeliveries(trx, webhookId, events.slice(from, from + AT_ONCE));
        return added;
      }),

    async deleteOldDeliveries(before: string): Promise<void> {
      await db
        .deleteFrom('webhook_deliveries')
        .where('attempted_at', '<', before)
        .where('state', '<>', 'waiting')
        .execute();
    },
  };
}

async function insertDeliveries(trx: Trx, webhookId: string, events: WebhookEvent[]): Promise<number> {
  const rows = events.map(({ eventId, inquiryId, kind, at, data }) => ({
    ...{ id: uuid(), webhook_id: webhookId, inquiry_id: inquiryId, event_id: eventId, kind, at },
    ...{ data: JSON.stringify(data), state: 'waiting', attempts: 0, answer: null, attempted_at: null },
  }));
  const added = await trx
    .insertInto('webhook_deliveries')
    .values(rows)
    .onConflict((oc) => oc.columns(['webhook_id', 'inquiry_id', 'event_id']).doNothing())
    .returning('id')
    .execute();
  await enqueueJobs(
    trx,
    added.map(({ id }) => ({ task: WEBHOOK, key: id })),
  );
  return added.length;
}

async function exists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('webhooks').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

const toWebhook = (row: Omit<WebhooksTable, 'read_up_to'>): Webhook => ({
  id: row.id,
  url: row.url,
  kinds: JSON.parse(row.kinds),
  createdAt: row.created_at,
  createdBy: row.created_by_name,
});

const toDelivery = (row: WebhookDeliveriesTable): Delivery => ({
  id: row.id,
  kind: row.kind as WebhookKind,
  inquiryId: row.inquiry_id,
  at: row.at,
  state: row.state as DeliveryState,
  attempts: row.attempts,
  answer: row.answer,
  attemptedAt: row.attempted_at,
});
