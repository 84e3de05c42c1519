/** The site's content, changed and published by its owners (docs/decisions/0022). */

import { overviewOf } from '#contract/site/records/hidden-pages.ts';
import { PUBLISHABLE } from '#contract/site/records/overlay.ts';
import { addressIn } from '#contract/site/records/page-addresses.ts';
import type {
  EditedRecord,
  FoundText,
  NewRecord,
  RecordChange,
  RecordName,
  Release,
  SavedDraft,
  SiteOverview,
  ToPublish,
} from '#contract/site/site-records.ts';
import { uploadedParts } from '#contract/site/uploaded-picture.ts';
import type { SitePublisher } from '../render/site-publisher.ts';
import { addressSlug } from './address-slug.ts';
import { createChecking, findingsFor, type OwnSite, type WholeSite } from './checking.ts';
import { canHide, nameOf } from './collections.ts';
import type { LogoStore } from './logos.ts';
import { initialValue } from './new-record.ts';
import { withDrafts } from './overlay.ts';
import { figuresIn } from './picture-findings.ts';
import { pictureUses } from './picture-uses.ts';
import type { PicturesStore } from './pictures-store.ts';
import { changeOf, toReleaseEntry } from './record-changes.ts';
import {
  differs,
  findRecord,
  isPending,
  type KnownRecord,
  linkedPages,
  listRecords,
  overview,
  sampleCounts,
  shippedOf,
  summaryOf,
} from './records.ts';
import type { MayEdit, RecordToRelease, ReleaseRefusal, ReleasesStore } from './releases-store.ts';
import type { ScheduledStore } from './scheduled-store.ts';
import { isDraftOf, schemaOf } from './schemas.ts';
import { searchTexts } from './search.ts';
import type { ContentStore, RecordDraft, StoredRecord } from './store.ts';

type Person = { id: string; name: string };
export type Publishing = ReturnType<typeof createPublishing>;

/** Why a draft wasn't kept, or nothing was published. */
export type NotSaved =
  | { refused: 'unknown' }
  | { refused: 'misshapen' }
  | { refused: 'changed-since'; current: KnownRecord };
export type NotPublished = { refused: ReleaseRefusal } | { refused: 'blocked'; changes: RecordChange[] };

