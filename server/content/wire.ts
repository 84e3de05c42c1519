import { type StopWatching, watchCommits } from '../database/watch.ts';
import type { App, Base } from '../http/app-type.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import { type BuiltSite, createPressing, type Pressing } from '../press/pressing.ts';
import { lateStylesheets } from './late-stylesheets.ts';
import { publishedContent } from './overlay.ts';
import { previewRoute } from './preview.ts';
import { createPublishing } from './publishing.ts';
import { releasesStore } from './releases-store.ts';
import { contentRoutes } from './routes.ts';
import { contentStore } from './store.ts';

/**
 * Lets owners change the site, and shows what any server published.
 * @returns the renderer of pages, which in development puts what is published in force before each; and for metrics how
 *   pressing goes.
 */
export function wireContent<Pages extends RenderPages | undefined>(
  app: App,
  base: Base,
  site: BuiltSite,
  pages: Pages,
): { pages: Pages | RenderPages; status: Pressing['status'] } {
  const store = contentStore(base.db);
  const source = { lastRelease: store.lastRelease, published: () => publishedContent(store) };
  const pressing = createPressing(site, source, base.log);
  contentRoutes(app, createPublishing(store, releasesStore(base.db), pressing));
  previewRoute(app, store, pressing);
  if (site.served) lateStylesheets(app, site.served.memory, pressing);

  // Before the server listens; a record that can't be read stops the start.
  app.addHook('onReady', pressing.catchUp);
  let stop: StopWatching | undefined;
  app.addHook('onListen', async () => {
    stop = watchCommits(base, 'site', () => {
      pressing.catchUp().catch((error) => base.log.error({ err: error }, 'the site could not be pressed'));
    });
  });
  app.addHook('preClose', async () => stop?.());

  const { status } = pressing;
  if (!pages || site.served) return { pages, status };
  const caughtUp: RenderPages = async (request, services) => {
    await pressing.catchUp();
    return pages(request, services);
  };
  return { pages: caughtUp, status };
}
