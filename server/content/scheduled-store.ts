/** Scheduled updates: each is frozen when it is scheduled, and published by a job. */
import { v7 as uuid } from 'uuid';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import type { RecordName, ReleaseItem } from '#contract/site/site-records.ts';
import type { ScheduledRelease } from '#contract/site/site-schedule.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db, Trx } from '../database/schema.ts';
import { enqueueJobs } from '../jobs/jobs-store.ts';
import { recordStaffEvent } from '../staff/events-store.ts';
import type { MayEdit, RecordToRelease, ReleaseRefusal } from './releases-store.ts';
import {
  deleteSchedule,
  forgetFailed,
  SCHEDULED_RELEASE,
  scheduledItems,
  unlockRecords,
} from './scheduled-rows-store.ts';

type Person = { id: string; name: string };

export type ScheduledStore = ReturnType<typeof scheduledStore>;

export function scheduledStore(db: Db) {
  return {
    /** Freezes drafts as they were seen; they stay drafts. @returns the id. */
    add(
      records: readonly RecordToRelease[],
      dueAt: string,
      by: Person,
    ): Promise<string | { refused: ReleaseRefusal }> {
      return db.transaction().execute(async (trx) => {
        await engineOf(trx).takeTurn(trx, 'releases');
        const [id, at] = [uuid(), new Date().toISOString()];
        const items = [];
        for (const { collection, slug, version, kind } of records) {
          const row = await trx
            .selectFrom('content_records')
            .select(['id', 'version', 'revision_id', 'scheduled_id', 'draft', 'draft_hidden'])
            .where('collection', '=', collection)
            .where('slug', '=', slug)
            .executeTakeFirst();
          if (row?.version !== version || row.draft === null) return { refused: 'changed-since' as const };
          if (row.scheduled_id !== null) return { refused: 'scheduled' as const };
          items.push({
            ...{ scheduled_id: id, record_id: row.id, kind },
            ...{ value: row.draft, hidden: row.draft_hidden, replaces: row.revision_id },
          });
        }
        const ids = items.map(({ record_id }) => record_id);
        await forgetFailed(trx, ids);
        await trx
          .insertInto('content_scheduled')
          .values({ id, due_at: dueAt, at, by_id: by.id, by_name: by.name })
          .execute();
        await enqueueJobs(trx, [{ task: SCHEDULED_RELEASE, key: id, runAt: dueAt }]);
        for (const item of items) await trx.insertInto('content_scheduled_items').values(item).execute();
        await trx.updateTable('content_records').set({ scheduled_id: id }).where('id', 'in', ids).execute();
        const event = { kind: 'site-scheduled', actor: by, subject: null, count: items.length } as const;
        await recordStaffEvent(trx, event, at);
        return id;
      });
    },

    /** Unschedules an update, or dismisses a failed one. @param mayEdit decides on its own records. */
    remove(id: string, by: Person, mayEdit: MayEdit): Promise<'removed' | 'unknown' | 'not-yours'> {
      return db.transaction().execute(async (trx) => {
        await engineOf(trx).takeTurn(trx, 'releases');
        if (!(await collectionsIn(trx, id)).every(mayEdit)) return 'not-yours';
        const items = await scheduledItems(trx, id);
        if (!items) {
          const { numDeletedRows } = await trx
            .deleteFrom('content_scheduled')
            .where('id', '=', id)
            .executeTakeFirstOrThrow();
          return numDeletedRows > 0n ? 'removed' : 'unknown';
        }
        await keepDrafts(trx, id);
        await deleteSchedule(trx, id);
        const event = { kind: 'site-schedule-taken-back', actor: by, subject: null } as const;
        await recordStaffEvent(trx, { ...event, count: items.size });
        return 'removed';
      });
    },

    /** Records why a scheduled update failed, and returns its records to draft. */
    fail(id: string, why: string): Promise<void> {
      return db.transaction().execute(async (trx) => {
        await engineOf(trx).takeTurn(trx, 'releases');
        const [items, row] = [await scheduledItems(trx, id), await scheduledRow(trx, id).executeTakeFirst()];
        if (!items || !row) return;
        await keepDrafts(trx, id);
        await unlockRecords(trx, id);
        await trx.updateTable('content_scheduled').set({ failed: why }).where('id', '=', id).execute();
        const event = { kind: 'site-schedule-failed', actor: personOf(row), subject: null } as const;
        await recordStaffEvent(trx, { ...event, count: items.size });
      });
    },

    /** Returns the collections of an update's records, which never change; empty when the update no longer exists. */
    collections: (id: string): Promise<PublishableCollection[]> => collectionsIn(db, id),

    /** Returns the person who scheduled an update; null when it no longer exists, or failed. */
    async by(id: string): Promise<Person | null> {
      const row = await scheduledRow(db, id).where('failed', 'is', null).executeTakeFirst();
      return row ? personOf(row) : null;
    },

    /**
     * The next one first.
     * @param nameOf returns a record's name for people.
     * @param mayEdit leaves out other people's records, and the failure reason of an update with one, which quotes from it.
     */
    async list(
      nameOf: (record: RecordName, value: unknown) => string,
      mayEdit: MayEdit,
    ): Promise<ScheduledRelease[]> {
      const rows = await db
        .selectFrom('content_scheduled as s')
        .innerJoin('content_scheduled_items as i', 'i.scheduled_id', 's.id')
        .innerJoin('content_records as r', 'r.id', 'i.record_id')
        .select(['s.id', 's.due_at', 's.at', 's.by_name', 's.failed'])
        .select(['i.kind', 'i.value', 'r.collection', 'r.slug'])
        .orderBy('s.due_at')
        .orderBy('s.id')
        .orderBy('r.collection')
        .orderBy('r.slug')
        .execute();
      const isMine = ({ collection }: { collection: string }) => mayEdit(collection as PublishableCollection);
      return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((items) => {
        const [mine, [{ id, due_at, at, by_name, failed }]] = [
          items.filter(isMine),
          items as [(typeof items)[number]],
        ];
        if (mine.length === 0) return [];
        return {
          ...{ id, at, by: by_name, dueAt: due_at },
          failed: failed === null || mine.length === items.length ? failed : ASK_AN_OWNER,
          items: mine.map(({ collection, slug, kind, value }) => {
            const record = { collection: collection as PublishableCollection, slug };
            return { ...record, name: nameOf(record, JSON.parse(value)), kind: kind as ReleaseItem['kind'] };
          }),
        };
      });
    },

    /** For metrics: those past their time, and those that failed. */
    async late(now: Date): Promise<{ overdue: number; failed: number }> {
      const { overdue, failed } = await db
        .selectFrom('content_scheduled')
        .select((eb) => [
          eb.fn
            .countAll<string>()
            .filterWhere('failed', 'is', null)
            .filterWhere('due_at', '<=', now.toISOString())
            .as('overdue'),
          eb.fn.count<string>('failed').as('failed'),
        ])
        .executeTakeFirstOrThrow();
      return { overdue: Number(overdue), failed: Number(failed) };
    },

    /** Counts those that hold a record of these collections. */
    async counts(
      collections: readonly PublishableCollection[],
    ): Promise<{ waiting: number; failed: number }> {
      const rows = await db
        .selectFrom('content_scheduled')
        .select((eb) => [eb.fn.countAll<string>().as('all'), eb.fn.count<string>('failed').as('failed')])
        .where('id', 'in', (q) =>
          q
            .selectFrom('content_scheduled_items as i')
            .innerJoin('content_records as r', 'r.id', 'i.record_id')
            .select('i.scheduled_id')
            .where('r.collection', 'in', collections),
        )
        .executeTakeFirstOrThrow();
      const failed = Number(rows.failed);
      return { waiting: Number(rows.all) - failed, failed };
    },
  };
}

