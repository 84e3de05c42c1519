import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { type InquiryView, LIST_LIMITS } from '#contract/inquiries/inquiry-list.ts';
import { ViewIcon } from '../../components/view-icon.tsx';
import { changeView } from '../url-state/view-in-address.ts';

/** Milliseconds of rest before a search begins. */
const PAUSE = 250;

/** Searches after a pause in typing, and adds one history entry for the whole text. */
export function SearchField({ view }: { view: InquiryView }) {
  const id = useId();
  const asked = view.q ?? '';
  const [text, setText] = useState(asked);
  const sent = useRef(asked);
  // Back, a saved view or "Show all" changed the search from outside.
  if (asked !== sent.current) {
    sent.current = asked;
    if (asked !== text) setText(asked);
  }
  const search = useCallback(() => {
    if (text.trim() === sent.current) return;
    const replace = sent.current !== '';
    sent.current = text.trim();
    changeView({ q: text.trim() || undefined }, { replace });
  }, [text]);
  useEffect(() => {
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [search]);
  return (
    <div className="relative min-w-0 grow">
      <ViewIcon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-graphite"
      />
      <label htmlFor={id} className="sr-only">
        Search names, emails, phone numbers, messages, and notes
      </label>
      <input
        id={id}
        type="search"
        data-search=""
        value={text}
        maxLength={LIST_LIMITS.search}
        placeholder="Search inquiries..."
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
        className="h-10 w-full rounded-control border border-edge bg-sheet pr-2 pl-9 text-17 placeholder:text-ellipsis placeholder:text-graphite focus-visible:-outline-offset-1 max-md:h-11 md:text-14"
      />
    </div>
  );
}
