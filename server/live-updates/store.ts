/** Queries behind live updates. */
import { type Selectable, sql } from 'kysely';
import { INQUIRY_ACTION_LIMITS } from '#contract/inquiries/inquiry-actions.ts';
import type { Viewer } from '#contract/inquiries/inquiry-responses.ts';
import { type LiveAuthor, type LiveEvents, MAX_LIVE_MAILS } from '#contract/shared/live.ts';
import type { Db, InquiryEventsTable } from '../database/schema.ts';
import { isActiveInquiryStaff } from '../staff/active-staff-store.ts';

export type Touched = {
  id: string;
  version: number;
  spam: boolean;
  createdAt: string;
  updatedAt: string;
  service: string | null;
  area: string | null;
};

/** The author of an inquiry's last change, and whether that was its rescue from spam. */
export type LastEvent = { by: LiveAuthor; rescued: boolean };

export type LiveStore = ReturnType<typeof liveStore>;

export function liveStore(db: Db) {
  return {
    /** Returns up to `limit` inquiries changed after an instant, latest first. */
    async touchedSince(since: string, limit: number): Promise<Touched[]> {
      const rows = await db
        .selectFrom('inquiries')
        .select(['id', 'version', 'spam', 'created_at', 'updated_at', 'service_type', 'area'])
        // Lists both values, so that the index on (spam, updated_at) is used.
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
        service: row.service_type,
        area: row.area,
      }));
    },

    /** Returns up to `limit` ids of inquiries erased after an instant, or being erased since then. */
    async erasedSince(since: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('erasures as e')
        .innerJoin('erased_inquiries as i', 'i.erasure_id', 'e.id')
        .select('i.inquiry_id')
        .where('e.at', '>', since)
        .orderBy('e.at', 'desc')
        .limit(limit)
        .execute();
      return rows.map((row) => row.inquiry_id);
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
            by: authorOf(row),
            rescued: row.kind === 'spam' && JSON.parse(row.data).spam === false,
          },
        ]),
      );
    },

    /** Returns the latest emails that staff have to decide about. */
    async waitingMail(): Promise<LiveEvents['mail']> {
      const latest = async (spam: 0 | 1) => {
        const rows = await db
          .selectFrom('inbound_mails')
          .select('id')
          .where('state', '=', 'waiting')
          .where('spam', '=', spam)
          .orderBy('id', 'desc')
          .limit(MAX_LIVE_MAILS)
          .execute();
        return rows.map(({ id }) => id);
      };
      return { waiting: await latest(0), spam: await latest(1) };
    },

    /** Returns the viewers of each inquiry at an instant (ms), in alphabetical order. */
    async viewers(now: number): Promise<Map<string, Viewer[]>> {
      const seenSince = new Date(now - INQUIRY_ACTION_LIMITS.viewingMs).toISOString();
      const writingSince = new Date(now - INQUIRY_ACTION_LIMITS.writingMs).toISOString();
      const rows = await db
        .selectFrom('inquiry_viewers as v')
        .innerJoin('staff_users as u', 'u.id', 'v.staff_id')
        .select(['v.inquiry_id', 'v.writing_at', 'u.id', 'u.name'])
        .where('v.seen_at', '>', seenSince)
        .where(isActiveInquiryStaff('u'))
        .orderBy('u.name')
        .orderBy('u.id')
        .execute();
      const viewers = new Map<string, Viewer[]>();
      for (const { inquiry_id, writing_at, id, name } of rows) {
        const viewer: Viewer = {
          id,
          name,
          ...(writing_at && writing_at > writingSince && { writing: true }),
        };
        viewers.set(inquiry_id, [...(viewers.get(inquiry_id) ?? []), viewer]);
      }
      return viewers;
    },

    /**
     * Records that an account is viewing an inquiry.
     * @param writing whether it is writing a reply; undefined keeps the recorded value.
     * @returns false when there is no such inquiry.
     */
    async recordViewer(inquiryId: string, staffId: string, at: string, writing?: boolean): Promise<boolean> {
      const writingAt = writing ? at : null;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('inquiry_viewers')
        .columns(['inquiry_id', 'staff_id', 'seen_at', 'writing_at'])
        .expression((eb) =>
          eb
            .selectFrom('inquiries')
            .select(['id', sql<string>`cast(${staffId} as text)`.as('staff_id')])
            .select(sql<string>`cast(${at} as text)`.as('seen_at'))
            .select(sql<string | null>`cast(${writingAt} as text)`.as('writing_at'))
            .where('id', '=', inquiryId),
        )
        .onConflict((oc) =>
          oc
            .columns(['inquiry_id', 'staff_id'])
            .doUpdateSet({ seen_at: at, ...(writing !== undefined && { writing_at: writingAt }) }),
        )
        .executeTakeFirstOrThrow();
      return Number(numInsertedOrUpdatedRows) === 1;
    },

    async removeViewer(inquiryId: string, staffId: string): Promise<void> {
      await db
        .deleteFrom('inquiry_viewers')
        .where('inquiry_id', '=', inquiryId)
        .where('staff_id', '=', staffId)
        .execute();
    },

    /** Deletes viewers who stopped reporting. */
    async deleteExpiredViewers(before: string): Promise<void> {
      await db.deleteFrom('inquiry_viewers').where('seen_at', '<', before).execute();
    },
  };
}

/** Only the visitor and the system act without a name. */
function authorOf({
  actor_id: id,
  actor_name: name,
  kind,
}: Pick<Selectable<InquiryEventsTable>, 'actor_id' | 'actor_name' | 'kind'>): LiveAuthor {
  if (name !== null) return { id, name };
  return kind.startsWith('visitor-') ? 'visitor' : null;
}
