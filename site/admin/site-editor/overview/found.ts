import type { CollectionSummary, RecordSummary } from '#contract/site/site-records.ts';
import type { SiteAddress, SiteFilter } from '../state/site-address.ts';
import { keyOf } from '../state/site-words.ts';

const FITS: Record<SiteFilter, (record: RecordSummary) => boolean> = {
  unpublished: ({ draft, live }) => draft !== null || live === 'unpublished',
  sample: ({ sample }) => sample,
  hidden: ({ live }) => live === 'hidden',
};

/** The entries of each part of the site that pass filter and search; parts without any are left out. */
export function found(
  collections: readonly CollectionSummary[],
  { filter, words }: Pick<SiteAddress, 'filter' | 'words'>,
  inTexts: ReadonlyMap<string, unknown> = new Map(),
): CollectionSummary[] {
  const asked = plain(words).split(/\s+/).filter(Boolean);
  if (!filter && asked.length === 0) return [...collections];
  return collections
    .map((collection) => ({
      ...collection,
      records: collection.records.filter(
        (record) =>
          (!filter || FITS[filter](record)) &&
          (inTexts.has(keyOf(record)) || asked.every((word) => plain(record.name).includes(word))),
      ),
    }))
    .filter(({ records }) => records.length > 0);
}

/** Counts what each filter would show. */
export function filterCounts(collections: readonly CollectionSummary[]): Record<SiteFilter, number> {
  const records = collections.flatMap((collection) => collection.records);
  const count = (filter: SiteFilter) => records.filter(FITS[filter]).length;
  return { unpublished: count('unpublished'), sample: count('sample'), hidden: count('hidden') };
}

/** For comparing: "Peña" is found by "pena". */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
