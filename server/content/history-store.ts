/** The published versions of a record. */
import type { RecordName, ReleaseItem } from '#contract/site/site-records.ts';
import type { Db } from '../database/schema.ts';

/** A version, with the one before it; a state of null: nothing was published before. */
export type StoredVersion = {
  id: string;
  number: number;
  undoes: number | null;
  at: string;
  by: string;
  kind: ReleaseItem['kind'];
  state: string;
  /** Null while `state` is `shipped`. */
  value: unknown;
  before: { state: string | null; value: unknown };
};

const LISTED = 50;

/** Returns the versions of a record, newest first. */
export async function versionsOf(db: Db, { collection, slug }: RecordName): Promise<StoredVersion[]> {
  const rows = await db
    .selectFrom('content_revisions as v')
    .innerJoin('content_records as r', 'r.id', 'v.record_id')
    .innerJoin('content_releases as l', 'l.id', 'v.release_id')
    .leftJoin('content_revisions as before', 'before.id', 'v.replaces')
    .select(['v.id', 'v.kind', 'v.state', 'v.value', 'l.number', 'l.undoes', 'l.at', 'l.by_name'])
    .select(['before.state as old_state', 'before.value as old'])
    .where('r.collection', '=', collection)
    .where('r.slug', '=', slug)
    .orderBy('l.number', 'desc')
    .limit(LISTED)
    .execute();
  const parsed = (value: string | null): unknown => (value === null ? null : JSON.parse(value));
  return rows.map(({ id, number, undoes, at, by_name, kind, state, value, old_state, old }) => ({
    ...{ id, number, undoes, at, by: by_name, state },
    kind: kind as ReleaseItem['kind'],
    value: parsed(value),
    before: { state: old_state, value: parsed(old) },
  }));
}
