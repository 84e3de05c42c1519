/** Brings what files say into *Site*: as drafts, which their owners look at and publish. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { COLLECTIONS } from '#contract/records/collections.ts';
import type { RecordName } from '#contract/site-records.ts';
import { asJson, isEqual, publishedContent } from '#server/content/overlay.ts';
import { type RecordToRelease, releasesStore } from '#server/content/releases-store.ts';
import { contentStore, type StoredRecord } from '#server/content/store.ts';
import type { Db } from '#server/database/schema.ts';
import type { PressBuild } from '#server/press/build.ts';
import { TransferError } from '#server/transfer/transfer-error.ts';
import { FILED, type FiledCollection } from './collections-in-files.ts';
import { type AllRecords, readFolder, SHIPPED_FOLDER, withPublished } from './content-folder.ts';

/** As the staff log and *Site* name whoever imports. */
const SHELL = { id: 'shell', name: 'The shell' };

export type Imported = {
  /** Records whose files say something else than the site: they have a draft now. */
  drafts: RecordName[];
  /** Left alone, because somebody is at work on them, or they wait for their time. */
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
    const shown = Object.values(live[collection]);
    for (const [slug, value] of Object.entries(files[collection])) {
      // One that was renamed in Site has its old slug there.
      if (shown.some((one) => isEqual(one, value))) continue;
      const record = of.get(`${collection}/${slug}`);
      if (record?.published?.hidden) continue;
      const saved = isBusy(record)
        ? null
        : await store.saveDraft(
            { collection, slug },
            record?.version ?? 0,
            { value, hidden: false },
            SHELL.name,
          );
      (saved === null ? done.busy : done.drafts).push({ collection, slug });
    }
  }
  return dir === site.files ? { ...done, ...(await settle(db, shipped, await site.built(), stored)) } : done;
}

const isBusy = (record: StoredRecord | undefined) => Boolean(record && (record.draft || record.scheduled));

function refuseUnreadable(files: AllRecords): void {
  for (const collection of FILED)
    for (const [slug, value] of Object.entries(files[collection])) {
      const read = COLLECTIONS[collection].record.safeParse(value);
      const [issue] = read.error?.issues ?? [];
      if (issue)
        throw new TransferError(
          `${collection}/${slug} can’t be read: ${[issue.path.join('.'), issue.message].filter(Boolean).join(': ')}`,
        );
    }
}

/**
 * What is published and equals its file needs no place over it any longer: a later release of the software may change it.
 * Only for files that the site was built from, because until then servers show the ones before.
 */
async function settle(
  db: Db,
  shipped: AllRecords,
  built: AllRecords | null,
  stored: readonly StoredRecord[],
) {
  const equal = stored.filter((record) => record.published && !isBusy(record) && isAsFiled(record, shipped));
  const [ready, notBuilt] = [
    equal.filter((record) => !built || isAsFiled(record, built)),
    equal.filter((record) => built && !isAsFiled(record, built)),
  ];
  if (ready.length > 0) {
    const done = await releasesStore(db).publish(ready.map(asShipped), SHELL);
    if (typeof done !== 'string') throw new TransferError('Somebody published meanwhile. Run it once more.');
  }
  return { settled: ready.map(nameOf), notBuilt: notBuilt.map(nameOf) };
}

const nameOf = ({ collection, slug }: RecordName): RecordName => ({ collection, slug });

/** A hidden one has no file. */
function isAsFiled({ collection, slug, published }: StoredRecord, all: AllRecords): boolean {
  const files = all[collection as FiledCollection];
  if (!files) return false;
  const file = files[slug];
  if (published?.hidden) return file === undefined;
  if (file !== undefined) return isEqual(published?.value, file);
  return Object.values(files).some((one) => isEqual(published?.value, one));
}

const asShipped = ({ collection, slug, version, published }: StoredRecord): RecordToRelease => ({
  ...{ collection, slug, version },
  kind: published?.hidden ? 'hidden' : 'changed',
  state: 'shipped',
  schema: COLLECTIONS[collection].schema,
  value: null,
});

/** What the last build ships; null before the first, as in development. */
async function builtRecords(): Promise<AllRecords | null> {
  const file = join(SHIPPED_FOLDER, '../build/server/index.js');
  if (!existsSync(file)) return null;
  const build = (await import(pathToFileURL(file).href)) as PressBuild;
  return asJson(build.entry.module.shippedRecords());
}
