/** What the live line tells, read from the tables. */
import { sql } from 'kysely';
import type { Viewer } from '#contract/desk.ts';
import type { LivePerson } from '#contract/live.ts';
import type { Db } from '../database/schema.ts';

export type Touched = {
  id: string;
  version: number;
  spam: boolean;
  createdAt: string;
  updatedAt: string;
};

/** By whom an inquiry was last changed, and whether that was its rescue from spam. */
export type LastEvent = { by: LivePerson; rescued: boolean };

export type LiveStore = ReturnType<typeof liveStore>;

export function liveStore(db: Db) {
  return {
    /** What was written after an instant, latest first, at most `limit`. */
    async touchedSince(since: string, limit: number): Promise<Touched[]> {
      const rows = await db
        .selectFrom('inquiries')
        .select(['id', 'version', 'spam', 'created_at', 'updated_at'])
        // Both values, so that the index of (spam, updated_at) serves.
        .where('spam', 'in', [0, 1])
        .where('updated_at', '>', since)
        .orderBy('updated_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        version: row.version,
        spam: row.spam === 1,
        createdAt: row.created_at,
        updatedAt: row.updated_at,
      }));
    },

    async lastEvents(ids: string[]): Promise<Map<string, LastEvent>> {
      if (ids.length === 0) return new Map();
      const rows = await db
        .selectFrom('inquiry_events as e')
        .select(['e.inquiry_id', 'e.actor_id', 'e.actor_name', 'e.kind', 'e.data'])
        .where('e.inquiry_id', 'in', ids)
        .where('e.kind', '<>', 'attachment-view')
        .where('e.id', '=', (eb) =>
          eb
            .selectFrom('inquiry_events as l')
            .select('l.id')
            .whereRef('l.inquiry_id', '=', 'e.inquiry_id')
            .where('l.kind', '<>', 'attachment-view')
            .orderBy('l.at', 'desc')
            .orderBy('l.id', 'desc')
            .limit(1),
        )
        .execute();
      return new Map(
        rows.map((row) => [
          row.inquiry_id,
          {
            by: row.actor_name === null ? null : { id: row.actor_id, name: row.actor_name },
            rescued: row.kind === 'spam' && JSON.parse(row.data).spam === false,
          },
        ]),
      );
    },

    /** Who looks at which inquiry, by who came first in the alphabet. */
    async viewers(seenSince: string): Promise<Map<string, Viewer[]>> {
      const rows = await db
        .selectFrom('inquiry_viewers as v')
        .innerJoin('staff_users as u', 'u.id', 'v.staff_id')
        .select(['v.inquiry_id', 'u.id', 'u.name'])
        .where('v.seen_at', '>', seenSince)
        .where('u.disabled', '=', 0)
        .orderBy('u.name')
        .orderBy('u.id')
        .execute();
      const viewers = new Map<string, Viewer[]>();
      for (const { inquiry_id, id, name } of rows)
        viewers.set(inquiry_id, [...(viewers.get(inquiry_id) ?? []), { id, name }]);
      return viewers;
    },

    /** @returns false if there is no such inquiry. */
    async look(inquiryId: string, staffId: string, at: string): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('inquiry_viewers')
        .columns(['inquiry_id', 'staff_id', 'seen_at'])
        .expression((eb) =>
          eb
            .selectFrom('inquiries')
            .select(['id', sql<string>`cast(${staffId} as text)`.as('staff_id')])
            .select(sql<string>`cast(${at} as text)`.as('seen_at'))
            .where('id', '=', inquiryId),
        )
        .onConflict((oc) => oc.columns(['inquiry_id', 'staff_id']).doUpdateSet({ seen_at: at }))
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows) === 1;
    },

    async lookAway(inquiryId: string, staffId: string): Promise<void> {
      await db
        .deleteFrom('inquiry_viewers')
        .where('inquiry_id', '=', inquiryId)
        .where('staff_id', '=', staffId)
        .execute();
    },

    /** Removes looks that count no more. */
    async forgetLooks(before: string): Promise<void> {
      await db.deleteFrom('inquiry_viewers').where('seen_at', '<', before).execute();
    },
  };
}