export function createPublishing(
  store: ContentStore,
  releases: ReleasesStore,
  scheduled: Pick<ScheduledStore, 'counts'>,
  publisher: SitePublisher,
  pictures: Pick<PicturesStore, 'known' | 'remember'>,
  marks: Pick<LogoStore, 'known'>,
  own: OwnSite,
) {
  const { shipped, site } = createChecking(publisher, pictures, marks, own);
  const wholeSite = async () => site(await store.all());

  async function one(name: RecordName): Promise<KnownRecord | null> {
    const overview = overviewOf(name.collection);
    const [ships, stored, page] = await Promise.all([
      shipped(),
      store.find(name),
      overview ? store.find({ collection: 'pages', slug: overview }) : null,
    ]);
    return findRecord(name, ships, stored, page);
  }

  async function edited(record: KnownRecord): Promise<EditedRecord> {
    return {
      ...summaryOf(record),
      schema: schemaOf(record),
      mayHide: canHide(record.collection, record.slug),
      value: record.current.value,
      liveValue: record.live?.value ?? null,
      shippedValue: record.shipped,
      version: record.stored?.version ?? 0,
      findings: await findingsFor(record, await wholeSite()),
    };
  }

  const changesIn = (all: WholeSite, records: readonly KnownRecord[]) =>
    Promise.all(records.map(async (record) => changeOf(record, all.records, await findingsFor(record, all))));

  async function changes(): Promise<RecordChange[]> {
    const all = await wholeSite();
    return changesIn(all, all.records.filter(isPending));
  }

  /**
   * Checks the drafts to publish, and renders pages with them.
   * @param after all records; only those to publish still have a draft.
   */
  async function ready(after: readonly StoredRecord[]): Promise<RecordToRelease[] | NotPublished> {
    const all = await site(after);
    const going = all.records.filter(({ stored }) => stored?.draft);
    const checked = await changesIn(all, going);
    const blocked = checked.filter(({ findings }) => findings.some(({ blocks }) => blocks));
    if (blocked.length > 0) return { refused: 'blocked', changes: blocked };
    const changed = new Set(going.map((record) => summaryOf(record).path));
    const failing = await publisher.trial(withDrafts(after), changed);
    if (failing.length === 0) return going.map(toReleaseEntry);
    const text = `These changes would break ${failing.slice(0, 3).join(', ')}.`;
    const findings = [{ path: [], text, blocks: true }];
    return { refused: 'blocked', changes: checked.map((change) => ({ ...change, findings })) };
  }

  /** Checks drafts as they were seen. */
  async function chosen({ records: wanted }: ToPublish): Promise<RecordToRelease[] | NotPublished> {
    const isWanted = (name: RecordName) =>
      wanted.find(({ collection, slug }) => collection === name.collection && slug === name.slug);
    const { records, stored } = await wholeSite();
    const seen = records.filter(isPending).filter(isWanted);
    if (seen.length !== wanted.length || seen.some((one) => isWanted(one)?.version !== one.stored?.version))
      return { refused: 'changed-since' };
    if (seen.some((one) => one.stored?.scheduled)) return { refused: 'scheduled' };
    return ready(stored.map((record) => (isWanted(record) ? record : without(record))));
  }

  /** Uploaded pictures begin their next use as they are shown now. */
  async function rememberWords(released: readonly RecordToRelease[]): Promise<void> {
    for (const { picture, alt } of figuresIn(released.map(({ value }) => value))) {
      const parts = uploadedParts(picture);
      if (parts && alt) await pictures.remember(parts, alt);
    }
  }

  return {
    /** @param isMine whether the person may edit a collection; others aren't named. */
    async overview(isMine: MayEdit): Promise<SiteOverview> {
      const [all, waiting] = await Promise.all([wholeSite(), scheduled.counts(PUBLISHABLE.filter(isMine))]);
      const records = all.records.filter(({ collection }) => isMine(collection));
      return {
        collections: overview(records).filter(({ collection }) => isMine(collection)),
        changes: records.filter(isPending).length,
        samples: sampleCounts(records),
        scheduled: waiting,
        pages: linkedPages(all.records),
      };
    },

    /** Finds records by words in their texts, with drafts over published content. */
    async search(words: string, isMine: MayEdit): Promise<FoundText[]> {
      const { records } = await wholeSite();
      return searchTexts(
        records.filter(({ collection }) => isMine(collection)),
        words,
      );
    },

    async find(name: RecordName): Promise<EditedRecord | null> {
      const record = await one(name);
      return record && edited(record);
    },

    /** @param version that the draft was made from; null for any. */
    async save(
      name: RecordName,
      version: number | null,
      draft: RecordDraft,
      by: Person,
    ): Promise<SavedDraft | NotSaved> {
      const record = await one(name);
      if (!record) return { refused: 'unknown' };
      if (!isDraftOf(name, draft.value)) return { refused: 'misshapen' };
      const kept = differs(draft, record.live) ? draft : null;
      const saved = await store.saveDraft(name, version ?? record.stored?.version ?? 0, kept, by.name);
      const now = await one(name);
      if (!now) return { refused: 'unknown' };
      if (saved === null) return { refused: 'changed-since', current: now };
      const { findings } = await edited(now);
      return { version: saved, findings, summary: summaryOf(now) };
    },

    /** Adds a draft, empty or a copy. @returns null where there is nothing to copy. */
    async add(
      collection: RecordName['collection'],
      { name, from }: NewRecord,
      by: Person,
    ): Promise<EditedRecord | null> {
      const [model, { records }] = await Promise.all([
        from ? one({ collection, slug: from }) : null,
        wholeSite(),
      ]);
      if (from && !model) return null;
      // Scripts without an agreed Latin spelling have the kind of entry, and a number.
      const base = addressSlug(name) || collection.replace(/s$/, '');
      const begun = initialValue({ collection, name, model: model?.current.value, records });
      if (!isDraftOf({ collection, slug: base }, begun)) return null;
      const taken = new Set(
        records
          .filter((r) => r.collection === collection)
          .flatMap(({ slug, current }) => [slug, addressIn(current.value) ?? slug]),
      );
      for (let copy = 1; ; copy++) {
        const slug = copy === 1 ? base : `${base.slice(0, 76)}-${copy}`;
        if (taken.has(slug)) continue;
        const draft = { value: begun, hidden: false };
        const saved = await store.saveDraft({ collection, slug }, 0, draft, by.name);
        const added = saved === null ? null : await one({ collection, slug });
        if (added) return edited(added);
        taken.add(slug);
      }
    },

    changes,

    /** Where each picture is used. */
    async uses() {
      return pictureUses(listRecords(await shipped(), await store.all()));
    },

    chosen,

    /** Checks a scheduled update as it was frozen. @returns the records to release; an empty list when it doesn't exist. */
    async scheduled(id: string): Promise<RecordToRelease[] | NotPublished> {
      const after = (await store.all()).map((record) =>
        record.scheduled?.id === id ? { ...record, draft: record.scheduled } : without(record),
      );
      return after.some(({ draft }) => draft) ? ready(after) : [];
    },

    /** Publishes drafts as they were seen, and has this server show them. */
    async publish(wanted: ToPublish, by: Person): Promise<string | NotPublished> {
      const going = await chosen(wanted);
      if ('refused' in going) return going;
      const done = await releases.publish(going, by);
      if (typeof done !== 'string') return done;
      await rememberWords(going);
      await publisher.applyLatestRelease();
      return done;
    },

    async undo(id: string, by: Person, mayEdit: MayEdit): Promise<string | { refused: ReleaseRefusal }> {
      const done = await releases.undo(id, by, mayEdit);
      if (typeof done === 'string') await publisher.applyLatestRelease();
      return done;
    },

    async releases(mayEdit: MayEdit): Promise<Release[]> {
      const ships = await shipped();
      return releases.list(
        ({ collection, slug }, value) =>
          nameOf(collection, slug, value ?? shippedOf({ collection, slug }, ships)),
        mayEdit,
      );
    },
  };
}

const without = (record: StoredRecord): StoredRecord => ({ ...record, draft: null });
