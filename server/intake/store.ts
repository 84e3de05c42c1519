/** Database access for inquiries and their events. */
import type { InquirySource, ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryValues } from '#contract/inquiries/inquiry-fields.ts';
import { phoneKey } from '#contract/inquiries/phone-key.ts';
import { DEFAULT_PRIORITY, type Priority, suggestPriority } from '#contract/inquiries/priority.ts';
import type { InquiryStatus } from '#contract/inquiries/statuses.ts';
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
import { type EventActor, type EventRow, eventRow, eventsInsert } from '../inquiries/events-store.ts';
import { asListed } from '../inquiries/reads-store.ts';
import { newReference } from '../inquiries/reference.ts';
import { fieldColumns, fromRow } from '../inquiries/row-mapping.ts';
import type { NewMail, Outbox } from '../outbox/outbox.ts';
import { emailKeyOrNull } from '../search/contact-keys.ts';
import { nameKey } from '../search/name-key.ts';
import { searchInserts } from '../search/search-store.ts';
import { type SpamSample, spamSamplesInsert } from '../spam/store.ts';
import { assigneeChoice, type RuledAssignee } from './assignees-store.ts';
import { groupCommit } from './group-commit.ts';

export type NewInquiry = InquiryValues & {
  id: string;
  attachments: string[];
  source: InquirySource | null;
  spamReasons: string[];
  idempotencyKey: string | null;
  idempotencyHash: string | null;
  visitorTokenHash: string;
  createdAt: string;
  /** Chosen by staff; otherwise the message suggests it. */
  priority?: Priority;
  /** Staff who entered it, and when; `createdAt` is when the client got in touch. */
  entry?: { by: NonNullable<EventActor>; at: string; area: string | null };
  /** As another program had it. */
  imported?: { status: InquiryStatus; tags: string[]; notes: string | null };
};

type Saved = {
  id: string;
  reference: string;
  createdAt: string;
  idempotencyHash: string | null;
  visitorTokenHash: string | null;
};

/** Attempts at a reference that no inquiry has. */
const REFERENCES = 5;

export type InquiryStore = ReturnType<typeof inquiryStore>;

/** A new inquiry, and the data saved in the same transaction. */
type Arrival = {
  inquiry: NewInquiry & { reference: string };
  mails: NewMail[];
  spamSample: SpamSample | null;
  inTransaction: ((trx: Trx) => Promise<void>) | null;
};

