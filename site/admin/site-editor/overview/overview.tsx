import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { overviewOf } from '#contract/site/records/hidden-pages.ts';
import type { RecordName, SiteOverview } from '#contract/site/site-records.ts';
import { BUTTON, Button } from '../../components/button.tsx';
import { FIELD } from '../../components/choice.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { siteOverview, textsFound } from '../state/content-query.ts';
import { FILTERS, narrow, type SiteAddress, type SiteFilter, siteHref } from '../state/site-address.ts';
import { keyOf } from '../state/site-words.ts';
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
  site: { collections: all, samples, scheduled },
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
  return (
    <>
      <NotPublished failed={scheduled.failed} />
      <Samples {...samples} shown={shown} />
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
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1 rounded-control border-l-3 border-cancelled bg-cancelled-bg px-4 py-1.5 text-cancelled">
      <p className="grow font-semibold">
        {failed === 1 ? '1 update' : `${failed} updates`} couldn’t be published on schedule.
      </p>
      <a
        href={siteHref({ part: 'changes' })}
        className="inline-flex min-h-11 items-center font-strong text-inherit"
      >
        View details
      </a>
    </div>
  );
}

/** Progress from the content that came with the website to the studio's own. */
function Samples({ left, total, shown }: SiteOverview['samples'] & { shown: SiteAddress }) {
  if (left === 0 || total === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 rounded-sheet bg-sheet px-4 py-2 shadow-e1">
      <p className="font-strong tabular-nums">
        {left.toLocaleString('en-US')} of {total.toLocaleString('en-US')} samples left
      </p>
      <progress
        value={total - left}
        max={total}
        aria-label="Samples replaced or confirmed"
        className="meter h-2 min-w-0 grow basis-40"
      />
      <a
        href={siteHref({ ...shown, edit: null, filter: 'sample' })}
        className="inline-flex min-h-11 items-center font-strong text-section"
      >
        Show them
      </a>
    </div>
  );
}

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
        className={`${FIELD} w-full sm:max-w-88`}
      />
      {FILTERS.map((filter) => (
        <button
          key={filter}
          type="button"
          aria-pressed={shown.filter === filter}
          onClick={() => narrow(shown, { filter: shown.filter === filter ? null : filter })}
          className={`${shown.filter === filter ? BUTTON.ink : BUTTON.quiet} min-h-10 whitespace-nowrap`}
        >
          {FILTER_LABELS[filter]}{' '}
          <span className="font-normal">{counts[filter].toLocaleString('en-US')}</span>
        </button>
      ))}
    </search>
  );
}

function NothingFound({ shown }: { shown: SiteAddress }) {
  return (
    <div role="status">
      <EmptyState drawing="compass" title={shown.words ? `No matches for “${shown.words}.”` : 'No matches.'}>
        <Button look="quiet" onClick={() => narrow(shown, { filter: null, words: '' })}>
          Clear filters
        </Button>
      </EmptyState>
    </div>
  );
}
