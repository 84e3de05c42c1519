/** Published content, and content that would be, over the content that ships. */
import { COLLECTIONS, type Collection, schemaOfRecord } from '#contract/site/records/collections.ts';
import type {
  ContentOverlay,
  PublishableCollection,
  ShippedContent,
} from '#contract/site/records/overlay.ts';
import type { PublishedContent } from '../render/site-source.ts';
import { pathOf } from './collections.ts';
import { redirectsOf } from './redirects.ts';
import type { MayEdit } from './releases-store.ts';
import type { ContentStore, StoredRecord } from './store.ts';

/** A published record that this release of the software can't read. */
export class UnreadableRecord extends Error {
  override name = 'UnreadableRecord';
}

/**
 * Reads published content.
 * @throws UnreadableRecord for a record that doesn't fit its schema, or fits a newer one.
 */
export async function publishedContent(store: ContentStore): Promise<PublishedContent> {
  // Reads the number first: a release between the two reads is then read again rather than missed.
  const number = await store.lastRelease();
  const records = number === 0 ? [] : await store.all();
  const overlay = overlayOf(records, publishedOf);
  return { number, overlay, redirects: redirectsOf(overlay, await store.knownAddresses()) };
}

/** The contribution of one record: null while it is as it ships. */
type Contribution = { value: unknown; hidden: boolean } | null;

/** @param of returns a record's contribution to the overlay. */
function overlayOf(
  records: readonly StoredRecord[],
  of: (record: StoredRecord) => Contribution,
): ContentOverlay {
  const overlay: Partial<Record<PublishableCollection, Record<string, unknown>>> = {};
  const hiddenPeople: string[] = [];
  const hiddenPaths: string[] = [];
  for (const record of records) {
    const { collection, slug } = record;
    const contribution = of(record);
    if (!contribution) continue;
    overlay[collection] ??= {};
    overlay[collection][slug] = contribution.hidden ? null : contribution.value;
    const path = contribution.hidden && pathOf(collection, slug, contribution.value);
    if (path) hiddenPaths.push(path);
    const { name } = Object(contribution.value) as { name?: unknown };
    if (contribution.hidden && collection === 'team' && typeof name === 'string') hiddenPeople.push(name);
  }
  return {
    ...(overlay as ContentOverlay),
    ...(hiddenPeople.length > 0 && { hiddenPeople }),
    ...(hiddenPaths.length > 0 && { hiddenPaths }),
  };
}

function publishedOf({ collection, slug, published }: StoredRecord): Contribution {
  if (!published || published.hidden) return published;
  const record = schemaOfRecord(collection, slug);
  // A page that this release no longer has stays in the history, and nowhere else.
  if (!record) return null;
  const known: Collection = COLLECTIONS[collection];
  const earlier = 'before' in known ? known.before?.[published.schema] : undefined;
  const read = published.schema <= known.schema ? (earlier ?? record).safeParse(published.value) : null;
  if (read?.success) return published;
  const why = read ? read.error.issues[0]?.message : 'it was saved by a newer version of this software';
  throw new UnreadableRecord(
    `Can’t read the published ${collection}/${slug}: ${why}. Run the version that published it, or restore an earlier backup.`,
  );
}

/**
 * Drafts over published content, as they are: a preview shows an unfinished one as far as it can.
 * @param mayEdit leaves out drafts of collections that the reader may not change.
 */
export const withDrafts = (records: readonly StoredRecord[], mayEdit: MayEdit = () => true): ContentOverlay =>
  overlayOf(records, ({ collection, draft, published }) => (mayEdit(collection) && draft) || published);

/** Applies publishable drafts over published content: an unfinished draft would break the pages that list it. */
export const withFinishedDrafts = (
  records: readonly StoredRecord[],
  mayEdit: MayEdit = () => true,
): ContentOverlay =>
  overlayOf(records, (record) =>
    mayEdit(record.collection) && record.draft && !isUnfinished(record) ? record.draft : record.published,
  );

/** Whether a record has a draft that its schema objects to. */
export const isUnfinished = ({ collection, slug, draft }: StoredRecord): boolean =>
  draft !== null && !draft.hidden && !schemaOfRecord(collection, slug)?.safeParse(draft.value).success;

/** Published content, without any draft. */
export const withoutDrafts = (records: readonly StoredRecord[]): ContentOverlay =>
  overlayOf(records, ({ published }) => published);

/** JSON of shipped content, so that it compares with stored content. */
export type Shipped = Record<PublishableCollection, Record<string, unknown>>;
export const asJson = (shipped: ShippedContent): Shipped => JSON.parse(JSON.stringify(shipped));
