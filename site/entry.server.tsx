import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable, readableStreamToString } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { RenderMailFrom } from '#contract/mail/mail.ts';
import type { ListArticles } from '#contract/mail/newsletter.ts';
import type { PageServices } from '#contract/site/page-services.ts';
import { feedPaths, isPrerendered, publicPaths } from './catalog/urls.ts';
import { publish, withContent } from './content/content-context.server.ts';
import { type ContentOverlay, overlaidRecords, recordsOf } from './content/overlay.ts';
import { shippedAll } from './content/shipped.ts';
import { contentOf, type SiteContent } from './content/site-content.ts';
import { content } from './content/snapshot.ts';
import { cardFactsOf, withCardPrint } from './layout/card-facts.ts';
import { EntryScripts } from './layout/island.tsx';
import { preventFigureWraps } from './layout/no-break-figures.ts';
import { provideServices } from './layout/page-services.ts';

/** Creates the context of one request; the server calls it with the request's services. */
export function pageContext(services: Partial<PageServices>): RouterContextProvider {
  const context = new RouterContextProvider();
  provideServices(context, services);
  return context;
}

/** Renders an email; the templates and their libraries load with the first one. */
export const renderMailFrom: RenderMailFrom = (origin) => (kind, content) =>
  withContent(async () => (await import('./mail/render.tsx')).renderMail(kind, content, origin));

/** The blog's articles, for the newsletter. */
export const listArticles: ListArticles = () => withContent(() => content().articles);

/**
 * The shipped content with published records over it. Its pages render with `withContent`, and from `publish` on it is what
 * visitors get.
 */
export const applyOverlay = (overlay: ContentOverlay): SiteContent =>
  contentOf(overlaidRecords(shippedAll, overlay));

/** Every page, feed and drawing that is served from memory. */
export const renderedPaths = (of: SiteContent): string[] => [
  ...withContent(publicPaths, of).filter(isPrerendered),
  ...feedPaths.filter((path) => !of.isHidden(path)),
];

/** The facts on a page's card, with the current content. */
export const cardOf = (html: string) => withContent(() => cardFactsOf(html));

/** The records that ship. */
export const shippedRecords = () => recordsOf(shippedAll);

export { publish, withContent };

/** Renders a complete page without streaming: pages wait for no data, and a complete page has a length and one status. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const { entry, hmr } = context.manifest;
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe } = renderToPipeableStream(
      <EntryScripts value={{ entry: entry.module, refresh: hmr?.runtime }}>
        <ServerRouter context={context} url={request.url} />
      </EntryScripts>,
      {
        onAllReady() {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          const body = new PassThrough();
          readableStreamToString(createReadableStreamFromReadable(body)).then(
            (html) =>
              resolve(
                new Response(withCardPrint(preventFigureWraps(html)), {
                  ...{ headers, status: failed ? 500 : status },
                }),
              ),
            reject,
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          console.error(error);
        },
      },
    );
  });
}
