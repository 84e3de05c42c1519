/** The part of the built site that a press uses. */
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { Firm } from '#contract/firm.ts';
import type { PageServices } from '#contract/page-services.ts';
import type { ContentOverlay, ShippedContent } from '#contract/records/overlay.ts';
import { putFirmInForce } from '../settings/firm-in-force.ts';

/** The site's content with what is published over the shipped files; its shape is the site's own affair. */
type Snapshot = { readonly snapshot: unique symbol; readonly firm: Firm };

export type PressBuild = ServerBuild & {
  entry: {
    module: {
      pageContext: (services: Partial<PageServices>) => RouterContextProvider;
      shippedRecords: () => ShippedContent;
      overlaid: (overlay: ContentOverlay) => Snapshot;
      pressedPaths: (of: Snapshot) => string[];
      withContent: <T>(run: () => T, of: Snapshot) => T;
      publish: (of: Snapshot) => void;
    };
  };
};

/** Renders the site with published records. `publish` puts them in force for pages that are rendered per request, and for mails. */
export function rendererOf(build: PressBuild, overlay: ContentOverlay) {
  const site = build.entry.module;
  const snapshot = site.overlaid(overlay);
  const handle = createRequestHandler(build, 'production');
  return {
    paths: site.pressedPaths(snapshot),
    publish() {
      site.publish(snapshot);
      putFirmInForce(snapshot.firm);
    },
    async render(path: string): Promise<string> {
      const request = new Request(new URL(path, 'http://localhost'), { headers: { accept: 'text/html' } });
      const answer = await site.withContent(() => handle(request, site.pageContext({})), snapshot);
      if (answer.status !== 200) throw new Error(`${path} came out with status ${answer.status}.`);
      return answer.text();
    },
  };
}
