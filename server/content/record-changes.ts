/** The changes that publishing a record makes. */
import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS } from '#contract/site/records/collections.ts';
import type { FieldChange, Finding, RecordChange } from '#contract/site/site-records.ts';
import { fieldChanges } from './field-changes.ts';
import { type KnownRecord, summaryOf } from './records.ts';
import type { RecordToRelease } from './releases-store.ts';
import { schemaOf } from './schemas.ts';
import type { RecordDraft } from './store.ts';

/** Describes a record's change: old and new values, field by field. */
export function changeOf(
  record: KnownRecord,
  all: readonly KnownRecord[],
  findings: Finding[],
): RecordChange & { findings: Finding[] } {
  const { collection, slug, stored, live, current } = record;
  const { name, path } = summaryOf(record);
  const { at, by } = stored?.draft ?? { at: '', by: '' };
  return {
    ...{ collection, slug, name, path },
    kind: kindOf(current, live),
    version: stored?.version ?? 0,
    draft: { at, by },
    fields:
      collection === 'order'
        ? orderChange(record, all)
        : fieldChanges(live?.value, current.value, schemaOf(record)),
    findings,
    scheduledAt: stored?.scheduled?.dueAt ?? null,
  };
}

/** An order before and after, by the names of its entries. */
function orderChange(
  { slug: collection, live, current }: KnownRecord,
  all: readonly KnownRecord[],
): FieldChange[] {
  const names = new Map(
    all.filter((one) => one.collection === collection).map((one) => [one.slug, summaryOf(one).name]),
  );
  const inWords = (value: unknown) =>
    ((value as { slugs?: string[] } | null)?.slugs ?? [])
      .flatMap((slug) => names.get(slug) ?? [])
      .join(' · ');
  return [{ path: ['slugs'], label: 'Order', before: inWords(live?.value), after: inWords(current.value) }];
}

export function toReleaseEntry({
  collection,
  slug,
  stored,
  shipped,
  live,
  current,
}: KnownRecord): RecordToRelease {
  return {
    ...{ collection, slug },
    version: stored?.version ?? 0,
    kind: kindOf(current, live),
    schema: COLLECTIONS[collection].schema,
    // A value that equals its file is stored as `shipped`, so it follows the file in later versions of the software.
    ...(!current.hidden && isDeepStrictEqual(current.value, shipped)
      ? { state: 'shipped', value: null }
      : { state: current.hidden ? 'hidden' : 'shown', value: current.value }),
  };
}

function kindOf(draft: RecordDraft, live: RecordDraft | null): RecordChange['kind'] {
  if (!live) return 'added';
  if (draft.hidden !== live.hidden) return draft.hidden ? 'hidden' : 'shown';
  return 'changed';
}
