import { expect, it } from 'vitest';
import type { CollectionSummary, RecordSummary } from '#contract/site/site-records.ts';
import { filterCounts, found } from './found.ts';

const record = (name: string, change: Partial<RecordSummary> = {}): RecordSummary => ({
  ...{ collection: 'projects', slug: name.toLowerCase(), name, path: null },
  ...{ live: 'shipped', picture: null, sample: false, draft: null, published: null, scheduled: null },
  ...change,
});
const draft = { at: '2026-11-24T00:00:00.000Z', by: 'Olivia Owner', hides: false };
const site: CollectionSummary[] = [
  {
    ...{ collection: 'projects', name: 'Projects', canAdd: true, mayHide: true },
    records: [
      record('Ridge House', { sample: true }),
      record('Peña Barn', { draft }),
      record('Old Mill', { live: 'hidden' }),
    ],
  },
  { collection: 'team', name: 'Team', canAdd: true, mayHide: true, records: [] },
];
const names = (words: string, filter: Parameters<typeof found>[1]['filter'] = null) =>
  found(site, { words, filter }).flatMap(({ records }) => records.map(({ name }) => name));

it('finds a name by the beginning, middle or accents left out of any of its words', () => {
  expect(names('pena')).toEqual(['Peña Barn']);
  expect(names(' HOUSE ridge ')).toEqual(['Ridge House']);
  expect(names('mill barn')).toEqual([]);
});

it('narrows to what isn’t published, is a sample, or is hidden, and counts each', () => {
  expect(names('', 'unpublished')).toEqual(['Peña Barn']);
  expect(names('', 'sample')).toEqual(['Ridge House']);
  expect(names('', 'hidden')).toEqual(['Old Mill']);
  expect(filterCounts(site)).toEqual({ unpublished: 1, sample: 1, hidden: 1 });
});

it('keeps a kind without any, unless something is asked for', () => {
  expect(found(site, { words: '', filter: null })).toHaveLength(2);
  expect(found(site, { words: 'ridge', filter: null })).toHaveLength(1);
});
