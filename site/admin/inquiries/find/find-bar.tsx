import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { type InquiryView, LIST_LIMITS, listParams } from '#contract/inquiry-list.ts';
import { Button } from '../../button.tsx';
import { useHydrated } from '../../sign-in/use-hydrated.ts';
import { inquiryCounts } from '../inquiry-list-query.ts';
import { changeView, isFiltered, showView } from '../view-in-address.ts';
import { FilterFields } from './filter-fields.tsx';
import { SavedViews } from './saved-views.tsx';

/** Milliseconds without a key before a search begins. */
const PAUSE = 250;

/** Search and filters; what they are set to stands in the address. */
export function FindBar({ view }: { view: InquiryView }) {
  const id = useId();
  const counts = useQuery(inquiryCounts(view)).data;
  const filters = listParams({ ...view, sort: undefined, q: undefined }).size;
  const [chosen, setOpen] = useState<boolean | null>(null);
  const hydrated = useHydrated();
  const isOpen = chosen ?? (hydrated && filters > 0 && isWide());
  return (
    <search className="block border-b border-hairline">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5 md:px-6">
        <SearchField view={view} />
        <Button look="bare" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          Filters{filters > 0 && ` (${filters})`}
        </Button>
        {isFiltered(view) && (
          <Button look="bare" onClick={() => showView({ sort: view.sort })}>
            Show all
          </Button>
        )}
        <SavedViews view={view} />
      </div>
      <div
        id={id}
        hidden={!isOpen}
        className="max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:max-h-[85dvh] max-md:overflow-y-auto max-md:border-t max-md:border-ink max-md:bg-paper max-md:pt-3"
      >
        {isOpen && (
          <>
            <FilterFields view={view} counts={counts} />
            <p className="sticky bottom-0 border-t border-hairline bg-paper px-4 py-2 md:hidden">
              <Button className="w-full" onClick={() => setOpen(false)}>
                Show {counts ? counts.total.toLocaleString('en-US') : 'what fits'}
              </Button>
            </p>
          </>
        )}
      </div>
    </search>
  );
}

/** On a phone the filters are a sheet over the list, which opens when it is asked for. */
const isWide = () => matchMedia('(width >= 48rem)').matches;

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
