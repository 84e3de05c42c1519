/** Releases: changes published together, and undone together. A release is one transaction, and never changes afterward. */
import { v7 as uuid } from 'uuid';
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import { addressIn } from '#contract/site/records/page-addresses.ts';
import type { RecordName, Release, ReleaseItem } from '#contract/site/site-records.ts';
import { uploadedIn, uploadedParts } from '#contract/site/uploaded-picture.ts';
import type { StaffEventKind } from '#contract/staff/staff.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db, Trx } from '../database/schema.ts';
import { recordStaffEvent } from '../staff/events-store.ts';
import { isAnyGone } from './pictures-store.ts';
import { deleteSchedule, forgetFailed, isDraftStill, scheduledItems } from './scheduled-rows-store.ts';

type Person = { id: string; name: string };
/** Whether a person may change a collection. */
export type MayEdit = (collection: PublishableCollection) => boolean;

/** A record as it is to be: `value` is null for one that goes back to how it ships. */
export type RecordToRelease = RecordName & {
  /** Version of the draft that was reviewed. */
  version: number;
  kind: ReleaseItem['kind'];
  state: 'shown' | 'hidden' | 'shipped';
  schema: number;
  value: unknown;
};

/** Why nothing was published. */
export type ReleaseRefusal =
  | 'not-yours'
  | 'changed-since'
  | 'unknown'
  | 'undone'
  | 'published-since'
  | 'scheduled'
  | 'picture-gone';

const LISTED = 50;

export type ReleasesStore = ReturnType<typeof releasesStore>;

export function releasesStore(db: Db) {
  return {
    /**
     * Publishes drafts as they were seen, or what was scheduled.
     * @param due the scheduled one that this is. A draft that was changed since then stays.
     * @returns the id of the release.
     */
    publish(
      records: readonly RecordToRelease[],
      by: Person,
      due?: { id: string; kind: StaffEventKind },
    ): Promise<string | { refused: ReleaseRefusal }> {
      return db.transaction().execute(async (trx) => {
        await engineOf(trx).takeTurn(trx, 'releases');
        const shown = records.filter(({ state }) => state === 'shown').map(({ value }) => value);
        if (await isAnyGone(trx, picturesIn(shown))) return { refused: 'picture-gone' as const };
        const frozen = due && (await scheduledItems(trx, due.id));
        if (due && !frozen) return { refused: 'unknown' as const };
        const revisions: NewRevision[] = [];
        for (const { collection, slug, version, value, ...revision } of records) {
          const row = await trx
            .selectFrom('content_records')
            .select(['id', 'revision_id', 'version', 'scheduled_id', 'draft', 'draft_hidden'])
            .where('collection', '=', collection)
            .where('slug', '=', slug)
            // A draft that is saved at this moment is seen, or waits and stays.
            .forUpdate()
            .executeTakeFirst();
          if (!frozen && row?.version !== version) return { refused: 'changed-since' as const };
          if (!row) return { refused: 'unknown' as const };
          if (!frozen && row.scheduled_id !== null) return { refused: 'scheduled' as const };
          const item = frozen?.get(row.id);
          if (frozen && item?.replaces !== row.revision_id) return { refused: 'published-since' as const };
          revisions.push({
            ...revision,
            value: value === null ? null : JSON.stringify(value),
            record_id: row.id,
            replaces: row.revision_id,
            endsDraft: !item || isDraftStill(row, item),
          });
        }
        await forgetFailed(
          trx,
          revisions.map(({ record_id }) => record_id),
        );
        if (due) await deleteSchedule(trx, due.id);
        return addRelease(trx, by, null, revisions, due?.kind ?? 'site-published');
      });
    },

    /**
     * Undoes a release by a new one with the versions before it. Drafts stay.
     * @param mayEdit decides on the release's own records, in the same transaction.
     * @returns the id of the new release; `published-since` when a later release contains one of its records.
     */
    undo(id: string, by: Person, mayEdit: MayEdit): Promise<string | { refused: ReleaseRefusal }> {
      return db.transaction().execute(async (trx) => {
        await engineOf(trx).takeTurn(trx, 'releases');
        const undone = await trx
          .selectFrom('content_releases')
          .select('number')
          .where('id', '=', id)
          .executeTakeFirst();
        if (!undone) return { refused: 'unknown' as const };
        const again = await trx
          .selectFrom('content_releases')
          .select('id')
          .where('undoes', '=', undone.number)
          .executeTakeFirst();
        if (again) return { refused: 'undone' as const };
        const items = await trx
          .selectFrom('content_revisions as v')
          .innerJoin('content_records as r', 'r.id', 'v.record_id')
          .leftJoin('content_revisions as before', 'before.id', 'v.replaces')
          .select(['v.id', 'v.kind', 'v.record_id', 'r.revision_id', 'r.collection'])
          .select([
            'before.state',
            'before.schema',
            'before.value',
            'v.schema as schemaNow',
            'v.value as valueNow',
          ])
          .where('v.release_id', '=', id)
          .execute();
        // The release of a picture removal contains no records.
        if (items.length === 0) return { refused: 'unknown' as const };
        if (!items.every(({ collection }) => mayEdit(collection as PublishableCollection)))
          return { refused: 'not-yours' as const };
        if (items.some((item) => item.revision_id !== item.id))
          return { refused: 'published-since' as const };
        const back = items.map(before).filter(({ state }) => state === 'shown');
        if (await isAnyGone(trx, picturesIn(back.map(({ value }) => value && JSON.parse(value)))))
          return { refused: 'picture-gone' as const };
        return addRelease(
          trx,
          by,
          undone.number,
          items.map((item) => ({
            record_id: item.record_id,
            replaces: item.id,
            kind: OPPOSITE[item.kind as ReleaseItem['kind']],
            ...before(item),
            endsDraft: false,
          })),
          'site-undone',
        );
      });
    },

    /**
     * Newest first.
     * @param nameOf returns a record's name for people.
     * @param mayEdit rights of the person who views the list, who can't undo releases of other collections.
     */
    async list(nameOf: (record: RecordName, value: unknown) => string, mayEdit: MayEdit): Promise<Release[]> {
      const releases = await db
        .selectFrom('content_releases')
        .selectAll()
        .orderBy('number', 'desc')
        .limit(LISTED)
        .execute();
      if (releases.length === 0) return [];
      const items = await db
        .selectFrom('content_revisions as v')
        .innerJoin('content_records as r', 'r.id', 'v.record_id')
        .leftJoin('content_revisions as before', 'before.id', 'v.replaces')
        .select(['v.id', 'v.release_id', 'v.kind', 'v.value', 'before.value as old'])
        .select(['r.collection', 'r.slug', 'r.revision_id'])
        .where(
          'v.release_id',
          'in',
          releases.map(({ id }) => id),
        )
        .orderBy('v.id')
        .execute();
      const ofRelease = Map.groupBy(items, (item) => item.release_id);
      const undone = new Set(releases.map(({ undoes }) => undoes));
      return releases.map(({ id, number, at, by_name, undoes }) => {
        const own = ofRelease.get(id) ?? [];
        return {
          ...{ id, number, at, by: by_name, undoes },
          canUndo:
            own.length > 0 &&
            !undone.has(number) &&
            own.every(
              (item) => item.revision_id === item.id && mayEdit(item.collection as PublishableCollection),
            ),
          items: own.map(({ collection, slug, kind, value, old }) => {
            const record = { collection: collection as PublishableCollection, slug };
            const known = value ?? old;
            const name = nameOf(record, known === null ? null : JSON.parse(known));
            return { ...record, name, kind: kind as ReleaseItem['kind'] };
          }),
        };
      });
    },
  };
}

