import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type InquiryView, LIST_LIMITS, listParams } from '#contract/inquiry-list.ts';
import { inquiryCounts } from '../inquiry-list-query.ts';
import { changeView, isFiltered, showView } from '../view-in-address.ts';
import { FilterFields } from './filter-fields.tsx';
import { SavedViews } from './saved-views.tsx';

/** Milliseconds without a key before a search begins. */
const PAUSE = 250;

/** Search and filters; what they are set to stands in the address. */
export function FindBar({ view }: { view: InquiryView }) {
  const counts = useQuery(inquiryCounts(view)).data;
  const filters = listParams({ ...view, sort: undefined, q: undefined }).size;
  return (
    <search className="block border-b border-hairline">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-6">
        <SearchField view={view} />
        <SavedViews view={view} />
      </div>
      <details className="group/filters" name="filters">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-x-4 px-4 text-[0.9rem] md:px-6 [&::-webkit-details-marker]:hidden">
          <span className="font-[560] text-section underline decoration-1 underline-offset-[0.22em]">
            Filters{filters > 0 && ` (${filters})`}
          </span>
          {isFiltered(view) && (
            <button
              type="button"
              onClick={() => showView({ sort: view.sort })}
              className="inline-flex min-h-11 cursor-pointer items-center text-graphite underline"
            >
              Show all
            </button>
          )}
        </summary>
        <FilterFields view={view} counts={counts} />
      </details>
    </search>
  );
}

/** What is typed is searched for after a pause, and makes one step in the history however long it is. */
function SearchField({ view }: { view: InquiryView }) {
  const id = useId();
  const asked = view.q ?? '';
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  // Back, a saved view or "Show all" changed the search from outside.
  if (asked !== sent.current) {
    sent.current = asked;
    if (asked !== text) setText(asked);
  }
  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => {
      const replace = sent.current !== '';
      sent.current = text.trim();
      changeView({ q: text.trim() || undefined }, { replace });
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="min-w-48 grow">
      <label htmlFor={id} className="sr-only">
        Search name, e-mail, phone, message and notes
      </label>
      <input
        id={id}
        type="search"
        data-search=""
        value={text}
        maxLength={LIST_LIMITS.search}
        placeholder="Search name, phone, words…"
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        className="h-11 w-full border border-graphite/60 bg-transparent px-3 text-base placeholder:text-graphite"
      />
    </div>
  );
}
