import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import { Button } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { changeView, showView } from '../url-state/view-in-address.ts';
import { conditionsOf, type FilterCondition, nothingIn, useConditionNames } from './conditions.ts';

type NothingFitsProps = { view: InquiryView; counts?: InquiryCounts };

/** An empty result: the conditions, each with a button that drops it. */
export function NoResults({ view, counts }: NothingFitsProps) {
  const names = useConditionNames();
  const conditions = conditionsOf(view, names, counts);
  const dropped = conditions.length > 1 ? conditions.filter(({ count }) => count !== 0) : [];
  const spam = view.spam ? 0 : (counts?.spam ?? 0);
  return (
    <div data-empty="" className="px-4 py-10 md:px-6">
      <EmptyState drawing="compass" title="No matches." about={nothingIn(conditions)} className="" />
      {(dropped.length > 0 || spam > 0) && (
        <>
          {dropped.length > 0 && <h3 className="mt-6 text-13 font-strong">Remove a filter</h3>}
          <ul className={dropped.length > 0 ? 'mt-1' : 'mt-6'}>
            {dropped.map((condition) => (
              <Without key={condition.chip} condition={condition} />
            ))}
            {spam > 0 && (
              <li>
                <Button look="bare" onClick={() => changeView({ spam: true })}>
                  Search suspected spam{found(spam)}
                </Button>
              </li>
            )}
          </ul>
        </>
      )}
      <Button look="quiet" onClick={() => showView({ sort: view.sort })} className="mt-5">
        Show all inquiries
      </Button>
    </div>
  );
}

function Without({ condition: { chip, parts, count } }: { condition: FilterCondition }) {
  const dropped = Object.fromEntries(parts.map((part) => [part, undefined]));
  return (
    <li>
      <Button look="bare" onClick={() => changeView(dropped)} className="text-left wrap-anywhere">
        {chip}
        {found(count)}
      </Button>
    </li>
  );
}

const found = (count: number | undefined) =>
  count === undefined ? null : (
    <span className="ml-1.5 inline-block text-graphite">({count.toLocaleString('en-US')})</span>
  );
