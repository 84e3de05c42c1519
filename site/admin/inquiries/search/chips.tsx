import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import { LineIcon } from '../../components/line-icon.tsx';
import { changeView, showView } from '../url-state/view-in-address.ts';
import { conditionsOf, useConditionNames } from './conditions.ts';
import { savedViews, viewShown } from './views-query.ts';

const ViewForm = lazy(async () => ({ default: (await import('./view-form.tsx')).ViewForm }));

/** The filters that are on, each removed by a click, or saved together. The search is in its own field. */
export function Chips({ view }: { view: InquiryView }) {
  const names = useConditionNames();
  const conditions = conditionsOf({ ...view, q: undefined }, names);
  const [isEditing, setEditing] = useState(false);
  const saved = viewShown(useQuery(savedViews()).data ?? [], view);
  if (conditions.length === 0) return null;
  return (
    <ul
      aria-label="Active filters"
      className={`flex min-w-0 flex-wrap gap-1.5 ${conditions.length > 1 ? 'order-1 w-full pb-1' : ''}`}
    >
      {conditions.map(({ chip, parts }) => (
        <li key={chip} className="min-w-0">
          <button
            type="button"
            data-chip=""
            aria-label={`Remove filter: ${chip}`}
            onClick={() => changeView(Object.fromEntries(parts.map((part) => [part, undefined])))}
            className={CHIP}
          >
            <span className="truncate">{chip}</span>
            <LineIcon
              viewBox="0 0 10 10"
              width="8"
              height="8"
              strokeWidth="1.6"
              className="shrink-0"
              d="m1 1 8 8m0-8L1 9"
            />
          </button>
        </li>
      ))}
      {conditions.length > 1 && (
        <li>
          <button type="button" onClick={() => showView({ sort: view.sort, q: view.q })} className={LINK}>
            Clear all
          </button>
        </li>
      )}
      {(saved ? saved.mayChange : conditions.length > 1) && (
        <li>
          <button type="button" onClick={() => setEditing(true)} className={`ml-2 ${LINK}`}>
            {saved ? 'Edit view' : 'Save view'}
          </button>
        </li>
      )}
      {isEditing && (
        <Suspense>
          <ViewForm saved={saved} view={view} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </ul>
  );
}

const LINK =
  'min-h-6 cursor-pointer text-13 font-strong text-section hover:underline underline-offset-4 pointer-coarse:min-h-9';
const CHIP =
  'inline-flex min-h-6 max-w-full cursor-pointer items-center gap-1.5 rounded-mark bg-ledge px-2 text-13 font-strong hover:bg-pressed pointer-coarse:min-h-9';
