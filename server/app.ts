/** The whole server, wired in order. It doesn't listen; `main.ts` and the tests do. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import multipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { redirects } from '#content/redirects.ts';
import { IMAGE_LIMITS } from '#contract/images.ts';
import type { RenderMail } from '#contract/mail.ts';
import type { ListArticles } from '#contract/newsletter.ts';
import type { Config } from './config.ts';
import type { Db } from './database/schema.ts';
import { watchCommits } from './database/watch.ts';
import { createErasure } from './erasure/erasure.ts';
import { eraseClosedDaily } from './erasure/retention.ts';
import { erasureRoutes } from './erasure/routes.ts';
import type { App } from './http/app-type.ts';
import { answerBrokenRequest } from './http/broken-requests.ts';
import { redirectToCanonical } from './http/canonical.ts';
import { handleErrors } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { limitRequests } from './http/limits.ts';
import { refuseUnderPressure } from './http/pressure.ts';
import type { RenderPages } from './http/rendered-pages.ts';
import { logRequests } from './http/request-log.ts';
import { decodable, originForm } from './http/request-target.ts';
import { requireSameOrigin } from './http/same-origin.ts';
import { hangUpOnStalledReaders } from './http/stalled-readers.ts';
import { createImageHost } from './images/image-host.ts';
import { imageRoutes } from './images/routes.ts';
import { bulkStore } from './inquiries/desk/bulk-store.ts';
import { deskRoutes } from './inquiries/desk/routes.ts';
import { deskStore } from './inquiries/desk/store.ts';
import { timelineStore } from './inquiries/desk/timeline-store.ts';
import { formPostRoute } from './inquiries/form-post.ts';
import { exportRoutes } from './inquiries/list/export-routes.ts';
import { listRoutes } from './inquiries/list/routes.ts';
import { listStore } from './inquiries/list/store.ts';
import { viewRoutes } from './inquiries/list/views-routes.ts';
import { viewsStore } from './inquiries/list/views-store.ts';
import { inquiryRoutes } from './inquiries/routes.ts';
import { inquiryStore } from './inquiries/store.ts';
import { createLive } from './live/live.ts';
import { liveRoutes } from './live/routes.ts';
import { liveStore } from './live/store.ts';
import { createMail } from './mail/mail.ts';
import { mailRoutes } from './mail/routes.ts';
import { createMetrics } from './metrics/metrics.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { metricsStore } from './metrics/store.ts';
import { newsletterFormRoutes } from './newsletter/form-routes.ts';
import { newsletterMails } from './newsletter/mails.ts';
import { createNewsletter } from './newsletter/newsletter.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { newsletterStore } from './newsletter/store.ts';
import { pageRoutes } from './pages.ts';
import { reportRoutes } from './reports/routes.ts';
import { reportStore } from './reports/store.ts';
import { createSpamFilter } from './spam/filter.ts';
import { createProofs } from './spam/proof.ts';
import { challengeRoute } from './spam/routes.ts';
import { createStaffAccounts } from './staff/accounts.ts';
import { createRoster } from './staff/roster.ts';
import { rosterRoutes } from './staff/roster-routes.ts';
import { rosterStore } from './staff/roster-store.ts';
import { staffRoutes } from './staff/routes.ts';
import { hangUpWhenStopping } from './stop.ts';
import { visitorLinkRoutes } from './visitor/link-routes.ts';
import { visitorRoutes } from './visitor/routes.ts';
import { visitorStore } from './visitor/store.ts';

export type AppParts = {
  config: Config;
  db: Db;
  log: FastifyBaseLogger;
  /** Security headers of every answer that a route gives. */
  headers: Record<string, string>;
  /** Renders pages; absent in tests that only call the API. */
  pages?: RenderPages;
  /** The mails' templates; absent in tests that send none. */
  renderMail?: RenderMail;
  /** The blog's articles, for the newsletter. */
  articles?: ListArticles;
  /** Sees every request before Fastify: prerendered pages in memory, or Vite in development. */
  ahead?: Ahead;
};

