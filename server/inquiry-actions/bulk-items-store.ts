/** The inquiries of a change that can be undone: their values before it, and the events that it leaves. */
import { type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Trx } from '../database/schema.ts';
import type { Undoable } from './change.ts';
import type { SpamMails } from './store.ts';

export type BulkPerson = { id: string; name: string };

/** Columns that a change may modify and its undo restores. */
export const COLUMNS = [
  'status',
  'assignee_id',
  'spam',
  'first_contact_at',
  'first_contact_by',
  'waiting_since',
  'waiting_reason',
  'snoozed_until',
  'next_step',
  'missed_call',
  'value_low',
  'value_high',
  'lost_reason',
  'priority',
  'tags',
  // Sort key of inquiries that wait for the visitor, and of closed ones.
  'updated_at',
] as const;

/** Deletes undo data after an hour, when no undo can need it. @returns the id of the new change. */
export async function beginChange(trx: Trx, field: Undoable, actor: BulkPerson, at: string): Promise<string> {
  const id = uuid();
  const hourAgo = new Date(Date.parse(at) - 3_600_000).toISOString();
  await trx.deleteFrom('bulk_changes').where('at', '<', hourAgo).execute();
  await trx.insertInto('bulk_changes').values({ id, at, staff_id: actor.id, field }).execute();
  return id;
}

/**
 * Inserts an event per inquiry, before the inquiries change and the old values are gone. All events share one id, which
 * is unique only within each timeline.
 * @param to the new value as JSON; null restores the old one.
 */
export async function addEventOfEach(
  trx: Trx,
  bulkId: string,
  at: string,
  actor: BulkPerson,
  field: Undoable,
  to: string | null,
): Promise<void> {
  const { kind, data } = EVENTS[field];
  await sql`insert into inquiry_events (id, inquiry_id, at, actor_id, actor_name, kind, data)
    select ${text(uuid())}, q.id, ${text(at)}, ${text(actor.id)}, ${text(actor.name)}, ${text(kind)},
      '{' || ${data(to === null ? null : text(to))} || ${text(`,"bulk":"${bulkId}"}`)}
    from bulk_change_items i join inquiries q on q.id = i.inquiry_id
    where i.bulk_id = ${bulkId}`.execute(trx);
}

type Sql = RawBuilder<string>;
export const text = (value: string): Sql => sql<string>`cast(${value} as text)`;
const json = (column: string): Sql => sql<string>`coalesce('"' || ${sql.ref(column)} || '"', 'null')`;
const undone = (field: Undoable) => ({
  kind: 'undone',
  data: () => sql<string>`${text(`"field":"${field}"`)}`,
});

/** Kind and JSON of the events; `to` is null when the old value is restored. */
const EVENTS: Record<Undoable, { kind: string; data: (to: Sql | null) => Sql }> = {
  status: {
    kind: 'status',
    data: (to) => sql`'"from":' || ${json('q.status')} || ',"to":' || ${to ?? json('i.status')}`,
  },
  assigneeId: {
    kind: 'assignment',
    data: (to) => sql`'"from":' || ${json('q.assignee_id')} || ',"to":' || ${to ?? json('i.assignee_id')}`,
  },
  spam: {
    kind: 'spam',
    data: (to) => sql`'"spam":' || ${to ?? sql`case i.spam when 1 then 'true' else 'false' end`}`,
  },
  priority: {
    kind: 'priority',
    data: (to) => sql`'"from":' || ${json('q.priority')} || ',"to":' || ${to ?? json('i.priority')}`,
  },
  tags: undone('tags'),
  nextStep: undone('nextStep'),
  value: undone('value'),
  lostReason: undone('lostReason'),
  noReplyNeeded: undone('noReplyNeeded'),
  contact: undone('contact'),
};

/** Holds or releases the emails of each inquiry, according to its current spam flag. */
export async function moveMails(trx: Trx, mails: SpamMails, bulkId: string): Promise<void> {
  for (const spam of [0, 1]) {
    const rows = await trx
      .selectFrom('bulk_change_items as i')
      .innerJoin('inquiries as q', 'q.id', 'i.inquiry_id')
      .select('q.id')
      .where('i.bulk_id', '=', bulkId)
      .where('q.spam', '=', spam)
      .execute();
    const ids = rows.map((row) => row.id);
    if (ids.length > 0) await mails[spam ? 'hold' : 'release'](trx, ids);
  }
}
