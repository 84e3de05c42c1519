import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import type { NearWords } from '#contract/inquiries/inquiry-responses.ts';
import { BUTTON } from '../../components/button.tsx';
import { LineIcon } from '../../components/line-icon.tsx';
import { Popover } from '../../components/popover.tsx';
import { inquiryCounts } from '../queries/inquiry-list-query.ts';
import { Chips } from './chips.tsx';
import { SavedViews } from './saved-views.tsx';
import { SearchField } from './search-field.tsx';

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.tsx')).FilterFields }));

type FindBarProps = { view: InquiryView; children?: ReactNode };

/**
 * Search, filters and saved views; the address holds their values. On a phone the search stays at the top of the page.
 * @param children are rendered next to the chips.
 */
export function FindBar({ view, children }: FindBarProps) {
  const counts = useQuery(inquiryCounts(view)).data;
  return (
    <search className="contents">
      <div className="flex min-h-14 items-center gap-x-2 bg-paper px-4 py-1.5 max-md:sticky max-md:top-0 max-md:z-10 md:px-6">
        <SearchField view={view} />
        <Popover
          title="Filters"
          button={
            <>
              <LineIcon width="16" height="16" strokeLinecap="round" d="M2.5 4.5h11M4.5 8h7M6.5 11.5h3" />
              <span className="max-wide:sr-only">Filters</span>
            </>
          }
          buttonClass={`${BUTTON.quiet} min-h-10 shrink-0 max-wide:w-10 max-wide:px-0`}
          className="md:w-104"
        >
          <Suspense fallback={<p className="p-4 text-graphite">Loading filters...</p>}>
            <FilterFields view={view} counts={counts} />
          </Suspense>
        </Popover>
        <SavedViews view={view} />
      </div>
      <TypoNotice near={counts?.near} />
      {/* Hidden while it is empty. */}
      <div className="flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-1 max-md:min-h-9 empty:hidden md:px-6">
        <Chips view={view} />
        {children}
      </div>
    </search>
  );
}

/** Reports that a search had no matches, and which similar words are searched instead. */
function TypoNotice({ near }: { near: NearWords | undefined }) {
  return (
    <p
      role="status"
      className="px-4 text-14 text-graphite not-empty:border-b not-empty:border-hairline not-empty:py-1 md:px-6"
    >
      {near && nearInWords(near)}
    </p>
  );
}

/** "No inquiries contain “wilsn”. Showing matches for “wilson.”" */
const nearInWords = (near: NearWords): string =>
  `No inquiries contain ${OR.format(Object.keys(near).map(quoted))}. Showing matches for ${OR.format(Object.values(near).flat().map(quoted)).replace(/”$/, '.”')}`;

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });
const quoted = (word: string) => `“${word}”`;
