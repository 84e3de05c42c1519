/** Labels of *Website*, in the words of owners. */
import type { PublishableCollection } from '#contract/site/records/overlay.ts';
import type { RecordChange, RecordName, RecordSummary } from '#contract/site/site-records.ts';

const KINDS: Record<PublishableCollection, readonly [one: string, many: string]> = {
  firm: ['studio details', 'studio details'],
  pages: ['page', 'pages'],
  binding: ['section', 'sections'],
  services: ['service', 'services'],
  areas: ['service area', 'service areas'],
  manufacturers: ['manufacturer', 'manufacturers'],
  projects: ['project', 'projects'],
  articles: ['article', 'articles'],
  team: ['team member', 'team members'],
  testimonials: ['client quote', 'client quotes'],
  redirects: ['redirect list', 'redirect lists'],
  order: ['list', 'lists'],
};

/** Key of a record in lists and maps. */
export const keyOf = ({ collection, slug }: RecordName): string => `${collection}/${slug}`;

/** Like "project". */
export const oneOf = (collection: PublishableCollection): string => KINDS[collection][0];

/** Like "projects". */
export const manyOf = (collection: PublishableCollection): string => KINDS[collection][1];

/** Like "1 project", "1,200 projects". */
export const countOf = (collection: PublishableCollection, count: number): string =>
  `${count.toLocaleString('en-US')} ${KINDS[collection][count === 1 ? 0 : 1]}`;

/** Like "an article". */
export const aOneOf = (collection: PublishableCollection): string =>
  `${/^[aeiou]/.test(oneOf(collection)) ? 'an' : 'a'} ${oneOf(collection)}`;

/** Like "1 change", "3 changes". */
export const changesInWords = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'change' : 'changes'}`;

export type StateWord =
  | 'Scheduled'
  | 'Sample'
  | 'Changed'
  | 'Added'
  | 'Draft'
  | 'Hidden'
  | 'Unpublished'
  | 'Will be hidden'
  | 'Will be shown';

/** The states of a record, the most urgent first; empty for one that is as it came. */
export function statesOf({ live, draft, sample, scheduled }: RecordSummary): StateWord[] {
  const states: StateWord[] = scheduled ? ['Scheduled'] : [];
  if (live === 'unpublished') states.push('Unpublished');
  else if (draft?.hides && live !== 'hidden') states.push('Will be hidden');
  else if (draft && !draft.hides && live === 'hidden') states.push('Will be shown');
  // A draft identical to its scheduled version needs no action.
  else if (draft && !scheduled?.isDraft) states.push('Draft');
  if (live === 'hidden') states.push('Hidden');
  else if (live === 'changed' && !draft) states.push('Changed');
  else if (live === 'added' && !draft) states.push('Added');
  if (sample) states.push('Sample');
  return states;
}

/** The effect of publishing it. */
export const CHANGE_WORDS: Record<RecordChange['kind'], string> = {
  changed: 'changed',
  added: 'new',
  hidden: 'will be hidden',
  shown: 'will be shown',
};

/** The effect that publishing had on it. */
export const DONE_WORDS: Record<RecordChange['kind'], string> = {
  changed: 'changed',
  added: 'new',
  hidden: 'hidden',
  shown: 'shown',
};
