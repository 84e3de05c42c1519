import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { RecordName } from '#contract/site/site-records.ts';
import { ViewPage } from '../components/view-page.tsx';
import type { ViewProps } from '../state/view-props.ts';
import { History } from './history/history.tsx';
import { ContentOverview } from './overview/overview.tsx';
import { PublishList } from './publish/publish-list.tsx';
import { siteOverview } from './state/content-query.ts';
import { type SitePart, siteHref, useSiteAddress } from './state/site-address.ts';

const RecordEditor = lazy(async () => ({
  default: (await import('./editor/record-editor.tsx')).RecordEditor,
}));

const PictureLibrary = lazy(async () => ({
  default: (await import('./pictures/picture-library.tsx')).PictureLibrary,
}));

/** The firm's site: its records, unpublished changes, and releases. */
export function Site({ staff }: ViewProps) {
  const shown = useSiteAddress();
  const { edit } = shown;
  const left = useRef<RecordName | null>(null);
  useEffect(() => {
    if (edit) left.current = edit;
  }, [edit]);
  if (edit)
    return (
      <RecordEditor
        key={`${edit.collection}/${edit.slug}`}
        name={edit}
        field={edit.field}
        staffId={staff.id}
        back={siteHref({ ...shown, edit: null })}
      />
    );
  return (
    <ViewPage title="Website" about="Edit the text and pictures on your website">
      <SiteParts current={shown.part} />
      {shown.part === 'everything' && <ContentOverview shown={shown} left={left} />}
      {shown.part === 'changes' && <PublishList shown={shown} />}
      {shown.part === 'history' && <History shown={shown} />}
      {shown.part === 'pictures' && (
        <Suspense fallback={<p className="mt-5">Loading pictures...</p>}>
          <PictureLibrary staffId={staff.id} isOwner={staff.role === 'owner'} />
        </Suspense>
      )}
    </ViewPage>
  );
}

const PART_LABELS: Record<SitePart, string> = {
  everything: 'Content',
  changes: 'Unpublished',
  history: 'History',
  pictures: 'Pictures',
};

/** Links between the parts of the view. */
function SiteParts({ current }: { current: SitePart }) {
  const changes = useQuery(siteOverview()).data?.changes ?? 0;
  return (
    <nav
      aria-label="Website"
      className="mt-5 -mx-4 border-b border-ink px-4 dark:border-graphite/60 md:-mx-6 md:px-6"
    >
      <ul className="flex gap-x-6">
        {(Object.keys(PART_LABELS) as SitePart[]).map((part) => (
          <li key={part}>
            <a
              href={siteHref({ part })}
              aria-current={part === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-1.5 border-b-2 border-transparent font-[560] whitespace-nowrap text-ink no-underline hover:text-copper focus-visible:-outline-offset-2 current:border-copper"
            >
              {PART_LABELS[part]}
              {part === 'changes' && changes > 0 && (
                <span className="text-copper">{changes.toLocaleString('en-US')}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
