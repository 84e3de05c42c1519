import { lazy, Suspense, useEffect, useRef } from 'react';
import type { RecordName } from '#contract/site/site-records.ts';
import { ViewPage } from '../components/view-page.tsx';
import type { ViewProps } from '../state/view-props.ts';
import { History } from './history/history.tsx';
import { ContentOverview } from './overview/overview.tsx';
import { PublishList } from './publish/publish-list.tsx';
import { SiteParts } from './site-parts.tsx';
import { siteHref, useSiteAddress } from './state/site-address.ts';

const RecordEditor = lazy(async () => ({
  default: (await import('./editor/record-editor.tsx')).RecordEditor,
}));

const PictureLibrary = lazy(async () => ({
  default: (await import('./pictures/picture-library.tsx')).PictureLibrary,
}));

/** The firm's own site: what there is, what waits to be published, and what was published. */
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
    <ViewPage title="Site" about="The words and pictures of your website">
      <SiteParts current={shown.part} />
      {shown.part === 'everything' && <ContentOverview shown={shown} left={left} />}
      {shown.part === 'changes' && <PublishList shown={shown} />}
      {shown.part === 'history' && <History shown={shown} />}
      {shown.part === 'pictures' && (
        <Suspense fallback={<p className="mt-5">Loading the pictures...</p>}>
          <PictureLibrary staffId={staff.id} isOwner={staff.role === 'owner'} />
        </Suspense>
      )}
    </ViewPage>
  );
}