/** Adds a release with all its revisions, and its event. */
export async function addRelease(
  trx: Trx,
  by: Person,
  undoes: number | null,
  revisions: NewRevision[],
  kind: StaffEventKind,
): Promise<string> {
  const { last } = await trx
    .selectFrom('content_releases')
    .select((eb) => eb.fn.max('number').as('last'))
    .executeTakeFirstOrThrow();
  const [id, at] = [uuid(), new Date().toISOString()];
  await trx
    .insertInto('content_releases')
    .values({ id, number: (last ?? 0) + 1, at, by_id: by.id, by_name: by.name, undoes })
    .execute();
  for (const { endsDraft, ...revision } of revisions) {
    const address = revision.value === null ? null : (addressIn(JSON.parse(revision.value)) ?? null);
    const row = { id: uuid(), release_id: id, ...revision, address };
    await trx.insertInto('content_revisions').values(row).execute();
    await trx
      .updateTable('content_records')
      .set((eb) => ({
        revision_id: row.id,
        version: eb('version', '+', 1),
        ...(endsDraft && { draft: null, draft_hidden: 0, draft_at: null, draft_by: null }),
      }))
      .where('id', '=', row.record_id)
      .execute();
  }
  await recordStaffEvent(trx, { kind, actor: by, subject: null, count: revisions.length }, at);
  return id;
}

const picturesIn = (values: unknown): string[] =>
  uploadedIn(values).flatMap((name) => uploadedParts(name)?.id ?? []);

type NewRevision = {
  record_id: string;
  kind: ReleaseItem['kind'];
  state: string;
  schema: number;
  value: string | null;
  replaces: string | null;
  endsDraft: boolean;
};

/** The record before a release; an added one is kept, off the site. */
function before(item: {
  kind: string;
  state: string | null;
  schema: number | null;
  value: string | null;
  schemaNow: number;
  valueNow: string | null;
}) {
  const { state, schema, value, schemaNow, valueNow } = item;
  if (state !== null) return { state, schema: schema ?? schemaNow, value };
  return item.kind === 'added'
    ? { state: 'hidden', schema: schemaNow, value: valueNow }
    : { state: 'shipped', schema: schemaNow, value: null };
}

/** Undoing an addition removes the record from the site; undoing a change restores the previous version. */
const OPPOSITE = { changed: 'changed', added: 'hidden', hidden: 'shown', shown: 'hidden' } as const;
