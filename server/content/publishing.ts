/** The site's content, changed and published by its owners (docs/decisions/0051). */
import { COLLECTIONS } from '#contract/records/collections.ts';
import { slugOf } from '#contract/records/slug.ts';
import type {
  EditedRecord,
  NewRecord,
  RecordChange,
  RecordName,
  Release,
  SavedDraft,
  SiteOverview,
  ToPublish,
} from '#contract/site-records.ts';
import type { Pressing } from '../press/pressing.ts';
import { nameFieldOf, nameOf } from './collections.ts';
import { fieldChanges } from './field-changes.ts';
import { findingsOf } from './findings.ts';
import { asJson, isEqual, overlayOf, withDrafts } from './overlay.ts';
import { allKnown, differs, type KnownRecord, known, overview, summaryOf } from './records.ts';
import type { Refused, ReleasesStore } from './releases-store.ts';
import { schemaOf } from './schemas.ts';
import type { ContentStore, Draft } from './store.ts';

type Person = { id: string; name: string };
export type Publishing = ReturnType<typeof createPublishing>;

/** Why a draft wasn't kept, or nothing was published. */
export type NotSaved = { refused: 'unknown' } | { refused: 'changed-since'; current: KnownRecord };
export type NotPublished = { refused: Refused } | { refused: 'blocked'; changes: RecordChange[] };

