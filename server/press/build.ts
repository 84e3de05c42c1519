/** The part of the built site that a press uses. */
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { CardFacts } from '#contract/card.ts';
import type { Firm } from '#contract/firm.ts';
import type { PageServices } from '#contract/page-services.ts';
import { movesIn, withMoves } from '#contract/records/addresses.ts';
import type { ContentOverlay, ShippedContent } from '#contract/records/overlay.ts';
import { putMovesInForce } from '../http/moves-in-force.ts';
import { putFirmInForce } from '../settings/firm-in-force.ts';

/** The site's content with published content over the shipped files; its shape is the site's own affair. */
export type Snapshot = { readonly snapshot: unique symbol; readonly firm: Firm };

export type PressBuild = ServerBuild & {
  entry: {
    module: {
      pageContext: (services: Partial<PageServices>) => RouterContextProvider;
      shippedRecords: () => ShippedContent;
      overlaid: (overlay: ContentOverlay) => Snapshot;
      pressedPaths: (of: Snapshot) => string[];
      readingContent: <T>(run: () => Promise<T>, of: Snapshot) => Promise<{ value: T; reads: Uint32Array }>;
      changedNames: (before: Snapshot, after: Snapshot) => ReadonlySet<number>;
      publish: (of: Snapshot) => void;
      cardOf: (html: string) => CardFacts | null;
    };
  };
};

/** A page as rendered, with the names of all that it read of the content (`site/content/reads.ts`). */
export type RenderedPage = { html: string; reads: Uint32Array };

export type Renderer = ReturnType<typeof rendererOf>;

/** The addresses of the pages that are always there, also of those that are rendered per visitor. */
export const fixedPagesOf = ({ routes }: PressBuild): string[] =>
  Object.values(routes).flatMap((route) =>
    route?.path && !/[:*?]/.test(route.path) ? [`/${route.path}`] : [],
  );

/** Renders the site with published records. `publish` puts them in force for pages that are rendered per request, and for mails. */
export function rendererOf(build: PressBuild, overlay: ContentOverlay) {
  const site = build.entry.module;
  const snapshot = site.overlaid(overlay);
  const handle = createRequestHandler(build, 'production');
  const moves = movesIn(overlay);
  const renderedAs = new Map([...moves].map(([path, at]) => [at, path]));
  return {
    snapshot,
    moves,
    paths: site.pressedPaths(snapshot).map((path) => moves.get(path) ?? path),
    publish() {
      site.publish(snapshot);
      putMovesInForce(moves);
      putFirmInForce(snapshot.firm);
    },
    /** @throws for any status but 200. */
    async render(path: string): Promise<RenderedPage> {
      const at = renderedAs.get(path) ?? path;
      const request = new Request(new URL(at, 'http://localhost'), { headers: { accept: 'text/html' } });
      const rendered = async () => {
        const answer = await handle(request, site.pageContext({}));
        if (answer.status !== 200) throw new Error(`${path} came out with status ${answer.status}.`);
        return answer.text();
      };
      const { value, reads } = await site.readingContent(rendered, snapshot);
      return { html: withMoves(value, moves), reads };
    },
  };
}
