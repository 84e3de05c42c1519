import { useId } from 'react';
import { INQUIRY_SORTS, type InquirySort, type InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { QUEUE_RULE } from '#contract/inquiries/queue.ts';
import { Chevron } from '../../components/line-icon.tsx';
import { closePopover, Popover } from '../../components/popover.tsx';
import { changeView, DEFAULT_SORT } from '../url-state/view-in-address.ts';

const SORT_LABELS: Record<InquirySort, string> = {
  queue: 'Most urgent',
  newest: 'Newest first',
  oldest: 'Oldest first',
  updated: 'Recently updated',
  name: 'Name (A–Z)',
  priority: 'Priority',
};

type ListHeadingProps = { view: InquiryView; total: number; overdue?: number };

/** The number of inquiries (requirements §14), how many are overdue, and their order. */
export function ListHeading({ view, total, overdue = 0 }: ListHeadingProps) {
  return (
    <>
      <h2 className="-order-1 text-15 leading-normal font-semibold tracking-normal whitespace-nowrap">
        {view.spam ? 'Spam' : 'Inquiries'} ({total.toLocaleString('en-US')})
      </h2>
      <div className="ml-auto flex items-center gap-x-4">
        {overdue > 0 && !view.overdue && (
          <button
            type="button"
            data-overdue=""
            onClick={() => changeView({ overdue: true })}
            className="min-h-6 cursor-pointer text-13 font-semibold whitespace-nowrap text-overdue hover:underline underline-offset-4 pointer-coarse:min-h-9"
          >
            {overdue.toLocaleString('en-US')} overdue
          </button>
        )}
        <SortChoice view={view} />
      </div>
    </>
  );
}

/** The list's sort order, and an explanation of the queue. */
function SortChoice({ view }: { view: InquiryView }) {
  const ruleId = useId();
  const chosen = view.sort ?? DEFAULT_SORT;
  const sorts = INQUIRY_SORTS.toSorted((a, b) => Number(b === DEFAULT_SORT) - Number(a === DEFAULT_SORT));
  return (
    <Popover
      title="Sort order"
      buttonLabel={`Sort: ${SORT_LABELS[chosen]}`}
      button={
        <>
          {SORT_LABELS[chosen]}
          <Chevron />
        </>
      }
      buttonClass="inline-flex min-h-6 cursor-pointer items-center gap-1.5 text-13 font-strong text-graphite hover:text-ink pointer-coarse:min-h-9"
      className="max-w-full md:w-80"
    >
      <div className="px-5 py-4">
        <h3 className="text-17 md:text-15 font-semibold">Sort order</h3>
        <fieldset className="mt-1">
          <legend className="sr-only">Sort by</legend>
          {sorts.map((sort) => (
            <label
              key={sort}
              className="grid cursor-pointer cols-side-4 items-baseline gap-x-2.5 border-t border-hairline py-1.5 pointer-coarse:py-2.5"
            >
              <input
                type="radio"
                name="sort"
                checked={sort === chosen}
                onChange={() => changeView({ sort })}
                onClick={(event) => event.detail > 0 && closePopover(event.currentTarget)}
                className="size-4 translate-y-0.5 accent-section"
                aria-describedby={sort === 'queue' ? ruleId : undefined}
                aria-labelledby={`${ruleId}-${sort}`}
              />
              <span id={`${ruleId}-${sort}`}>{SORT_LABELS[sort]}</span>
              {sort === 'queue' && (
                <span id={ruleId} className="col-start-2 text-14 leading-snug text-graphite">
                  {QUEUE_RULE}
                </span>
              )}
            </label>
          ))}
        </fieldset>
      </div>
    </Popover>
  );
}
