/** Pending notices to each person: once per event, grouped into messages when due. */
import { type Kysely, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { PUSH_KINDS, type PushKind } from '#contract/staff/push.ts';
import type { Database, Db, Trx } from '../database/schema.ts';
import { clockRuns, owesFirstContact } from '../inquiry-list/queue-store.ts';
import { enqueueJobs } from '../jobs/jobs-store.ts';
import { PUSH_MESSAGE, type PushMessage } from './messages-store.ts';

export type NewNotice = {
  staffId: string;
  event: string;
  kind: PushKind;
  inquiryId: string;
  /** Instants, ISO 8601 UTC. */
  at: string;
  dueAt: string;
};

const AT_ONCE = 200;
const HOUR_MS = 3_600_000;
/** How long a message is useful. */
const LIFE_MS: Record<PushKind, number> = {
  new: 12 * HOUR_MS,
  overdue: 4 * HOUR_MS,
  assigned: 12 * HOUR_MS,
  answer: 12 * HOUR_MS,
};

export async function addNotices(db: Db, notices: NewNotice[]): Promise<void> {
  for (let from = 0; from < notices.length; from += AT_ONCE)
    await db
      .insertInto('push_notices')
      .columns(['staff_id', 'event', 'kind', 'inquiry_id', 'at', 'due_at', 'waits'])
      .values(
        notices.slice(from, from + AT_ONCE).map(({ staffId, event, kind, inquiryId, at, dueAt }) => ({
          ...{ staff_id: staffId, event, kind, inquiry_id: inquiryId, at, due_at: dueAt, waits: 1 },
        })),
      )
      .onConflict((oc) => oc.columns(['staff_id', 'event']).doNothing())
      .execute();
}

/** The people who have due notices. */
export async function peopleDue(db: Db, now: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_notices')
    .select('staff_id')
    .distinct()
    .where('waits', '=', 1)
    .where('due_at', '<=', now)
    .execute();
  return rows.map(({ staff_id }) => staff_id);
}

/**
 * Makes one message of each kind, for each of the person's devices, from due notices that are still true. Inquiries
 * answered meanwhile, or assigned to a colleague, are left out. If several servers try at the same time, one does it.
 * @returns how many messages were made.
 */
export function groupDue(db: Db, staffId: string, now: Date): Promise<number> {
  const at = now.toISOString();
  return db.transaction().execute(async (trx) => {
    const due = await trx
      .updateTable('push_notices')
      .set({ waits: 0 })
      .where('staff_id', '=', staffId)
      .where('waits', '=', 1)
      // New inquiries that are still being gathered are included.
      .where((eb) => eb.or([eb('due_at', '<=', at), eb('kind', '=', 'new')]))
      .returning(['kind', 'inquiry_id'])
      .execute();
    const devices = await trx
      .selectFrom('push_devices')
      .select('id')
      .where('staff_id', '=', staffId)
      .execute();
    let made = 0;
    for (const kind of PUSH_KINDS) {
      const ids = [...new Set(due.filter((one) => one.kind === kind).map((one) => one.inquiry_id))];
      const [first, ...more] = await stillSo(trx, kind, staffId, ids);
      if (first === undefined || devices.length === 0) continue;
      const inquiryId = more.length === 0 ? first : null;
      const expiresAt = new Date(now.getTime() + LIFE_MS[kind]).toISOString();
      const payload = { kind, count: more.length + 1, inquiryId, expiresAt };
      const messages = devices.map(({ id }) => ({
        ...{ task: PUSH_MESSAGE, key: uuid() },
        payload: { ...payload, deviceId: id } satisfies PushMessage,
      }));
      await enqueueJobs(trx, messages, now);
      made += messages.length;
    }
    return made;
  });
}

async function stillSo(trx: Trx, kind: PushKind, staffId: string, ids: string[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await trx
      .selectFrom('inquiries')
      .select('id')
      .where('id', 'in', ids.slice(from, from + AT_ONCE))
      .where('spam', '=', 0)
      .$if(kind === 'new', (q) => q.where(owesFirstContact))
      .$if(kind === 'overdue', (q) => q.where(clockRuns))
      .$if(kind === 'assigned', (q) => q.where('assignee_id', '=', staffId))
      .execute();
    found.push(...rows.map(({ id }) => id));
  }
  return found;
}

/** Deletes notices that no server would send again. */
export async function deleteSentNotices(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('push_notices').where('waits', '=', 0).where('at', '<', before).execute();
  // Notices for people who turned notifications off before they were notified.
  await db
    .deleteFrom('push_notices')
    .where('waits', '=', 1)
    .where('at', '<', before)
    .where(sql<boolean>`not exists (select 1 from push_devices d where d.staff_id = push_notices.staff_id)`)
    .execute();
}
