import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { SortChoice } from '../search/sort-choice.tsx';
import { changeView } from '../url-state/view-in-address.ts';

type ListHeadingProps = { view: InquiryView; total: number; overdue?: number };

/** The number of inquiries (specification §2), how many are overdue, and their order. */
export function ListHeading({ view, total, overdue = 0 }: ListHeadingProps) {
  return (
    <>
      <h2 className="-order-1 text-[0.9375rem] leading-normal font-semibold tracking-normal whitespace-nowrap">
        {view.spam ? 'Spam' : 'Inquiries'} ({total.toLocaleString('en-US')})
      </h2>
      <div className="ml-auto flex items-center gap-x-4">
        {overdue > 0 && !view.overdue && (
          <button
            type="button"
            data-overdue=""
            onClick={() => changeView({ overdue: true })}
            className="min-h-6 cursor-pointer text-[0.8125rem] font-semibold whitespace-nowrap text-overdue underline underline-offset-[0.22em] pointer-coarse:min-h-9"
          >
            {overdue.toLocaleString('en-US')} overdue
          </button>
        )}
        <SortChoice view={view} />
      </div>
    </>
  );
}
