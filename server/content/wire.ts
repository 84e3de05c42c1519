import { isMarkFile } from '#contract/site/logo.ts';
import { isUploadedFile } from '#contract/site/uploaded-picture.ts';
import { type StopWatching, watchCommits } from '../database/engine/watch.ts';
import type { App, Base } from '../http/app-type.ts';
import { runPeriodically } from '../http/periodic-job.ts';
import type { RenderPages } from '../http/rendered-pages.ts';
import type { Decoders } from '../images/decode-in-subprocess.ts';
import { serveStoredPictures } from '../images/serve.ts';
import { createSitePublisher, type SitePublisher } from '../render/site-publisher.ts';
import type { SiteSource } from '../render/site-source.ts';
import { cardRoute } from '../social-cards/card-route.ts';
import { cardsOf } from '../social-cards/cards.ts';
import { accentRoutes } from './accent-routes.ts';
import { cardSources } from './card-sources.ts';
import { faviconRoute } from './favicon.ts';
import { historyRoutes } from './history-routes.ts';
import { createLogoStore } from './logos.ts';
import { markRoutes } from './mark-routes.ts';
import { publishedContent } from './overlay.ts';
import { pictureRoutes } from './picture-routes.ts';
import { previewRoute } from './preview.ts';
import { previewLinkRoutes } from './preview-link-routes.ts';
import { previewLinksStore } from './preview-links-store.ts';
import { createPublishing } from './publishing.ts';
import { releasesStore } from './releases-store.ts';
import { contentRoutes } from './routes.ts';
import { scheduleRoutes } from './schedule-routes.ts';
import { scheduledStore } from './scheduled-store.ts';
import { createScheduling } from './scheduling.ts';
import { createSitePictureStore } from './site-pictures.ts';
import { contentStore } from './store.ts';

const HOUR_MS = 3_600_000;
/** Feeds and emails show pictures and logos elsewhere. */
const SHOWN_ELSEWHERE = { 'cross-origin-resource-policy': 'cross-origin' };
/** Seconds for which nginx caches a file: a removed one is gone everywhere a minute later (docs/deploy/nginx.conf). */
const KEPT_BY_PROXY = { 'x-accel-expires': '60' };

/**
 * Lets owners change the site, and shows what any server published.
 * @returns the page renderer, which in development applies published content before each render; and the publisher's
 *   status, for metrics.
 */
export function wireContent<Pages extends RenderPages | undefined>(
  app: App,
  base: Base,
  site: SiteSource,
  pages: Pages,
  decoders: Decoders,
): { pages: Pages | RenderPages; status: SitePublisher['status'] } {
  const { config, log } = base;
  const store = contentStore(base.db);
  const source = { lastRelease: store.lastRelease, published: () => publishedContent(store) };
  const publisher = createSitePublisher(site, source, log, config.origin);
  const [releases, scheduled] = [releasesStore(base.db), scheduledStore(base.db)];
  const pictures = createSitePictureStore({ ...base, decoders });
  const marks = createLogoStore({ ...base, decoders });
  const publishing = createPublishing(store, releases, scheduled, publisher, pictures.store, marks, {
    isOwnPath: app.isOwnPath,
    origin: base.config.origin,
  });
  const scheduling = createScheduling({ ...base, publishing, scheduled, releases, publisher });
  const isProxied = base.config.trustProxy.length > 0;
  const cards =
    site.served &&
    cardsOf({
      ...{ built: site.served.cards, dataDir: base.config.dataDir, log: base.log },
      sources: cardSources({ memory: site.served.memory, publisher, pictures, marks }),
    });
  if (cards) cardRoute(app, cards, isProxied);
  contentRoutes(app, publishing);
  scheduleRoutes(app, scheduling, publishing);
  historyRoutes(app, base.db, publisher);
  pictureRoutes(app, {
    ...{ pictures, dataDir: base.config.dataDir },
    uses: publishing.uses,
    async onRemoved() {
      await publisher.applyLatestRelease();
      await cards?.settle();
    },
  });
  markRoutes(app, { marks, dataDir: base.config.dataDir });
  const headers = () => ({ ...SHOWN_ELSEWHERE, ...(isProxied && KEPT_BY_PROXY) });
  const openPicture = async (name: string) => (isUploadedFile(name) ? pictures.open(name) : null);
  const openMark = async (name: string) => (isMarkFile(name) ? marks.open(name) : null);
  serveStoredPictures(app, { url: '/pictures/:file', open: openPicture, headers });
  serveStoredPictures(app, { url: '/marks/:file', open: openMark, headers });
  runPeriodically(app, {
    everyMs: HOUR_MS,
    failed: 'couldn’t delete unused pictures; will retry in an hour',
    async run() {
      await pictures.settle();
      await marks.settle();
      await cards?.settle();
    },
  });
  previewRoute(app, { store, publisher });
  const links = previewLinksStore(base.db);
  previewLinkRoutes(app, { links, store, publisher, origin: base.config.origin });
  accentRoutes(app, site.served?.memory);
  if (site.served) faviconRoute(app, { memory: site.served.memory, marks, isProxied });

  // Before the server listens; a record that can't be read stops the start.
  app.addHook('onReady', publisher.applyLatestRelease);
  let stop: StopWatching | undefined;
  app.addHook('onListen', async () => {
    stop = watchCommits(base, 'site', () => {
      publisher
        .applyLatestRelease()
        .catch((error) => log.error({ err: error }, 'couldn’t load published changes'));
    });
  });
  app.addHook('preClose', async () => {
    stop?.();
    publisher.close();
  });

  const { status } = publisher;
  if (!pages || site.served) return { pages, status };
  const caughtUp: RenderPages = async (request, services) => {
    await publisher.applyLatestRelease();
    return pages(request, services);
  };
  return { pages: caughtUp, status };
}
