import { FILTERS, narrow, type SiteAddress, type SiteFilter } from '../state/site-address.ts';

const LABELS: Record<SiteFilter, string> = {
  unpublished: 'Unpublished',
  sample: 'Sample',
  hidden: 'Hidden',
};

/** Searches names, and narrows the list to what needs work. */
export function FindBar({ shown, counts }: { shown: SiteAddress; counts: Record<SiteFilter, number> }) {
  return (
    <search className="mt-5 flex flex-wrap items-center gap-2">
      <input
        type="search"
        aria-label="Find a page, a person or a quote by name or words"
        value={shown.words}
        maxLength={80}
        placeholder="Search names and texts…"
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
          {LABELS[filter]} {counts[filter].toLocaleString('en-US')}
        </button>
      ))}
    </search>
  );
}
