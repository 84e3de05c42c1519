/** Records of the site that were changed: their drafts and published versions. */
import type { InferResult } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import type { RecordName } from '#contract/site/site-records.ts';
import type { Db } from '../database/schema.ts';
import type { KnownAddress } from './redirects.ts';
import { isDraftOf } from './schemas.ts';

/** A draft; publishing a hidden one takes the record off the site. */
export type RecordDraft = { value: unknown; hidden: boolean };

export type StoredRecord = RecordName & {
  id: string;
  version: number;
  draft: (RecordDraft & { at: string; by: string }) | null;
  /** The author of a draft that no form could have saved. It counts for nothing, and the next one takes its place. */
  unreadableBy: string | null;
  /** Null while that is what ships. A hidden one keeps the value that it was hidden with. */
  published: (RecordDraft & { revision: string; schema: number; at: string; by: string }) | null;
  /** Scheduled versions, as they were when they were scheduled; the value is null of one that no form could have saved. */
  scheduled: (RecordDraft & { id: string; dueAt: string; at: string; by: string }) | null;
};

export type ContentStore = ReturnType<typeof contentStore>;

export function contentStore(db: Db) {
  return {
    async all(): Promise<StoredRecord[]> {
      return (await storedRecords(db).execute()).map(toStored);
    },

    async find({ collection, slug }: RecordName): Promise<StoredRecord | null> {
      const row = await storedRecords(db)
        .where('r.collection', '=', collection)
        .where('r.slug', '=', slug)
        .executeTakeFirst();
      return row ? toStored(row) : null;
    },

    /**
     * Keeps a draft; null removes it.
     * @param version that it was made from; 0 for a record that was never changed.
     * @returns the new version, or null when someone else saved since.
     */
    async saveDraft(
      { collection, slug }: RecordName,
      version: number,
      draft: RecordDraft | null,
      by: string,
    ): Promise<number | null> {
      const columns = {
        draft: draft && JSON.stringify(draft.value),
        draft_hidden: draft?.hidden ? 1 : 0,
        draft_at: draft && new Date().toISOString(),
        draft_by: draft && by,
        version: version + 1,
      };
      if (version === 0) {
        const { numInsertedOrUpdatedRows: added = 0n } = await db
          .insertInto('content_records')
          .values({ id: uuid(), collection, slug, ...columns })
          .onConflict((conflict) => conflict.columns(['collection', 'slug']).doNothing())
          .executeTakeFirst();
        return added > 0n ? 1 : null;
      }
      const { numUpdatedRows } = await db
        .updateTable('content_records')
        .set(columns)
        .where('collection', '=', collection)
        .where('slug', '=', slug)
        .where('version', '=', version)
        .executeTakeFirst();
      return numUpdatedRows > 0n ? version + 1 : null;
    },

    /** Returns every address other than its slug that a page ever had. */
    async knownAddresses(): Promise<KnownAddress[]> {
      const rows = await db
        .selectFrom('content_revisions as v')
        .innerJoin('content_records as r', 'r.id', 'v.record_id')
        .select(['r.collection', 'r.slug', 'v.address'])
        .distinct()
        .where('v.address', 'is not', null)
        .execute();
      return rows.map(({ collection, slug, address }) => ({
        ...{ slug, collection: collection as PublishableCollection },
        address: address as string,
      }));
    },

    /** Returns the number of the last release; 0 before the first. */
    async lastRelease(): Promise<number> {
      const { number } = await db
        .selectFrom('content_releases')
        .select((eb) => eb.fn.max('number').as('number'))
        .executeTakeFirstOrThrow();
      return number ?? 0;
    },
  };
}

const storedRecords = (db: Db) =>
  db
    .selectFrom('content_records as r')
    .leftJoin('content_revisions as v', (join) =>
      join.onRef('v.id', '=', 'r.revision_id').on('v.state', '<>', 'shipped'),
    )
    .leftJoin('content_releases as l', 'l.id', 'v.release_id')
    .leftJoin('content_scheduled as s', 's.id', 'r.scheduled_id')
    .leftJoin('content_scheduled_items as i', (join) =>
      join.onRef('i.scheduled_id', '=', 's.id').onRef('i.record_id', '=', 'r.id'),
    )
    .select(['r.id', 'r.collection', 'r.slug', 'r.version', 'r.draft', 'r.draft_hidden', 'r.draft_at'])
    .select(['r.draft_by', 'v.id as revision', 'v.state', 'v.schema', 'v.value', 'l.at', 'l.by_name'])
    .select(['s.id as scheduled', 's.due_at', 's.at as scheduled_at', 's.by_name as scheduled_by'])
    .select(['i.value as scheduled_value', 'i.hidden as scheduled_hidden'])
    .orderBy('r.collection')
    .orderBy('r.slug');

function toStored(row: InferResult<ReturnType<typeof storedRecords>>[number]): StoredRecord {
  const { id, version, revision } = row;
  const name = { collection: row.collection as PublishableCollection, slug: row.slug };
  const value = readable(name, row.draft);
  const isReadable = value !== null;
  return {
    ...{ ...name, id, version },
    draft: isReadable
      ? {
          value,
          hidden: row.draft_hidden === 1,
          at: row.draft_at as string,
          by: row.draft_by as string,
        }
      : null,
    unreadableBy: row.draft === null || isReadable ? null : row.draft_by,
    published:
      revision === null
        ? null
        : {
            revision,
            value: JSON.parse(row.value as string),
            hidden: row.state === 'hidden',
            schema: row.schema as number,
            at: row.at as string,
            by: row.by_name as string,
          },
    scheduled:
      row.scheduled === null
        ? null
        : {
            id: row.scheduled,
            value: readable(name, row.scheduled_value as string),
            hidden: row.scheduled_hidden === 1,
            dueAt: row.due_at as string,
            at: row.scheduled_at as string,
            by: row.scheduled_by as string,
          },
  };
}

/** A version that a form could have saved; null for any other. */
function readable(name: RecordName, json: string | null): unknown {
  const value: unknown = json === null ? null : JSON.parse(json);
  return isDraftOf(name, value) ? value : null;
}
