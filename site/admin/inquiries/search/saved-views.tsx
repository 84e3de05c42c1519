import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import type { SavedView } from '#contract/inquiries/saved-view.ts';
import { BUTTON } from '../../components/button.tsx';
import { Chevron } from '../../components/line-icon.tsx';
import { Popover } from '../../components/popover.tsx';
import { savedViews, viewShown } from './views-query.ts';

const ViewsMenu = lazy(async () => ({ default: (await import('./views-menu.tsx')).ViewsMenu }));
const ViewForm = lazy(async () => ({ default: (await import('./view-form.tsx')).ViewForm }));

/** Saved views: choose one, save the present filters as one, change and remove them. */
export function SavedViews({ view }: { view: InquiryView }) {
  const button = useRef<HTMLButtonElement>(null);
  const [edited, setEdited] = useState<SavedView | 'new' | null>(null);
  const views = useQuery(savedViews()).data ?? [];
  const shown = viewShown(views, view);
  return (
    <>
      <Popover
        title="Views"
        button={
          <>
            <span className="truncate">{shown ? shown.name : 'Views'}</span>
            <Chevron />
          </>
        }
        buttonRef={button}
        buttonClass={`${BUTTON.quiet} min-h-10 max-w-40 shrink-0 max-md:max-w-28`}
        className="md:w-84"
      >
        <Suspense fallback={<p className="px-4 py-3 text-graphite">Loading...</p>}>
          <ViewsMenu view={view} onEdit={(saved) => setEdited(saved)} />
        </Suspense>
      </Popover>
      {edited && (
        <Suspense>
          <ViewForm
            saved={edited === 'new' ? undefined : edited}
            view={view}
            onClose={() => {
              setEdited(null);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