/** Answers the request, or calls `next`. */
export type Ahead = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export async function buildApp(parts: AppParts): Promise<App> {
  const { config, db, log, headers, pages, renderMail, articles = () => [], ahead } = parts;
  const answered = { ahead: 0 };
  const app: App = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) => server(handler, ahead, answered),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  // JSON and forms only: a text body would reach validation as a string.
  app.removeContentTypeParser('text/plain');

  handleErrors(app);
  logRequests(app);
  hangUpWhenStopping(app);
  // What the API answers is somebody's: no cache keeps it, whatever else a route says (or forgets) of itself.
  const ofApi = { ...headers, 'cache-control': 'no-store' };
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(url.startsWith('/api/') ? ofApi : headers);
  });
  requireSameOrigin(app, config.origin);
  redirectToCanonical(app, redirects);
  await limitRequests(app, { config, db, log });
  await refuseUnderPressure(app);
  await app.register(multipart, {
    // A picture that is too large is refused by itself (server/images/intake.ts), not with the whole form.
    throwFileSizeLimit: false,
    limits: { fileSize: IMAGE_LIMITS.maxBytes, files: 20, fields: 40, fieldSize: 64 * 1024, parts: 60 },
  });

  const images = createImageHost({ config, db, log });
  const accounts = createStaffAccounts({ config, db, log });
  const readers = newsletterStore(db);
  const mail = createMail({
    config,
    db,
    log,
    render: renderMail,
    newsletter: newsletterMails({ config, store: readers, articles }),
  });
  app.addHook('onReady', async () => mail.start());
  app.addHook('onClose', () => mail.stop());
  const { outbox } = mail;
  const newsletter = createNewsletter({ config, store: readers, outbox, articles, log });
  app.addHook('onReady', () => newsletter.resume());
  app.addHook('preClose', () => newsletter.stop());
  const store = inquiryStore(db, outbox);
  healthRoutes(app, { db });
  imageRoutes(app, { host: images, config });
  staffRoutes(app, { accounts });
  rosterRoutes(app, { roster: createRoster({ config, store: rosterStore(db), outbox }), accounts, db });
  const proofs = createProofs(config.secret);
  const spam = createSpamFilter({ db, proofs, ...config });
  challengeRoute(app, { proofs });
  inquiryRoutes(app, { store, images, outbox, spam, config });
  const list = listStore(db);
  listRoutes(app, { list, origin: config.origin });
  exportRoutes(app, { list });
  viewRoutes(app, { views: viewsStore(db) });
  newsletterRoutes(app, { newsletter });
  mailRoutes(app, { mail, origin: config.origin });
  deskRoutes(app, {
    desk: deskStore(db, outbox),
    bulk: bulkStore(db, outbox),
    timeline: timelineStore(db),
    origin: config.origin,
    wakeMail: outbox.wake,
  });
  const erasure = createErasure({ db, images, config, log });
  erasureRoutes(app, { db, erasure });
  eraseClosedDaily(app, erasure, config.retentionDays);
  const visitors = visitorStore(db);
  visitorLinkRoutes(app, { store: visitors, outbox, config });
  const looks = liveStore(db);
  const live = createLive({
    store: looks,
    sessionHolders: accounts.sessionHolders,
    watch: (onCommit) => watchCommits({ config, log }, onCommit),
    log,
  });
  liveRoutes(app, { live, store: looks });
  const metrics = createMetrics({
    store: metricsStore(db),
    config,
    liveLines: live.lines,
    fromMemory: () => answered.ahead,
  });
  metricsRoutes(app, { metrics, config });
  reportRoutes(app, { reports: reportStore(db) });
  if (pages) {
    visitorRoutes(app, { store: visitors, images, outbox, pages, config });
    formPostRoute(app, { store, images, outbox, spam, config, pages });
    newsletterFormRoutes(app, { newsletter, pages });
    pageRoutes(app, { accounts, pages });
  }
  return app;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** @param answered counts what `ahead` answers itself. */
function server(handler: Handler, ahead: Ahead | undefined, answered: { ahead: number }): Server {
  // A picture of 20 MB over a slow line takes minutes; headers don't.
  const options = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 15_000,
    requestTimeout: 5 * 60_000,
    // Less than a stopping server waits (stop.ts).
    keepAliveTimeout: 5000,
  };
  const listening = createServer(options, (request, response) => {
    request.url = originForm(request.url as string);
    const next = () => {
      if (ahead) answered.ahead -= 1;
      request.url = decodable(request.url as string);
      handler(request, response);
    };
    if (ahead) {
      answered.ahead += 1;
      ahead(request, response, next);
    } else next();
  });
  hangUpOnStalledReaders(listening);
  return listening;
}
