import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef } from 'react';
import type { RecordName } from '#contract/site/site-records.ts';
import { BUTTON } from '../components/button.tsx';
import { Tabs } from '../components/tabs.tsx';
import { ViewPage } from '../components/view-page.tsx';
import { momentDate } from '../format/dates.ts';
import { StartLink } from '../start/start-link.tsx';
import type { ViewProps } from '../state/view-props.ts';
import { siteOverview } from './state/content-query.ts';
import { type SitePart, siteHref, useSiteAddress } from './state/site-address.ts';
import { changesInWords } from './state/site-words.ts';

const RecordEditor = lazy(async () => ({
  default: (await import('./editor/record-editor.tsx')).RecordEditor,
}));

const History = lazy(async () => ({ default: (await import('./history/history.tsx')).History }));

const ContentOverview = lazy(async () => ({
  default: (await import('./overview/overview.tsx')).ContentOverview,
}));

const PublishList = lazy(async () => ({
  default: (await import('./publish/publish-list.tsx')).PublishList,
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
    <ViewPage
      title="Website"
      about="Edit the text and pictures on your website"
      actions={<SiteActions part={shown.part} />}
    >
      {staff.role === 'owner' && <StartLink />}
      <SiteParts current={shown.part} />
      <Suspense fallback={<p className="mt-5">Loading...</p>}>
        {shown.part === 'everything' && <ContentOverview shown={shown} left={left} />}
        {shown.part === 'changes' && <PublishList shown={shown} />}
        {shown.part === 'history' && <History shown={shown} />}
        {shown.part === 'pictures' && <PictureLibrary staffId={staff.id} isOwner={staff.role === 'owner'} />}
      </Suspense>
    </ViewPage>
  );
}

/** The website as it is, and the way to publish what is not on it yet. */
function SiteActions({ part }: { part: SitePart }) {
  const site = useQuery(siteOverview()).data;
  const changes = site?.changes ?? 0;
  const published = site?.collections
    .flatMap(({ records }) => records.flatMap((record) => record.published?.at ?? []))
    .toSorted()
    .at(-1);
  return (
    <p className="flex flex-wrap items-center gap-3">
      {published && <span className="text-13 text-graphite">Last published {momentDate(published)}</span>}
      <a href="/" target="_blank" rel="noreferrer" className={BUTTON.quiet}>
        View website
      </a>
      {changes > 0 && part !== 'changes' && (
        <a href={siteHref({ part: 'changes' })} className={BUTTON.primary}>
          Publish {changesInWords(changes)}
        </a>
      )}
    </p>
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
    <div className="mt-5">
      <Tabs
        label="Website"
        tabs={(Object.keys(PART_LABELS) as SitePart[]).map((part) => ({
          href: siteHref({ part }),
          isCurrent: part === current,
          label: (
            <>
              {PART_LABELS[part]}
              {part === 'changes' && changes > 0 && (
                <span className="text-copper">{changes.toLocaleString('en-US')}</span>
              )}
            </>
          ),
        }))}
      />
    </div>
  );
}