export function createPublishing(store: ContentStore, releases: ReleasesStore, pressing: Pressing) {
  const shipped = async () => asJson(await pressing.shipped());

  /** Every record, drafts over what is published, and what is needed to check them. */
  async function site() {
    const [ships, stored] = await Promise.all([shipped(), store.all()]);
    return {
      records: allKnown(ships, stored),
      paths: new Set(await pressing.paths(withDrafts(stored))),
      stored,
    };
  }

  async function one(name: RecordName): Promise<KnownRecord | null> {
    return known(name, await shipped(), await store.find(name));
  }

  async function edited(record: KnownRecord): Promise<EditedRecord> {
    const { records, paths } = await site();
    return {
      ...summaryOf(record),
      schema: schemaOf(record.collection),
      value: record.current.value,
      liveValue: record.live?.value ?? null,
      shippedValue: record.shipped,
      version: record.stored?.version ?? 0,
      findings: findingsOf(record, records, paths),
    };
  }

  async function changes(): Promise<RecordChange[]> {
    const { records, paths } = await site();
    return records.flatMap((record) => {
      const { collection, slug, stored, live, current } = record;
      if (!stored?.draft || !differs(current, live)) return [];
      const { name, path } = summaryOf(record);
      return {
        ...{ collection, slug, name, path },
        kind: kindOf(current, live),
        version: stored.version,
        draft: { at: stored.draft.at, by: stored.draft.by },
        fields: fieldChanges(live?.value, current.value, schemaOf(collection)),
        findings: findingsOf(record, records, paths),
      };
    });
  }

  return {
    async overview(): Promise<SiteOverview> {
      const { records } = await site();
      const changed = records.filter(({ stored, current, live }) => stored?.draft && differs(current, live));
      return { collections: overview(records), changes: changed.length };
    },

    async find(name: RecordName): Promise<EditedRecord | null> {
      const record = await one(name);
      return record && edited(record);
    },

    /** @param version that the draft was made from; null for any. */
    async save(
      name: RecordName,
      version: number | null,
      draft: Draft,
      by: Person,
    ): Promise<SavedDraft | NotSaved> {
      const record = await one(name);
      if (!record) return { refused: 'unknown' };
      const kept = differs(draft, record.live) ? draft : null;
      const saved = await store.saveDraft(name, version ?? record.stored?.version ?? 0, kept, by.name);
      const now = await one(name);
      if (!now) return { refused: 'unknown' };
      if (saved === null) return { refused: 'changed-since', current: now };
      const { findings } = await edited(now);
      return { version: saved, findings, summary: summaryOf(now) };
    },

    /** Adds a draft that begins as a copy. @returns null where there is nothing to copy, or the name has no letters. */
    async add(
      collection: RecordName['collection'],
      { name, from }: NewRecord,
      by: Person,
    ): Promise<EditedRecord | null> {
      const [model, { records }] = await Promise.all([one({ collection, slug: from }), site()]);
      const base = slugOf(name);
      if (!model || !base) return null;
      const taken = new Set(records.filter((r) => r.collection === collection).map(({ slug }) => slug));
      for (let copy = 1; ; copy++) {
        const slug = copy === 1 ? base : `${base.slice(0, 76)}-${copy}`;
        if (taken.has(slug)) continue;
        const value = { ...(model.current.value as object), [nameFieldOf(collection)]: name };
        const saved = await store.saveDraft({ collection, slug }, 0, { value, hidden: false }, by.name);
        const added = saved === null ? null : await one({ collection, slug });
        if (added) return edited(added);
        taken.add(slug);
      }
    },

    changes,

    /** Publishes drafts as they were seen, and has this server show them. */
    async publish({ records: wanted }: ToPublish, by: Person): Promise<string | NotPublished> {
      const isWanted = (name: RecordName) =>
        wanted.find(({ collection, slug }) => collection === name.collection && slug === name.slug);
      const chosen = (await changes()).filter(isWanted);
      if (chosen.length !== wanted.length || chosen.some((one) => isWanted(one)?.version !== one.version))
        return { refused: 'changed-since' };
      const blocked = await blockedBy(chosen);
      if (blocked.length > 0) return { refused: 'blocked', changes: blocked };
      const { records } = await site();
      const done = await releases.publish(
        records.filter(isWanted).map(({ collection, slug, stored, shipped, live, current }) => ({
          ...{ collection, slug },
          version: stored?.version ?? 0,
          kind: kindOf(current, live),
          schema: COLLECTIONS[collection].schema,
          // What equals its file needs no revision of its own: the file may change with a release of the software.
          ...(!current.hidden && isEqual(current.value, shipped)
            ? { state: 'shipped' as const, value: null }
            : { state: current.hidden ? ('hidden' as const) : ('shown' as const), value: current.value }),
        })),
        by,
      );
      if (typeof done !== 'string') return done;
      await pressing.catchUp();
      return done;
    },

    async undo(id: string, by: Person): Promise<string | { refused: Refused }> {
      const done = await releases.undo(id, by);
      if (typeof done === 'string') await pressing.catchUp();
      return done;
    },

    async releases(): Promise<Release[]> {
      const ships = await shipped();
      return releases.list(({ collection, slug }, value) =>
        nameOf(collection, slug, value ?? ships[collection][slug] ?? null),
      );
    },
  };

  /** Checks the chosen drafts without the others, and renders every page with them. */
  async function blockedBy(chosen: readonly RecordChange[]): Promise<RecordChange[]> {
    const stored = await store.all();
    const isChosen = (name: RecordName) =>
      chosen.some(({ collection, slug }) => collection === name.collection && slug === name.slug);
    const after = stored.map((record) => (isChosen(record) ? record : { ...record, draft: null }));
    const records = allKnown(await shipped(), after);
    const overlay = overlayOf(after, ({ draft, published }) => draft ?? published);
    const paths = new Set(await pressing.paths(overlay));
    const checked = chosen.map((change) => {
      const record = records.find(
        ({ collection, slug }) => collection === change.collection && slug === change.slug,
      );
      return { ...change, findings: record ? findingsOf(record, records, paths) : [] };
    });
    const blocked = checked.filter(({ findings }) => findings.some(({ blocks }) => blocks));
    if (blocked.length > 0) return blocked;
    const failing = await pressing.trial(overlay);
    if (failing.length === 0) return [];
    const text = `With these changes ${failing.slice(0, 3).join(', ')} can’t be shown.`;
    return checked.map((change) => ({ ...change, findings: [{ path: [], text, blocks: true }] }));
  }
}

function kindOf(draft: Draft, live: Draft | null): RecordChange['kind'] {
  if (!live) return 'added';
  if (draft.hidden !== live.hidden) return draft.hidden ? 'hidden' : 'shown';
  return 'changed';
}
