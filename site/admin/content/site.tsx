import { ViewPage } from '../controls/view-page.tsx';
import { History } from './history/history.tsx';
import { Everything } from './overview/everything.tsx';
import { PublishList } from './publish/publish-list.tsx';
import { SiteParts } from './site-parts.tsx';
import { useSiteAddress } from './state/site-address.ts';

/** The firm's own site: what there is, what waits to be published, and what was published. */
export function Site() {
  const shown = useSiteAddress();
  return (
    <ViewPage title="Site" about="The words and pictures of your website">
      <SiteParts current={shown.part} />
      {shown.part === 'everything' && <Everything shown={shown} />}
      {shown.part === 'changes' && <PublishList shown={shown} />}
      {shown.part === 'history' && <History shown={shown} />}
    </ViewPage>
  );
}