export function inquiryStore(db: Db, outbox: Outbox) {
  /** Saves a group in one transaction, as nearly all are new. For a form sent before, returns what was saved then. */
  async function save(arrivals: Arrival[]): Promise<Saved[]> {
    try {
      await insertNew(db, outbox, arrivals);
      return arrivals.map(({ inquiry }) => inquiry);
    } catch (error) {
      const isLockLost = isLockConflict(error) && !isDatabaseDown(error);
      if (!isUniqueViolation(error) && !isLockLost) throw error;
      const before = await savedBefore(
        db,
        arrivals.map(({ inquiry }) => inquiry),
      );
      // A reference is taken, or a form came twice in one group: each is then saved separately.
      if (before.size === 0 && !isLockLost) throw error;
      const fresh = arrivals.filter(({ inquiry }) => !before.has(inquiry.idempotencyKey));
      if (fresh.length > 0) await insertNew(db, outbox, fresh);
      return arrivals.map(({ inquiry }) => before.get(inquiry.idempotencyKey) ?? inquiry);
    }
  }

  const commit = groupCommit(
    save,
    (error) => isDatabaseDown(error) || isDiskFull(error) || isLockTimeout(error),
  );
  return {
    /**
     * Inserts the inquiry, its first event and its emails in one transaction, or returns the inquiry saved earlier under
     * its idempotency key. `inTransaction` runs in the transaction of a new row only. Retries with a new reference
     * after a collision, which is rare among about a hundred million references.
     */
    async insert(
      inquiry: NewInquiry,
      mails: NewMail[],
      spamSample: Arrival['spamSample'],
      inTransaction: Arrival['inTransaction'],
    ): Promise<Saved> {
      for (let attempt = 1; ; attempt++)
        try {
          return await commit({
            ...{ inquiry: { ...inquiry, reference: newReference() } },
            ...{ mails, spamSample, inTransaction },
          });
        } catch (error) {
          if (!isUniqueViolation(error) || attempt === REFERENCES) throw error;
        }
    },

    /**
     * Inserts inquiries with idempotency keys in one transaction, without emails, except those saved before.
     * @param inTransaction runs with the number of new ones; when it throws, nothing is saved.
     */
    async insertMany(
      inquiries: NewInquiry[],
      inTransaction: (trx: Trx, saved: number) => Promise<void>,
    ): Promise<void> {
      for (let attempt = 1; ; attempt++) {
        const before = await savedBefore(db, inquiries);
        const fresh = inquiries.filter(({ idempotencyKey }) => !before.has(idempotencyKey));
        const references = await unusedReferences(db, fresh.length);
        const arrivals = fresh.map((inquiry, index) => ({
          inquiry: { ...inquiry, reference: references[index] as string },
          ...{ mails: [], spamSample: null },
          inTransaction: index === 0 ? (trx: Trx) => inTransaction(trx, fresh.length) : null,
        }));
        if (arrivals.length === 0) return;
        try {
          return await insertNew(db, outbox, arrivals);
        } catch (error) {
          if (!isUniqueViolation(error) || attempt === REFERENCES) throw error;
        }
      }
    },

    /** @param staffId the account whose unread mark it carries. */
    async find(id: string, staffId: string): Promise<ListedInquiry | null> {
      const row = await db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirst();
      const [inquiry = null] = row ? await asListed(db, [fromRow(row)], staffId) : [];
      return inquiry;
    },
  };
}

/**
 * Saves new inquiries with all that belongs to them, in one transaction.
 * @throws a unique violation, having saved nothing, when a form was sent before or a reference is taken.
 */
async function insertNew(db: Db, outbox: Outbox, arrivals: Arrival[]): Promise<void> {
  const assigned = await assign(db, arrivals);
  const rows = arrivals.map(({ inquiry }) => ({
    ...toRow(inquiry),
    assignee_id: assigned.get(inquiry.id)?.id ?? null,
  }));
  const mails = arrivals.flatMap((arrival) => [...arrival.mails, ...assignmentMails(arrival, assigned)]);
  const samples = spamSamplesInsert(db, allSpamSamples(arrivals));
  const events = arrivals.flatMap((arrival) => arrivalEvents(arrival, assigned));
  const statements = [
    db.insertInto('inquiries').values(rows),
    eventsInsert(db, events),
    ...searchInserts(db, rows, events),
    ...(mails.length > 0 ? outbox.inserting(db, mails) : []),
    ...(samples ? [samples] : []),
  ];
  const callbacks = arrivals.flatMap(({ inTransaction }) => inTransaction ?? []);
  await engineOf(db).together(db, statements, callbacks);
}

type Assigned = ReadonlyMap<string, RuledAssignee>;

/** Assignees of inquiries by the firm's rules. A file's inquiries may be years old and keep having none. */
async function assign(db: Db, arrivals: Arrival[]): Promise<Assigned> {
  const fresh = arrivals.flatMap(({ inquiry }) => (inquiry.imported ? [] : inquiry));
  if (fresh.length === 0) return new Map();
  const choose = await assigneeChoice(db, new Date());
  return new Map(
    fresh.flatMap((inquiry) => {
      const assignee = choose({ serviceType: inquiry.serviceType, area: areaFor(inquiry) });
      return assignee ? [[inquiry.id, assignee] as const] : [];
    }),
  );
}

