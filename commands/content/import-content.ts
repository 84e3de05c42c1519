/** Brings what files say into *Site*: as drafts, which their owners look at and publish. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressIn } from '#contract/records/addresses.ts';
import { COLLECTIONS, schemaOfRecord } from '#contract/records/collections.ts';
import type { OrderedCollection } from '#contract/records/orders.ts';
import type { PublishableCollection } from '#contract/records/overlay.ts';
import type { Service } from '#contract/service.ts';
import type { RecordName } from '#contract/site-records.ts';
import { asJson, isEqual, publishedContent } from '#server/content/overlay.ts';
import { type RecordToRelease, releasesStore } from '#server/content/releases-store.ts';
import { contentStore, type StoredRecord } from '#server/content/store.ts';
import type { Db } from '#server/database/schema.ts';
import type { PressBuild } from '#server/press/build.ts';
import { TransferError } from '#server/transfer/transfer-error.ts';
import { FILED } from './collections-in-files.ts';
import { type AllRecords, readFolder, SHIPPED_FOLDER, withPublished } from './content-folder.ts';
import { asInSite, isSameOrder } from './order-files.ts';

/** The author as the staff log and *Site* name it. */
const SHELL = { id: 'shell', name: 'The shell' };

export type Imported = {
  /** Records whose files say something else than the site: they have a draft now. */
  drafts: RecordName[];
  /** Left alone, because someone is at work on them, or they wait for their time. */
  busy: RecordName[];
  /** Published records that are as their files again. */
  settled: RecordName[];
  /** Those that would be, once the site is built from these files. */
  notBuilt: RecordName[];
};

/** @param site the files that ship, and what the built site holds of them. */
export async function importContent(
  db: Db,
  dir: string,
  site = { files: SHIPPED_FOLDER, built: builtRecords },
): Promise<Imported> {
  const store = contentStore(db);
  const [files, shipped, stored, { overlay }] = await Promise.all([
    readFolder(dir),
    readFolder(site.files),
    store.all(),
    publishedContent(store),
  ]);
  refuseUnreadable(files);
  const done: Imported = { drafts: [], busy: [], settled: [], notBuilt: [] };
  const live = withPublished(shipped, overlay);
  const of = new Map(stored.map((record) => [`${record.collection}/${record.slug}`, record]));
  for (const collection of FILED) {
    for (const [slug, value] of Object.entries(files[collection])) {
      if (isShown(collection, slug, value, live)) continue;
      const record = of.get(`${collection}/${slug}`);
      if (record?.published?.hidden) continue;
      const saved = isBusy(record)
        ? null
        : await store.saveDraft(
            { collection, slug },
            record?.version ?? 0,
            { value: asDraft(collection, slug, value, live, record), hidden: false },
            SHELL.name,
          );
      (saved === null ? done.busy : done.drafts).push({ collection, slug });
    }
  }
  if (dir !== site.files) return done;
  return { ...done, ...(await settle(db, shipped, await site.built(), stored, live)) };
}

/** Whether the site shows what a file says. */
function isShown(collection: PublishableCollection, slug: string, value: unknown, live: AllRecords): boolean {
  if (collection === 'order') return isSameOrder(value, live.order[slug]);
  const records = Object.values(live[collection]);
  if (collection === 'services')
    return records.some((one) => isEqual(withoutPlace(one as Service), withoutPlace(value as Service)));
  // One that was renamed in Site has its old slug there.
  return records.some((one) => isEqual(one, value));
}

/** Places are told by the order. */
const withoutPlace = ({ overview, ...service }: Service) => ({
  ...service,
  overview: overview && { ...overview, order: 1 },
});

function asDraft(
  collection: PublishableCollection,
  slug: string,
  value: unknown,
  live: AllRecords,
  record: StoredRecord | undefined,
): unknown {
  if (collection === 'order') return asInSite(value, live[slug as OrderedCollection]);
  // A page stays where it is: its file doesn't say.
  const address = addressIn(record?.published?.value);
  return address ? { ...(value as object), address } : value;
}

const isBusy = (record: StoredRecord | undefined) => Boolean(record && (record.draft || record.scheduled));

function refuseUnreadable(files: AllRecords): void {
  for (const collection of FILED)
    for (const [slug, value] of Object.entries(files[collection])) {
      const [issue] = schemaOfRecord(collection, slug)?.safeParse(value).error?.issues ?? [];
      if (issue)
        throw new TransferError(
          `${collection}/${slug} can’t be read: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}`,
        );
    }
}

/**
 * Published content that equals its file needs no override any longer: a later release of the software may change it.
 * Only for files that the site was built from, because until then servers show the ones before.
 */
async function settle(
  db: Db,
  shipped: AllRecords,
  built: AllRecords | null,
  stored: readonly StoredRecord[],
  live: AllRecords,
) {
  const isIn = (files: AllRecords) => (record: StoredRecord) => isAsFiled(record, live, files);
  const equal = stored.filter((record) => record.published && !isBusy(record)).filter(isIn(shipped));
  const ready = built ? equal.filter(isIn(built)) : equal;
  const notBuilt = equal.filter((record) => !ready.includes(record));
  if (ready.length > 0) {
    const done = await releasesStore(db).publish(ready.map(asShipped), SHELL);
    if (typeof done !== 'string') throw new TransferError('Someone published meanwhile. Run it once more.');
  }
  return { settled: ready.map(nameOf), notBuilt: notBuilt.map(nameOf) };
}

const nameOf = ({ collection, slug }: RecordName): RecordName => ({ collection, slug });

/** @param live what the site shows: an order tells services their places. */
function isAsFiled(
  { collection, slug, published }: StoredRecord,
  live: AllRecords,
  all: AllRecords,
): boolean {
  const files = all[collection];
  // A hidden one has no file, and an address of its own isn't in any.
  if (published?.hidden) return files[slug] === undefined;
  if (addressIn(published?.value)) return false;
  // One that was renamed, and is in its file by now, is shown from there.
  const shown = live[collection][slug] ?? published?.value;
  if (files[slug] !== undefined) return isEqual(shown, files[slug]);
  return collection !== 'order' && Object.values(files).some((one) => isEqual(shown, one));
}

const asShipped = ({ collection, slug, version, published }: StoredRecord): RecordToRelease => ({
  ...{ collection, slug, version },
  kind: published?.hidden ? 'hidden' : 'changed',
  state: 'shipped',
  schema: COLLECTIONS[collection].schema,
  value: null,
});

/** The content of the last build; null before the first, as in development. */
async function builtRecords(): Promise<AllRecords | null> {
  const file = join(SHIPPED_FOLDER, '../build/server/index.js');
  if (!existsSync(file)) return null;
  const build = (await import(pathToFileURL(file).href)) as PressBuild;
  return asJson(build.entry.module.shippedRecords());
}
