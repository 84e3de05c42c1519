/** An inquiry's events, formatted for display. */
import type { Selectable } from 'kysely';
import type { TimelineEvent, TimelinePerson } from '#contract/inquiries/timeline.ts';
import type { Db, InquiryEventsTable } from '../database/schema.ts';

export type TimelineCursor = { at: string; id: string };
export type TimelineStore = ReturnType<typeof timelineStore>;

export function timelineStore(db: Db) {
  return {
    /** Returns events, newest first; null when there is no such inquiry. */
    async events(
      inquiryId: string,
      { limit, after }: { limit: number; after: TimelineCursor | null },
    ): Promise<TimelineEvent[] | null> {
      const rows = await db
        .selectFrom('inquiry_events')
        .selectAll()
        .where('inquiry_id', '=', inquiryId)
        .$if(after !== null, (q) =>
          q.where((eb) =>
            eb(
              eb.refTuple('at', 'id'),
              '<',
              eb.tuple((after as TimelineCursor).at, (after as TimelineCursor).id),
            ),
          ),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      if (rows.length === 0 && !(await exists(db, inquiryId))) return null;
      const names = await staffNames(db, rows);
      return rows.map((row) => toEvent(row, names));
    },
  };
}

async function exists(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('inquiries').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

type Row = Selectable<InquiryEventsTable>;
type Assignment = { from: string | null; to: string | null };

async function staffNames(db: Db, rows: Row[]): Promise<Map<string, string>> {
  const ids = rows
    .filter(({ kind }) => kind === 'assignment')
    .flatMap(({ data }) => Object.values(JSON.parse(data) as Assignment))
    .filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const staff = await db
    .selectFrom('staff_users')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(staff.map(({ id, name }) => [id, name]));
}

function toEvent({ id, at, actor_id, actor_name, kind, data: json }: Row, names: Map<string, string>) {
  const { bulk = null, ...data } = JSON.parse(json);
  const person = (staffId: string | null): TimelinePerson =>
    staffId === null ? null : { id: staffId, name: names.get(staffId) ?? 'Former colleague' };
  return {
    id,
    at,
    actor: actor_name === null ? null : { id: actor_id, name: actor_name },
    bulkId: bulk,
    kind,
    data: kind === 'assignment' ? { from: person(data.from), to: person(data.to) } : data,
  } as TimelineEvent;
}
