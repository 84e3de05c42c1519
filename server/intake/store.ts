/** Database access for inquiries and their events. */
import type { InquirySource, ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryValues } from '#contract/inquiries/inquiry-fields.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import {
  isDatabaseDown,
  isDiskFull,
  isLockConflict,
  isLockTimeout,
  isUniqueViolation,
} from '../database/error-codes.ts';
import type { Db, Trx } from '../database/schema.ts';
import { areaOf } from '../inquiries/area-of.ts';
import { addEvents, eventRow, eventsInsert } from '../inquiries/events-store.ts';
import { withUnread } from '../inquiries/reads-store.ts';
import { fieldColumns, fromRow } from '../inquiries/row-mapping.ts';
import type { NewMail, Outbox } from '../outbox/outbox.ts';
import { emailKey, phoneKey } from '../search/contact-keys.ts';
import { nameKey } from '../search/name-key.ts';
import { addToSearch, searchInserts } from '../search/search-store.ts';
import { type Said, saidInsert } from '../spam/store.ts';
import { groupCommit } from './group-commit.ts';

export type NewInquiry = InquiryValues & {
  id: string;
  reference: string;
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

/** A new inquiry, and what is saved in the same transaction. */
type Arrival = {
  inquiry: NewInquiry;
  mails: NewMail[];
  said: Said | null;
  alongside: ((trx: Trx) => Promise<void>) | null;
};

export function inquiryStore(db: Db, outbox: Outbox) {
  const saveInTurns = (arrivals: Arrival[]): Promise<Saved[]> =>
    db
      .transaction()
      .execute((trx) => insertAll(trx, outbox, arrivals))
      .catch((error) => {
        if (error === ERASED_MEANWHILE) return save(arrivals);
        throw error;
      });

  /** Nearly every group is new: it is saved at once, and what a form sent again needs is done after that failed. */
  async function save(arrivals: Arrival[]): Promise<Saved[]> {
    try {
      await insertNew(db, outbox, arrivals);
      return arrivals.map(({ inquiry }) => inquiry);
    } catch (error) {
      if (isUniqueViolation(error) || (isLockConflict(error) && !isDatabaseDown(error)))
        return saveInTurns(arrivals);
      throw error;
    }
  }

  const commit = groupCommit(
    save,
    (error) => isDatabaseDown(error) || isDiskFull(error) || isLockTimeout(error),
  );
  return {
    /**
     * Inserts the inquiry, its first event and its mails in one transaction, or returns the inquiry saved earlier under
     * its idempotency key. `alongside` runs in the same transaction, for a new row only.
     */
    insert: (
      inquiry: NewInquiry,
      mails: NewMail[],
      said: Arrival['said'],
      alongside: Arrival['alongside'],
    ): Promise<Saved> => commit({ inquiry, mails, said, alongside }),

    /** @param staffId the account whose unread mark it carries. */
    async find(id: string, staffId: string): Promise<ListedInquiry | null> {
      const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
      const [inquiry = null] = row ? await withUnread(db, [fromRow(row)], staffId) : [];
      return inquiry;
    },
  };
}

/** The inquiry saved under a key was erased after the key was found taken: the key is free now. */
const ERASED_MEANWHILE = new Error('An inquiry was erased while its form was sent again');

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
  await addEvents(trx, fresh.map(createdEvent));
  await addToSearch(
    trx,
    rows.filter((row) => ids.has(row.id)),
  );
  await outbox.enqueue(
    trx,
    fresh.flatMap(({ mails }) => mails),
  );
  await saidInsert(trx, allSaid(fresh))?.execute();
  for (const { alongside } of fresh) await alongside?.(trx);
  const saved: Saved[] = [];
  for (const { inquiry } of arrivals)
    saved.push(ids.has(inquiry.id) ? inquiry : await savedUnder(trx, inquiry.idempotencyKey as string));
  return saved;
}

/**
 * Saves new inquiries with all that belongs to them, in one transaction.
 * @throws a unique violation, having saved nothing, when a form was sent before or a reference is taken.
 */
async function insertNew(db: Db, outbox: Outbox, arrivals: Arrival[]): Promise<void> {
  const rows = arrivals.map(({ inquiry }) => toRow(inquiry));
  const mails = arrivals.flatMap((arrival) => arrival.mails);
  const said = saidInsert(db, allSaid(arrivals));
  const statements = [
    db.insertInto('inquiries').values(rows),
    eventsInsert(db, arrivals.map(createdEvent)),
    ...searchInserts(db, rows),
    ...(mails.length > 0 ? outbox.inserting(db, mails) : []),
    ...(said ? [said] : []),
  ];
  const besides = arrivals.flatMap(({ alongside }) => alongside ?? []);
  await engineOf(db).together(db, statements, besides);
}

const createdEvent = ({ inquiry: { id, createdAt } }: Arrival) =>
  eventRow(id, createdAt, null, 'created', {});

const allSaid = (arrivals: Arrival[]): Said[] => arrivals.flatMap(({ said }) => said ?? []);

async function savedUnder(trx: Trx, idempotencyKey: string): Promise<Saved> {
  const row = await trx
    .selectFrom('inquiries')
    .select(['id', 'reference', 'created_at', 'idempotency_hash', 'visitor_token_hash'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (!row) throw ERASED_MEANWHILE;
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
    ...fieldColumns(i),
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
    visitor_at: i.createdAt,
    created_at: i.createdAt,
    updated_at: i.createdAt,
  };
}
