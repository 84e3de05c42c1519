/** History of accounts with the acting persons; append-only. */
import { v7 as uuid } from 'uuid';
import type { StaffMember } from '#contract/site/page-services.ts';
import { STAFF_EVENT_KINDS, type StaffEvent, type StaffEventKind } from '#contract/staff/staff.ts';
import type { Db } from '../database/schema.ts';

type Person = Pick<StaffMember, 'id' | 'name'>;
export type NewStaffEvent = {
  kind: StaffEventKind;
  actor: Person | null;
  subject: Person | null;
  role?: StaffMember['role'];
  count?: number;
};

const AT_ONCE = 50;

/** @param db a transaction, when the event belongs to a change. */
export async function recordStaffEvent(db: Db, event: NewStaffEvent, at = new Date().toISOString()) {
  const { kind, actor, subject, role, count } = event;
  await db
    .insertInto('staff_events')
    .values({
      id: uuid(),
      at,
      kind,
      actor_id: actor?.id ?? null,
      actor_name: actor?.name ?? null,
      subject_id: subject?.id ?? null,
      subject_name: subject?.name ?? null,
      data: JSON.stringify({ role, count }),
    })
    .execute();
}

/** Returns a page of events, newest first. @param before cursor: the id of the last event seen. */
export async function staffEvents(db: Db, before?: string): Promise<StaffEvent[]> {
  const rows = await db
    .selectFrom('staff_events')
    .selectAll()
    .where('kind', 'in', STAFF_EVENT_KINDS)
    // Version 7 ids sort by time, and distinguish events of the same millisecond.
    .$if(before !== undefined, (q) => q.where('id', '<', before as string))
    .orderBy('id', 'desc')
    .limit(AT_ONCE)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: row.kind as StaffEventKind,
    actor: person(row.actor_id, row.actor_name),
    subject: person(row.subject_id, row.subject_name),
    ...roleAndCount(row.data),
  }));
}

function roleAndCount(data: string): Pick<StaffEvent, 'role' | 'count'> {
  const { role = null, count = null } = JSON.parse(data) as Pick<NewStaffEvent, 'role' | 'count'>;
  return { role, count };
}

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? id });
