import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { overviewOf } from '#contract/site/records/hidden-pages.ts';
import type { RecordName, SiteOverview } from '#contract/site/site-records.ts';
import { Loaded } from '../../components/loaded.tsx';
import { siteOverview, textsFound } from '../state/content-query.ts';
import { FILTERS, narrow, type SiteAddress, type SiteFilter, siteHref } from '../state/site-address.ts';
import { changesInWords, keyOf } from '../state/site-words.ts';
import { CollectionPart } from './collection-part.tsx';
import { filterCounts, found } from './found.ts';
import { rowId } from './record-row.tsx';

type EverythingProps = {
  shown: SiteAddress;
  /** The entry that was open in the editor; its row gets the focus back. */
  left: { current: RecordName | null };
};

/** All parts of the site, kind by kind. */
export function ContentOverview({ shown, left }: EverythingProps) {
  const overview = useQuery(siteOverview());
  return (
    <Loaded tellsFailures query={overview} what="the website" waiting="Loading website...">
      {(loaded) => <List site={loaded} shown={shown} left={left} />}
    </Loaded>
  );
}

function List({
  site: { collections: all, changes, scheduled },
  shown,
  left,
}: { site: SiteOverview } & EverythingProps) {
  // Orders are arranged in their lists.
  const collections = all.filter(({ collection }) => collection !== 'order');
  useEffect(() => {
    const row = left.current && document.getElementById(rowId(left.current));
    left.current = null;
    row?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  }, [left]);
  const texts = useQuery(textsFound(shown.words)).data?.found ?? [];
  const inTexts = new Map(shown.words.trim() ? texts.map((text) => [keyOf(text), text] as const) : []);
  const parts = found(collections, shown, inTexts);
  const counts = filterCounts(collections);
  const pages = all.find(({ collection }) => collection === 'pages')?.records ?? [];
  const total = collections.reduce((sum, { records }) => sum + records.length, 0);
  return (
    <>
      <NotPublished failed={scheduled.failed} />
      <ToPublish changes={changes} />
      <p className="mt-4 text-graphite empty:hidden">{sampleInWords(counts.sample, total)}</p>
      <FindBar shown={shown} counts={counts} />
      {parts.map((part) => (
        <CollectionPart
          key={part.collection}
          found={part}
          all={collections.find(({ collection }) => collection === part.collection) ?? part}
          overview={pages.find(({ slug }) => slug === overviewOf(part.collection))}
          shown={shown}
          inTexts={inTexts}
        />
      ))}
      {parts.length === 0 && <NothingFound shown={shown} />}
    </>
  );
}

function NotPublished({ failed }: { failed: number }) {
  if (failed === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1 border-l-3 border-cancelled bg-cancelled-bg px-4 py-1.5 text-cancelled">
      <p className="grow font-semibold">
        {failed === 1 ? '1 update' : `${failed} updates`} couldn’t be published on schedule.
      </p>
      <a
        href={siteHref({ part: 'changes' })}
        className="inline-flex min-h-11 items-center font-[560] text-inherit"
      >
        View details
      </a>
    </div>
  );
}

function ToPublish({ changes }: { changes: number }) {
  if (changes === 0) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 border-l-3 border-copper bg-ledge px-4 py-3">
      <p className="grow">
        <b className="font-semibold">{changesInWords(changes)} ready to publish.</b> Not live yet.
      </p>
      <a href={siteHref({ part: 'changes' })} className="button min-h-11">
        Review and publish
      </a>
    </div>
  );
}

/** Like "17 of 96 still sample". */
const sampleInWords = (samples: number, total: number): string | null =>
  samples === 0
    ? null
    : `${samples.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} items are still sample content. Replace or hide them.`;

const FILTER_LABELS: Record<SiteFilter, string> = {
  unpublished: 'Unpublished',
  sample: 'Sample',
  hidden: 'Hidden',
};

/** Searches names, and narrows the list to what needs work. */
function FindBar({ shown, counts }: { shown: SiteAddress; counts: Record<SiteFilter, number> }) {
  return (
    <search className="mt-5 flex flex-wrap items-center gap-2">
      <input
        type="search"
        aria-label="Search pages, people, and quotes"
        value={shown.words}
        maxLength={80}
        placeholder="Search names and text..."
        autoComplete="off"
        onChange={({ target }) => narrow(shown, { words: target.value })}
        className="h-11 w-full border border-graphite/60 bg-transparent px-3 text-base placeholder:text-graphite focus-visible:-outline-offset-1 sm:max-w-[22rem]"
      />
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={shown.filter === filter}
          onClick={() => narrow(shown, { filter: shown.filter === filter ? null : filter })}
          className="h-11 cursor-pointer border border-graphite/60 px-3 whitespace-nowrap hover:border-ink hover:bg-ledge aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {FILTER_LABELS[filter]} {counts[filter].toLocaleString('en-US')}
        </button>
      ))}
    </search>
  );
}

function NothingFound({ shown }: { shown: SiteAddress }) {
  return (
    <div role="status" className="mt-8 border-t border-ink pt-4 dark:border-graphite/60">
      <p className="font-semibold">{shown.words ? `No matches for “${shown.words}.”` : 'No matches.'}</p>
      <button
        type="button"
        onClick={() => narrow(shown, { filter: null, words: '' })}
        className="mt-1 min-h-11 cursor-pointer font-[560] text-section underline underline-offset-[0.22em]"
      >
        Clear filters
      </button>
    </div>
  );
}
