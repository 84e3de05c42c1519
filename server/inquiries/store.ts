/** Inquiries and their events in the database. */
import { type Selectable, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Inquiry, InquirySource, InquiryUpdate } from '#contract/inquiry.ts';
import { isDatabaseDown, isDiskFull } from '../database/failures.ts';
import type { Db, InquiriesTable, Trx } from '../database/schema.ts';
import { areaOf } from './area-of.ts';
import { emailKey, phoneKey } from './contact-keys.ts';
import { groupCommit } from './group-commit.ts';

export type NewInquiry = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  serviceType: string | null;
  message: string;
  attachments: string[];
  source: InquirySource | null;
  spamReasons: string[];
  idempotencyKey: string | null;
  idempotencyHash: string | null;
  createdAt: string;
};

type Saved = { id: string; reference: string; createdAt: string; idempotencyHash: string | null };

/** Who did it; null for the visitor and the system. */
export type Actor = { id: string; name: string } | null;

/** Where the last page ended. */
export type Cursor = { createdAt: string; id: string };

export type InquiryStore = ReturnType<typeof inquiryStore>;

/** What else belongs into the transaction of a new inquiry. */
type Arrival = { inquiry: NewInquiry; alongside: (trx: Trx) => Promise<void> };

export function inquiryStore(db: Db) {
  const commit = groupCommit(
    (arrivals: Arrival[]) => db.transaction().execute((trx) => insertAll(trx, arrivals)),
    (error) => isDatabaseDown(error) || isDiskFull(error),
  );
  return {
    /**
     * Inserts the inquiry and its first event in one transaction, or returns what its idempotency
     * key saved before. `alongside` runs in the same transaction, for a new row only.
     */
    insert: (inquiry: NewInquiry, alongside: Arrival['alongside']): Promise<Saved> =>
      commit({ inquiry, alongside }),

    async find(id: string): Promise<Inquiry | null> {
      const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? fromRow(row) : null;
    },

    /** One page, newest first, suspected spam apart. */
    async page({ limit, after }: { limit: number; after: Cursor | null }): Promise<Inquiry[]> {
      const rows = await db
        .selectFrom('inquiries')
        .selectAll()
        .where('spam', '=', 0)
        .$if(after !== null, (q) =>
          q.where(sql<boolean>`(created_at, id) < (${after?.createdAt}, ${after?.id})`),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(fromRow);
    },

    async count(): Promise<number> {
      const { total } = await db
        .selectFrom('inquiries')
        .select((eb) => eb.fn.countAll().as('total'))
        .where('spam', '=', 0)
        .executeTakeFirstOrThrow();
      return Number(total);
    },

    /**
     * Changes status, notes or both, and keeps each change as an event.
     * @param ifVersion change it only while it still has this version.
     * @returns the inquiry after the change; `null` if there is none; `'stale'` if it has another version.
     */
    async update(
      id: string,
      change: InquiryUpdate,
      actor: Actor,
      at: string,
      ifVersion: number | null,
    ): Promise<Inquiry | null | 'stale'> {
      for (;;) {
        const before = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
        if (!before) return null;
        if (ifVersion !== null && before.version !== ifVersion) return 'stale';
        const after = await changeVersion(db, before, change, actor, at);
        if (after) return fromRow(after);
      }
    },
  };
}

type Row = Selectable<InquiriesTable>;

/** Changes the row only while it is still `before`; undefined when a colleague was quicker. */
function changeVersion(db: Db, before: Row, change: InquiryUpdate, actor: Actor, at: string) {
  return db.transaction().execute(async (trx) => {
    const after = await trx
      .updateTable('inquiries')
      .set({ ...change, version: before.version + 1, updated_at: at })
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .returningAll()
      .executeTakeFirst();
    if (!after) return undefined;
    const events = [];
    if (change.status !== undefined)
      events.push(eventRow(before.id, at, actor, 'status', { from: before.status, to: change.status }));
    if (change.notes !== undefined)
      events.push(eventRow(before.id, at, actor, 'note', { text: change.notes }));
    await addEvents(trx, events);
    return after;
  });
}

async function insertAll(trx: Trx, arrivals: Arrival[]): Promise<Saved[]> {
  const inserted = await trx
    .insertInto('inquiries')
    .values(arrivals.map(({ inquiry }) => toRow(inquiry)))
    .onConflict((oc) => oc.column('idempotency_key').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map((row) => row.id));
  const fresh = arrivals.filter(({ inquiry }) => ids.has(inquiry.id));
  await addEvents(
    trx,
    fresh.map(({ inquiry }) => eventRow(inquiry.id, inquiry.createdAt, null, 'created', {})),
  );
  for (const { alongside } of fresh) await alongside(trx);
  const saved: Saved[] = [];
  for (const { inquiry } of arrivals)
    saved.push(ids.has(inquiry.id) ? inquiry : await savedUnder(trx, inquiry.idempotencyKey as string));
  return saved;
}

async function savedUnder(trx: Trx, idempotencyKey: string): Promise<Saved> {
  const row = await trx
    .selectFrom('inquiries')
    .select(['id', 'reference', 'created_at', 'idempotency_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    idempotencyHash: row.idempotency_hash,
  };
}

const eventRow = (inquiryId: string, at: string, actor: Actor, kind: string, data: object) => ({
  id: uuid(),
  inquiry_id: inquiryId,
  at,
  actor_id: actor?.id ?? null,
  actor_name: actor?.name ?? null,
  kind,
  data: JSON.stringify(data),
});

async function addEvents(trx: Trx, events: ReturnType<typeof eventRow>[]): Promise<void> {
  if (events.length > 0) await trx.insertInto('inquiry_events').values(events).execute();
}

function toRow(i: NewInquiry) {
  return {
    id: i.id,
    reference: i.reference,
    name: i.name,
    email: i.email,
    phone: i.phone,
    service_type: i.serviceType,
    message: i.message,
    attachments: JSON.stringify(i.attachments),
    source: i.source && JSON.stringify(i.source),
    spam: i.spamReasons.length > 0 ? 1 : 0,
    spam_reasons: JSON.stringify(i.spamReasons),
    idempotency_key: i.idempotencyKey,
    idempotency_hash: i.idempotencyHash,
    area: areaOf(i),
    email_key: emailKey(i.email),
    phone_key: phoneKey(i.phone),
    created_at: i.createdAt,
    updated_at: i.createdAt,
  };
}

function fromRow(row: Row): Inquiry {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    phone: row.phone,
    serviceType: row.service_type,
    message: row.message,
    attachments: JSON.parse(row.attachments),
    status: row.status,
    notes: row.notes,
    source: row.source === null ? null : JSON.parse(row.source),
    spam: row.spam === 1,
    spamReasons: JSON.parse(row.spam_reasons),
    area: row.area,
    assigneeId: row.assignee_id,
    firstContactAt: row.first_contact_at,
    withdrawnAt: row.withdrawn_at,
    erasureRequestedAt: row.erasure_requested_at,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
