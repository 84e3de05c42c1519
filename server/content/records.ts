/** Records as *Website* shows them: the shipped ones, with published and drafted versions over them. */

import { isDeepStrictEqual } from 'node:util';
import { overviewOf } from '#contract/site/records/hidden-pages.ts';
import { inOrder } from '#contract/site/records/orders.ts';
import { PUBLISHABLE, type PublishableCollection } from '#contract/site/records/overlay.ts';
import { PAGES_UNDER } from '#contract/site/records/page-addresses.ts';
import { hasSample } from '#contract/site/records/samples.ts';
import type {
  CollectionSummary,
  LinkedPage,
  PublicationState,
  RecordName,
  RecordSummary,
} from '#contract/site/site-records.ts';
import { canAddTo, canHide, collectionName, nameOf, pathOf } from './collections.ts';
import type { Shipped } from './overlay.ts';
import type { RecordDraft, StoredRecord } from './store.ts';

/** A record with all that is known of it. */
export type KnownRecord = RecordName & {
  stored: StoredRecord | null;
  /** Null for one that doesn't ship. */
  shipped: unknown;
  /** The site's value; null where it has none. A hidden one keeps its value. */
  live: RecordDraft | null;
  /** The draft, or what is live. */
  current: RecordDraft;
  /** Whether the overview of its kind is hidden, and the record with it. */
  isKindHidden: { live: boolean; current: boolean };
};

/** Whether a record is off the website, with drafts over published content. */
export const isOff = ({ current, isKindHidden }: KnownRecord): boolean =>
  current.hidden || isKindHidden.current;

/**
 * Returns a record by name, or null where there is none.
 * @param overview the page that lists its kind, if it was ever changed.
 */
export function findRecord(
  name: RecordName,
  shipped: Shipped,
  stored: StoredRecord | null,
  overview: StoredRecord | null,
): KnownRecord | null {
  const { collection, slug } = name;
  const ships = shippedOf(name, shipped);
  const live = stored?.published ?? (ships === null ? null : { value: ships, hidden: false });
  const current = stored?.draft ?? live;
  const isKindHidden = {
    live: overview?.published?.hidden ?? false,
    current: (overview?.draft ?? overview?.published)?.hidden ?? false,
  };
  return current && { collection, slug, stored, shipped: ships, live, current, isKindHidden };
}

/** Null for one that doesn't ship. A name that objects have by nature, such as `constructor`, is none. */
export const shippedOf = ({ collection, slug }: RecordName, shipped: Shipped): unknown =>
  Object.hasOwn(shipped[collection], slug) ? shipped[collection][slug] : null;

/** Returns all records: those that ship, in their order, then those that were added. */
export function listRecords(shipped: Shipped, stored: readonly StoredRecord[]): KnownRecord[] {
  const changed = new Map(stored.map((record) => [`${record.collection}/${record.slug}`, record]));
  return PUBLISHABLE.flatMap((collection) => {
    const slugs = Object.keys(shipped[collection]);
    const overview = changed.get(`pages/${overviewOf(collection)}`) ?? null;
    const added = stored.filter((record) => record.collection === collection).map(({ slug }) => slug);
    return [...new Set([...slugs, ...added])].flatMap(
      (slug) =>
        findRecord({ collection, slug }, shipped, changed.get(`${collection}/${slug}`) ?? null, overview) ??
        [],
    );
  });
}

export function summaryOf(record: KnownRecord): RecordSummary {
  const { collection, slug, stored, shipped, live, current, isKindHidden } = record;
  const { draft, published, scheduled } = stored ?? {};
  return {
    ...{ collection, slug },
    name: nameOf(collection, slug, current.value),
    path: pathOf(collection, slug, current.value),
    picture: firstPicture(current.value),
    live: live && isKindHidden.live ? 'hidden' : liveState(live, shipped),
    sample: !isOff(record) && hasSample(current.value, shipped),
    draft: draft ? { at: draft.at, by: draft.by, hides: draft.hidden } : null,
    published: published ? { at: published.at, by: published.by } : null,
    scheduled: scheduled ? { dueAt: scheduled.dueAt, isDraft: !differs(current, scheduled) } : null,
  };
}

/** The name of the first picture in a value, or null. */
function firstPicture(value: unknown): string | null {
  if (value === null || typeof value !== 'object') return null;
  for (const [key, part] of Object.entries(value)) {
    const found = key === 'picture' && typeof part === 'string' ? part || null : firstPicture(part);
    if (found) return found;
  }
  return null;
}

/** Counts samples that came with the website, and those of them that are left. */
export function sampleCounts(records: readonly KnownRecord[]): { left: number; total: number } {
  const came = records.filter(({ shipped }) => hasSample(shipped, shipped));
  return { left: came.filter((record) => summaryOf(record).sample).length, total: came.length };
}

function liveState(live: RecordDraft | null, shipped: unknown): PublicationState {
  if (!live) return 'unpublished';
  if (live.hidden) return 'hidden';
  if (shipped === null) return 'added';
  return isDeepStrictEqual(live.value, shipped) ? 'shipped' : 'changed';
}

/** The records of a collection, as its order or the draft of it arranges them. */
function inOrderNow(records: readonly KnownRecord[], collection: PublishableCollection): KnownRecord[] {
  const own = records.filter((record) => record.collection === collection);
  const order = records.find((record) => record.collection === 'order' && record.slug === collection);
  const { slugs } = (order?.current.value ?? {}) as { slugs?: string[] };
  return inOrder(own, ({ slug }) => slug, slugs);
}

export const overview = (records: readonly KnownRecord[]): CollectionSummary[] =>
  PUBLISHABLE.map((collection) => ({
    collection,
    name: collectionName(collection),
    canAdd: canAddTo(collection),
    mayHide: canHide(collection),
    records: inOrderNow(records, collection).map(summaryOf),
  }));

/** Pages by name. The name of a record's own page takes precedence over names that forms give to parts of it. */
export function linkedPages(records: readonly KnownRecord[]): LinkedPage[] {
  const pages = records
    .filter((record) => !isOff(record) && record.collection !== 'order')
    .flatMap((record) => {
      const { collection, slug } = record;
      const { name, path } = summaryOf(record);
      const href = pathOf(collection, slug, null);
      return path && href ? [{ href, path, name, kind: collectionName(collection) }] : [];
    });
  const isOwn = ({ href, path }: LinkedPage) => OWN_PAGES.some((under) => (path || href).startsWith(under));
  const parts = pages.filter((page) => !isOwn(page));
  const own = pages.filter((page) => isOwn(page) && page.kind !== collectionName('pages'));
  return [...new Map([...own, ...parts].toReversed().map((page) => [page.href, page])).values()].toReversed();
}

const OWN_PAGES = Object.values(PAGES_UNDER).map((under) => `${under}/`);

/** Whether a draft would change the site. */
export const differs = (draft: RecordDraft, live: RecordDraft | null): boolean =>
  live === null || draft.hidden !== live.hidden || !isDeepStrictEqual(draft.value, live.value);

/** Whether a record has unpublished changes. A draft identical to its scheduled version doesn't count. */
export const isPending = ({ stored, current, live }: KnownRecord): boolean =>
  Boolean(stored?.draft) &&
  differs(current, live) &&
  !(stored?.scheduled && !differs(current, stored.scheduled));
