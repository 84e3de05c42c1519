/** What was done to accounts and by whom; rows are only ever added. */
import { v7 as uuid } from 'uuid';
import type { StaffMember } from '#contract/page-services.ts';
import { STAFF_EVENT_KINDS, type StaffEvent, type StaffEventKind } from '#contract/staff.ts';
import type { Db } from '../database/schema.ts';

type Person = Pick<StaffMember, 'id' | 'name'>;
export type NewStaffEvent = {
  kind: StaffEventKind;
  actor: Person | null;
  subject: Person | null;
  role?: StaffMember['role'];
};

const AT_ONCE = 50;

/** @param db a transaction, where the event belongs to a change. */
export async function recordStaffEvent(db: Db, event: NewStaffEvent, at = new Date().toISOString()) {
  const { kind, actor, subject, role } = event;
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
      data: JSON.stringify(role ? { role } : {}),
    })
    .execute();
}

/** Newest first. @param before id of the last one seen. */
export async function staffEvents(db: Db, before?: string): Promise<StaffEvent[]> {
  const rows = await db
    .selectFrom('staff_events')
    .selectAll()
    .where('kind', 'in', STAFF_EVENT_KINDS)
    // Version 7 ids sort as time, and tell two of one millisecond apart.
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
    role: (JSON.parse(row.data) as { role?: StaffMember['role'] }).role ?? null,
  }));
}

const person = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? id });
