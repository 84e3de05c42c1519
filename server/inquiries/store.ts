/** Inquiries and their events in the database. */
import type { Selectable } from 'kysely';
import type { Inquiry, InquirySource } from '#contract/inquiry.ts';
import { isDatabaseDown, isDiskFull } from '../database/failures.ts';
import type { Db, InquiriesTable, Trx } from '../database/schema.ts';
import type { NewMail, Outbox } from '../mail/outbox.ts';
import { areaOf } from './area-of.ts';
import { emailKey, phoneKey } from './contact-keys.ts';
import { addEvents, eventRow } from './events-store.ts';
import { groupCommit } from './group-commit.ts';
import { nameKey } from './list/fold.ts';
import { addToSearch } from './list/search-store.ts';

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
  visitorTokenHash: string;
  createdAt: string;
};

type Saved = {
  id: string;
  reference: string;
  createdAt: string;
  idempotencyHash: string | null;
  visitorTokenHash: string | null;
};

export type InquiryStore = ReturnType<typeof inquiryStore>;

/** What else belongs into the transaction of a new inquiry. */
type Arrival = { inquiry: NewInquiry; mails: NewMail[]; alongside: (trx: Trx) => Promise<void> };

export function inquiryStore(db: Db, outbox: Outbox) {
  const commit = groupCommit(
    (arrivals: Arrival[]) => db.transaction().execute((trx) => insertAll(trx, outbox, arrivals)),
    (error) => isDatabaseDown(error) || isDiskFull(error),
  );
  return {
    /**
     * Inserts the inquiry, its first event and its mails in one transaction, or returns what its idempotency
     * key saved before. `alongside` runs in the same transaction, for a new row only.
     */
    insert: (inquiry: NewInquiry, mails: NewMail[], alongside: Arrival['alongside']): Promise<Saved> =>
      commit({ inquiry, mails, alongside }),

    async find(id: string): Promise<Inquiry | null> {
      const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? fromRow(row) : null;
    },
  };
}

async function insertAll(trx: Trx, outbox: Outbox, arrivals: Arrival[]): Promise<Saved[]> {
  const rows = arrivals.map(({ inquiry }) => toRow(inquiry));
  const inserted = await trx
    .insertInto('inquiries')
    .values(rows)
    .onConflict((oc) => oc.column('idempotency_key').doNothing())
    .returning('id')
    .execute();
  const ids = new Set(inserted.map((row) => row.id));
  const fresh = arrivals.filter(({ inquiry }) => ids.has(inquiry.id));
  await addEvents(
    trx,
    fresh.map(({ inquiry }) => eventRow(inquiry.id, inquiry.createdAt, null, 'created', {})),
  );
  await addToSearch(
    trx,
    rows.filter((row) => ids.has(row.id)),
  );
  await outbox.enqueue(
    trx,
    fresh.flatMap(({ mails }) => mails),
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
    .select(['id', 'reference', 'created_at', 'idempotency_hash', 'visitor_token_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    reference: row.reference,
    createdAt: row.created_at,
    idempotencyHash: row.idempotency_hash,
    visitorTokenHash: row.visitor_token_hash,
  };
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
    visitor_token_hash: i.visitorTokenHash,
    area: areaOf(i),
    email_key: emailKey(i.email),
    phone_key: phoneKey(i.phone),
    name_key: nameKey(i.name),
    created_at: i.createdAt,
    updated_at: i.createdAt,
  };
}

/** A row as staff calls answer it. */
export function fromRow(row: Selectable<InquiriesTable>): Inquiry {
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