/** The assignee's email, unless they entered the inquiry; for suspected spam, sent after its rescue. */
function assignmentMails({ inquiry }: Arrival, assigned: Assigned): NewMail[] {
  const assignee = assigned.get(inquiry.id);
  if (!assignee?.wantsMail || assignee.id === inquiry.entry?.by.id) return [];
  return [
    {
      ...{ kind: 'assignment', recipient: assignee.email, inquiryId: inquiry.id },
      ...{ held: inquiry.spamReasons.length > 0, byStaff: true },
      facts: { userId: assignee.id, assignedBy: 'An assignment rule' },
    },
  ];
}

function arrivalEvents({ inquiry }: Arrival, assigned: Assigned): EventRow[] {
  const { id, createdAt, entry, source, imported } = inquiry;
  const { priority, because } = priorityOf(inquiry);
  const created = entry
    ? eventRow(id, entry.at, entry.by, 'created', { channel: source?.channel })
    : eventRow(id, createdAt, null, 'created', {});
  const at = entry?.at ?? createdAt;
  const assignee = assigned.get(id);
  const suggested = { from: DEFAULT_PRIORITY, to: priority, because };
  return [
    created,
    ...(because === null ? [] : [eventRow(id, at, null, 'priority', suggested)]),
    ...(assignee ? [eventRow(id, at, null, 'assignment', { from: null, to: assignee.id })] : []),
    ...(imported?.notes && entry ? [eventRow(id, at, entry.by, 'note', { text: imported.notes })] : []),
  ];
}

const priorityOf = ({ priority, message }: NewInquiry) =>
  priority ? { priority, because: null } : suggestPriority(message);

const allSpamSamples = (arrivals: Arrival[]): SpamSample[] =>
  arrivals.flatMap(({ spamSample }) => spamSample ?? []);

/** Returns references that no inquiry has: among two hundred new ones, a collision isn't rare. */
async function unusedReferences(db: Db, count: number): Promise<string[]> {
  const references = new Set<string>();
  while (references.size < count) {
    const drawn = Array.from({ length: count - references.size }, newReference);
    const taken = await db
      .selectFrom('inquiries')
      .select('reference')
      .where('reference', 'in', drawn)
      .execute();
    const isTaken = new Set(taken.map(({ reference }) => reference));
    for (const reference of drawn) if (!isTaken.has(reference)) references.add(reference);
  }
  return [...references];
}

/** Returns the inquiries that were saved under the keys of these. */
async function savedBefore(
  db: Db,
  inquiries: Pick<NewInquiry, 'idempotencyKey'>[],
): Promise<Map<string | null, Saved>> {
  const rows = await db
    .selectFrom('inquiries')
    .select(['id', 'reference', 'created_at', 'idempotency_key', 'idempotency_hash', 'visitor_token_hash'])
    .where(
      'idempotency_key',
      'in',
      inquiries.map(({ idempotencyKey }) => idempotencyKey ?? ''),
    )
    .execute();
  return new Map(
    rows.map((row) => [
      row.idempotency_key,
      {
        ...{ id: row.id, reference: row.reference, createdAt: row.created_at },
        ...{ idempotencyHash: row.idempotency_hash, visitorTokenHash: row.visitor_token_hash },
      },
    ]),
  );
}

const areaFor = (inquiry: NewInquiry): string | null => inquiry.entry?.area ?? areaOf(inquiry);

function toRow(i: Arrival['inquiry']) {
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
    priority: priorityOf(i).priority,
    ...(i.imported && {
      ...{ status: i.imported.status, notes: i.imported.notes },
      tags: JSON.stringify(i.imported.tags),
    }),
    area: areaFor(i),
    email_key: emailKeyOrNull(i.email),
    phone_key: phoneKey(i.phone),
    name_key: nameKey(i.name),
    visitor_at: i.createdAt,
    created_at: i.createdAt,
    updated_at: i.entry?.at ?? i.createdAt,
  };
}
