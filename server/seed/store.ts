/** Writes generated inquiries, many per transaction. Sends no email. */

import { phoneKey } from '#contract/inquiries/phone-key.ts';
import { seededRandom } from '#contract/shared/seeded-random.ts';
import type { Db, Trx } from '../database/schema.ts';
import { fieldColumns } from '../inquiries/row-mapping.ts';
import { emailKeyOrNull } from '../search/contact-keys.ts';
import { nameKey } from '../search/name-key.ts';
import { addToSearch } from '../search/search-store.ts';
import { type WithConversation, withConversations } from './conversations.ts';
import { insertConversations, insertWaiting, waitingColumns } from './conversations-store.ts';
import { type InventedPerson, inventInquiries } from './invent.ts';
import { withMeetings } from './meetings.ts';
import { cellsTaken, insertMeetings, withHours } from './meetings-store.ts';

type Wanted = {
  count: number;
  days: number;
  seed: string;
  now?: Date;
  /** Some have meetings, and the first accounts hours, as far as there are accounts. */
  booking?: boolean;
  /** Some went on by email, and mail waits in *Email*. */
  incomingMail?: boolean;
  /** Share of requests that staff never answered. */
  unansweredShare?: number;
};

/** Inquiries per statement; PostgreSQL allows 65,535 parameters. */
const BATCH = 400;

/** Statements per transaction; each commit waits for the disk. */
const STATEMENTS = 25;

/** @param progress called with the number of inquiries written so far. */
export async function seedInquiries(
  db: Db,
  { count, days, seed, now = new Date(), booking = false, incomingMail = false, unansweredShare }: Wanted,
  progress: (done: number) => void = () => {},
): Promise<void> {
  const accounts = await db
    .selectFrom('staff_users')
    .select(['id', 'name'])
    .where('disabled', '=', 0)
    .orderBy('created_at')
    .execute();
  const staff: InventedPerson[] = accounts.length > 0 ? accounts : [{ id: null, name: 'A colleague' }];
  const references = await db.selectFrom('inquiries').select('reference').execute();
  const taken = new Set(references.map((row) => row.reference));
  let done = 0;
  const people = booking ? await withHours(db, accounts) : [];
  const met = withMeetings(inventInquiries({ count, days, seed, now, staff, unansweredShare }, taken), {
    ...{ now, staff: people, chance: seededRandom(`${seed} meetings`), taken: await cellsTaken(db) },
  });
  const invented = withConversations(
    met,
    incomingMail ? { now, staff, chance: seededRandom(`${seed} mails`) } : null,
  );
  const latest: WithConversation[] = [];
  for (const transaction of batches(batches(invented, BATCH), STATEMENTS)) {
    await db.transaction().execute(async (trx) => {
      for (const statement of transaction) await insert(trx, statement);
    });
    done += transaction.flat().length;
    latest.push(
      ...transaction.flat().filter(({ status, spamReasons }) => status !== 'new' && spamReasons.length === 0),
    );
    latest.splice(0, latest.length - 2);
    progress(done);
  }
  if (incomingMail) await db.transaction().execute((trx) => insertWaiting(trx, latest, now));
}

function* batches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function insert(trx: Trx, batch: WithConversation[]): Promise<void> {
  const rows = batch.map(toRow);
  const events = batch.flatMap((inquiry) =>
    inquiry.events.map(({ id, at, by, kind, data }) => ({
      id,
      inquiry_id: inquiry.id,
      at,
      ...actor(by),
      kind,
      data: JSON.stringify(data),
    })),
  );
  await trx.insertInto('inquiries').values(rows).execute();
  await trx.insertInto('inquiry_events').values(events).execute();
  await addToSearch(trx, rows, events);
  await insertMeetings(trx, batch);
  await insertConversations(trx, batch);
}

const actor = (by: InventedPerson | null) => ({ actor_id: by?.id ?? null, actor_name: by?.name ?? null });

const toRow = (i: WithConversation) => ({
  id: i.id,
  reference: i.reference,
  ...fieldColumns(i),
  attachments: '[]',
  status: i.status,
  notes: i.notes,
  source: i.source && JSON.stringify(i.source),
  spam: i.spamReasons.length > 0 ? 1 : 0,
  spam_reasons: JSON.stringify(i.spamReasons),
  version: i.events.length,
  assignee_id: i.assigneeId,
  first_contact_at: i.firstContactAt,
  first_contact_by: i.firstContactBy,
  withdrawn_at: i.withdrawnAt,
  ...waitingColumns(i),
  value_low: i.value?.low ?? null,
  value_high: i.value?.high ?? null,
  lost_reason: i.lostReason,
  meeting_at: i.meeting?.startsAt ?? null,
  meeting_kind: i.meeting?.kind ?? null,
  meeting_state: i.meeting?.state ?? null,
  area: i.area,
  email_key: emailKeyOrNull(i.email),
  phone_key: phoneKey(i.phone),
  name_key: nameKey(i.name),
  created_at: i.createdAt,
  updated_at: i.updatedAt,
});