const ASK_AN_OWNER =
  'Couldn’t publish this update. It includes items only owners can change. Ask an owner to review it.';

async function collectionsIn(db: Db, id: string): Promise<PublishableCollection[]> {
  const rows = await db
    .selectFrom('content_scheduled_items as i')
    .innerJoin('content_records as r', 'r.id', 'i.record_id')
    .select('r.collection')
    .distinct()
    .where('i.scheduled_id', '=', id)
    .execute();
  return rows.map(({ collection }) => collection as PublishableCollection);
}

const scheduledRow = (db: Db, id: string) =>
  db.selectFrom('content_scheduled').select(['by_id', 'by_name']).where('id', '=', id);

const personOf = ({ by_id, by_name }: { by_id: string; by_name: string }): Person => ({
  id: by_id,
  name: by_name,
});

/** Restores drafts that were discarded since, so that no scheduled change is lost. Later drafts stay as they are. */
async function keepDrafts(trx: Trx, id: string): Promise<void> {
  const lost = await trx
    .selectFrom('content_scheduled_items as i')
    .innerJoin('content_records as r', 'r.id', 'i.record_id')
    .innerJoin('content_scheduled as s', 's.id', 'i.scheduled_id')
    .select(['r.id', 'i.value', 'i.hidden', 's.at', 's.by_name'])
    .where('s.id', '=', id)
    .where('r.draft', 'is', null)
    .forUpdate('r')
    .execute();
  for (const { id: record, value, hidden, at, by_name } of lost)
    await trx
      .updateTable('content_records')
      .set((eb) => ({
        ...{ draft: value, draft_hidden: hidden, draft_at: at, draft_by: by_name },
        version: eb('version', '+', 1),
      }))
      .where('id', '=', record)
      .where('draft', 'is', null)
      .execute();
}
