import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CollectionSummary, RecordSummary, SiteOverview } from '#contract/site-records.ts';
import { Loaded } from '../controls/loaded.tsx';
import { ViewPage, ViewPart } from '../controls/view-page.tsx';
import { AddRecord } from './add-record.tsx';
import { HideSamples } from './hide-samples.tsx';
import { RecordRow } from './record-row.tsx';
import { siteOverview } from './site-query.ts';
import { counted, stateInWords } from './state-words.ts';

/** Everything that can be changed, by kind. */
export function Overview() {
  const overview = useQuery(siteOverview());
  return (
    <ViewPage
      title="Site"
      about={
        <>
          Change what the website says. Nothing is public until you publish it.{' '}
          <a href="/admin/site?show=history" className="text-section">
            What was published
          </a>
        </>
      }
    >
      <Loaded query={overview} what="The site" waiting="Loading the site...">
        {(loaded) => <Lists overview={loaded} />}
      </Loaded>
    </ViewPage>
  );
}

const FILTERS = {
  all: { label: 'All', of: () => true },
  unpublished: { label: 'To publish', of: ({ draft }: RecordSummary) => draft !== null },
  sample: { label: 'Sample', of: ({ sample }: RecordSummary) => sample },
  hidden: {
    label: 'Hidden',
    of: ({ live, draft }: RecordSummary) => live === 'hidden' || draft?.hides === true,
  },
} as const;
type FilterName = keyof typeof FILTERS;

function Lists({ overview: { collections, changes } }: { overview: SiteOverview }) {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<FilterName>('all');
  const isFound = (record: RecordSummary) =>
    FILTERS[filter].of(record) && record.name.toLowerCase().includes(words.trim().toLowerCase());
  const found = collections
    .map((collection) => ({ ...collection, found: collection.records.filter(isFound) }))
    .filter((collection) => collection.found.length > 0);
  return (
    <>
      <ToPublish changes={changes} />
      <SampleCount collections={collections} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <input
          type="search"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          placeholder="Find a page, a person..."
          aria-label="Find a page, a person or a quote by name"
          className="h-12 w-full max-w-[22rem] border border-graphite/60 bg-transparent px-3 text-base text-ink"
        />
        <FilterChoice filter={filter} onFilter={setFilter} />
      </div>
      {found.length === 0 && <p className="mt-8 text-graphite">Nothing here by that name.</p>}
      {found.map((collection) => (
        <Collection key={collection.collection} collection={collection} found={collection.found} />
      ))}
    </>
  );
}

function ToPublish({ changes }: { changes: number }) {
  if (changes === 0) return null;
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 border-l-3 border-copper bg-copper/5 px-4 py-3">
      <span className="font-semibold">{counted(changes, 'change')} to publish</span>
      <a href="/admin/site?show=changes" className="button">
        Look and publish
      </a>
    </p>
  );
}

function SampleCount({ collections }: { collections: readonly CollectionSummary[] }) {
  const all = collections.flatMap(({ records }) => records).filter((record) => record.live !== 'hidden');
  const samples = all.filter(({ sample }) => sample).length;
  if (samples === 0) return null;
  return (
    <p className="mt-4 text-graphite">
      {samples} of {counted(all.length, 'entry', 'entries')} on the site are still samples that came with it.
    </p>
  );
}

function FilterChoice({ filter, onFilter }: { filter: FilterName; onFilter: (filter: FilterName) => void }) {
  return (
    <fieldset className="flex flex-wrap gap-x-5">
      <legend className="sr-only">Show</legend>
      {(Object.keys(FILTERS) as FilterName[]).map((name) => (
        <label
          key={name}
          className="flex min-h-11 cursor-pointer items-center gap-2 text-[0.9rem] font-[560] has-checked:text-copper"
        >
          <input type="radio" name="filter" checked={filter === name} onChange={() => onFilter(name)} />
          {FILTERS[name].label}
        </label>
      ))}
    </fieldset>
  );
}

function Collection({
  collection: { collection, name, canAdd, records },
  found,
}: {
  collection: CollectionSummary;
  found: readonly RecordSummary[];
}) {
  return (
    <ViewPart id={`site-${collection}`} title={name}>
      <ul className="border-t border-hairline xl:grid xl:grid-cols-2 xl:gap-x-10">
        {found.map((record) => (
          <RecordRow key={record.slug} record={record} state={stateInWords(record)} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-start gap-x-6">
        {canAdd && <AddRecord collection={collection} records={records} />}
        <HideSamples name={name} records={records} />
      </div>
    </ViewPart>
  );
}
