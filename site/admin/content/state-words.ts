import type { RecordSummary, Release } from '#contract/site-records.ts';
import { cardDate } from '../words/dates.ts';

/** How a record stands, in a word or two; null for one that is on the site as it should be. */
export function stateInWords({ live, draft, sample }: RecordSummary): string | null {
  if (draft?.hides) return 'Will be hidden';
  if (live === 'unpublished') return 'Not published yet';
  if (draft) return live === 'hidden' ? 'Will be shown again' : 'Changed, not published';
  if (live === 'hidden') return 'Hidden';
  return sample ? 'Sample' : null;
}

/** Who touched a record last, and when; null for one that is as it came. */
export function touchedInWords({ draft, published }: RecordSummary): string | null {
  if (draft) return `${draft.by}, ${cardDate(draft.at)}`;
  return published ? `Published by ${published.by}, ${cardDate(published.at)}` : null;
}

const KINDS = { changed: 'Changed', added: 'Added', hidden: 'Hidden', shown: 'Shown again' } as const;

export const kindInWords = (kind: Release['items'][number]['kind']): string => KINDS[kind];

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;
