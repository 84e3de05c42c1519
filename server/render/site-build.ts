/** The part of the built site that renders pages. */
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { CardFacts } from '#contract/site/card.ts';
import type { PageServices } from '#contract/site/page-services.ts';
import type { Firm } from '#contract/site/records/firm.ts';
import { hiddenPathsIn, withoutHiddenLinks } from '#contract/site/records/hidden-pages.ts';
import type { ContentOverlay, ShippedContent } from '#contract/site/records/overlay.ts';
import { pageAddressesIn, rewriteLinks } from '#contract/site/records/page-addresses.ts';
import { setFirm } from '../config/firm-in-force.ts';
import { setPageLinks } from '../http/current-page-links.ts';

/** The site's content with published content over the shipped files; its structure is internal to the site. */
export type ContentSnapshot = { readonly snapshot: unique symbol; readonly firm: Firm };

export type SiteBuild = ServerBuild & {
  entry: {
    module: {
      pageContext: (services: Partial<PageServices>) => RouterContextProvider;
      shippedRecords: () => ShippedContent;
      applyOverlay: (overlay: ContentOverlay) => ContentSnapshot;
      renderedPaths: (of: ContentSnapshot) => string[];
      withContent: <T>(run: () => T, of: ContentSnapshot) => T;
      publish: (of: ContentSnapshot) => void;
      cardOf: (html: string) => CardFacts | null;
    };
  };
};

export type Renderer = ReturnType<typeof createRenderer>;

/** The addresses of the pages that always exist, including those that are rendered per visitor. */
export const fixedPagesOf = ({ routes }: SiteBuild): string[] =>
  Object.values(routes).flatMap((route) =>
    route?.path && !/[:*?]/.test(route.path) ? [`/${route.path}`] : [],
  );

/** Renders the site with published records. `publish` makes them current for pages rendered per request, and for emails. */
export function createRenderer(build: SiteBuild, overlay: ContentOverlay) {
  const site = build.entry.module;
  const snapshot = site.applyOverlay(overlay);
  const handle = createRequestHandler(build, 'production');
  const moves = pageAddressesIn(overlay);
  const isHidden = hiddenPathsIn(overlay);
  const renderedAs = new Map([...moves].map(([path, at]) => [at, path]));
  return {
    /** Every page, feed and drawing that is served from memory. */
    paths: site.renderedPaths(snapshot).map((path) => moves.get(path) ?? path),
    publish() {
      site.publish(snapshot);
      setPageLinks(moves, isHidden);
      setFirm(snapshot.firm);
    },
    /** @throws for any status but 200. */
    async render(path: string): Promise<string> {
      const at = renderedAs.get(path) ?? path;
      const request = new Request(new URL(at, 'http://localhost'), { headers: { accept: 'text/html' } });
      const answer = await site.withContent(() => handle(request, site.pageContext({})), snapshot);
      if (answer.status !== 200) throw new Error(`${path} was rendered with status ${answer.status}.`);
      return rewriteLinks(withoutHiddenLinks(await answer.text(), isHidden), moves);
    },
  };
}
