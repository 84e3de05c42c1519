import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import type { InquiryView } from '#contract/inquiries/inquiry-list.ts';
import type { SavedView } from '#contract/inquiries/saved-view.ts';
import { LineIcon } from '../../components/line-icon.tsx';
import { closePopover } from '../../components/popover.tsx';
import { isFiltered, showView } from '../url-state/view-in-address.ts';
import { useBuiltInViews } from './built-in-views.ts';
import { queryOf, savedViews, viewCounts, viewOf, viewShown } from './views-query.ts';

type ViewsMenuProps = {
  view: InquiryView;
  onEdit: (saved: SavedView | 'new') => void;
};

/** The views by whose they are, each with its count. */
export function ViewsMenu({ view, onEdit }: ViewsMenuProps) {
  const views = useQuery(savedViews()).data ?? [];
  const counts = useQuery(viewCounts()).data;
  const shown = viewShown(views, view);
  const builtIn = useBuiltInViews();
  const isBuiltIn = builtIn.some(({ view: own }) => queryOf(own) === queryOf({ ...view, sort: undefined }));
  const show = (chosen: InquiryView) => (event: MouseEvent) => {
    closePopover(event.currentTarget);
    showView(chosen);
  };
  const groups = [
    { title: 'Shared views', all: views.filter(({ shared }) => shared) },
    { title: 'My views', all: views.filter(({ shared }) => !shared) },
  ].filter(({ all }) => all.length > 0);
  return (
    <>
      <ul className="border-b border-hairline">
        {builtIn.map(({ name, view: own }) => (
          <Row
            key={name}
            name={name}
            isShown={queryOf(own) === queryOf({ ...view, sort: undefined })}
            onShow={show(own)}
          />
        ))}
      </ul>
      {groups.map(({ title, all }) => (
        <section key={title} className="border-b border-hairline">
          <h2 className="label px-4 pt-3 pb-1">{title}</h2>
          <ul>
            {all.map((saved) => (
              <Row
                key={saved.id}
                name={saved.name}
                by={saved.by}
                count={counts?.[saved.id]}
                isShown={saved === shown}
                onShow={show(viewOf(saved))}
                onEdit={saved.mayChange ? () => onEdit(saved) : undefined}
              />
            ))}
          </ul>
        </section>
      ))}
      {isFiltered(view) && !shown && !isBuiltIn ? (
        <button
          type="button"
          onClick={() => onEdit('new')}
          className="min-h-11 w-full cursor-pointer px-4 text-left font-strong text-section hover:bg-ledge"
        >
          Save view
        </button>
      ) : (
        <p className="px-4 py-3 text-13 text-graphite">
          {shown
            ? 'Change the filters to save a new view.'
            : 'Search or filter, then save the result as a view.'}
        </p>
      )}
    </>
  );
}

type RowProps = {
  name: string;
  by?: string | null;
  count?: number;
  isShown: boolean;
  onShow: (event: MouseEvent) => void;
  onEdit?: () => void;
};

function Row({ name, by, count, isShown, onShow, onEdit }: RowProps) {
  return (
    <li className="flex items-stretch hover:bg-ledge has-aria-current:bg-ledge">
      <button
        type="button"
        aria-current={isShown || undefined}
        onClick={onShow}
        className="flex min-h-11 min-w-0 grow cursor-pointer items-center justify-between gap-3 px-4 py-2 text-left current:font-semibold"
      >
        <span className="min-w-0 wrap-anywhere">
          {name}
          {by && <span className="block text-13 font-normal text-graphite">by {by}</span>}
        </span>
        {count !== undefined && (
          <span className="text-13 text-graphite tabular-nums">{count.toLocaleString('en-US')}</span>
        )}
      </button>
      {onEdit ? (
        <button
          type="button"
          aria-label={`Edit ${name}`}
          onClick={onEdit}
          className="grid w-11 shrink-0 cursor-pointer place-items-center text-graphite hover:text-ink"
        >
          <LineIcon
            className="size-4"
            strokeWidth="1.3"
            d="M2.5 13.5l.8-3.2 7.8-7.8 2.4 2.4-7.8 7.8zM9.6 4l2.4 2.4"
          />
        </button>
      ) : (
        <span className="w-11 shrink-0" />
      )}
    </li>
  );
}
