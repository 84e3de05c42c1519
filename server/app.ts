/** The whole server: its capabilities, in order. It doesn't listen; `main.ts` and the tests do. */
import type { RenderMail } from '#contract/mail/mail.ts';
import type { ListArticles } from '#contract/mail/newsletter.ts';
import { meetingMails } from './booking/mails.ts';
import { meetingMailsStore } from './booking/mails-store.ts';
import { createMeetingNotifier } from './booking/notifications.ts';
import { wireBooking } from './booking/wire.ts';
import { wireChecks } from './checks/wire.ts';
import { wireContent } from './content/wire.ts';
import { wireErasure } from './erasure/wire.ts';
import type { App } from './http/app-type.ts';
import { createApp, type HttpParts } from './http/create-app.ts';
import { healthRoutes } from './http/health.ts';
import type { RenderPages } from './http/rendered-pages.ts';
import { securityTxtRoute } from './http/security-txt.ts';
import { versionRoute } from './http/version.ts';
import { Decoders } from './images/decode-in-subprocess.ts';
import { wireImages } from './images/wire.ts';
import { wireImports } from './imports/wire.ts';
import { wireInbound } from './inbound/wire.ts';
import { wireInquiryActions } from './inquiry-actions/wire.ts';
import { wireInquiryList } from './inquiry-list/wire.ts';
import { wireIntake } from './intake/wire.ts';
import { createJobs } from './jobs/jobs.ts';
import { wireLiveUpdates } from './live-updates/wire.ts';
import { wireMail } from './mail/wire.ts';
import { wireMetrics } from './metrics/wire.ts';
import { isMigrated } from './migrations/migrate.ts';
import { newsletterMails } from './newsletter/mails.ts';
import { newsletterStore } from './newsletter/store.ts';
import { wireNewsletter } from './newsletter/wire.ts';
import { wireOffsite } from './offsite/wire.ts';
import { documentRoutes } from './openapi/document.ts';
import { openApiRoutes } from './openapi/routes.ts';
import { pageRoutes } from './pages.ts';
import type { PushOverrides } from './push/send.ts';
import { wirePush } from './push/wire.ts';
import type { SiteSource } from './render/site-source.ts';
import { wireReports } from './reports/wire.ts';
import { keepSettings } from './settings/in-force.ts';
import { wireSettings } from './settings/wire.ts';
import { wireSpam } from './spam/wire.ts';
import { wireStaff } from './staff/wire.ts';
import { closeConnectionsOnStop } from './stop.ts';
import { wireVisitorPage } from './visitor-page/wire.ts';
import { wireWebhooks } from './webhooks/wire.ts';

export type AppParts = HttpParts & {
  /** Renders pages; absent in tests that only call the API. */
  pages?: RenderPages;
  /** The built site, for publishing content. */
  site: SiteSource;
  /** The templates of emails; absent in tests that send none. */
  renderMail?: RenderMail;
  /** Lists the blog's articles, for the newsletter. */
  articles?: ListArticles;
  /** Milliseconds during which sending a reply can be undone; tests don't wait. */
  takeBackMs?: number;
  /** Milliseconds by which emails about undoable changes are delayed. */
  undoPauseMs?: number;
  /** The push services; tests bring their own. */
  pushOverrides?: PushOverrides;
};

/** Booking is off. */
const noKinds = async () => [];

export async function buildApp(parts: AppParts): Promise<App> {
  const {
    config,
    db,
    log,
    site,
    pages: rendered,
    renderMail: render,
    articles = () => [],
    takeBackMs,
    undoPauseMs,
    pushOverrides,
  } = parts;
  const jobs = createJobs({ db, log });
  const base = { config, db, log, jobs };
  const { app, answeredAhead } = await createApp(parts);
  closeConnectionsOnStop(app);
  await documentRoutes(app, config);
  healthRoutes(app, { isMigrated: () => isMigrated(db) });
  versionRoute(app);
  securityTxtRoute(app, config);

  const settings = keepSettings(app, base);
  const newsletter = newsletterMails({ config, store: newsletterStore(db), articles });
  const meetings = meetingMails({ config, store: meetingMailsStore(db) });
  const outbox = wireMail(app, base, { render, newsletter, meetings, takeBackMs });
  const accounts = wireStaff(app, base, outbox);
  const decoders = new Decoders();
  const { pages, status: siteStatus } = wireContent(app, base, site, rendered, decoders);
  const images = wireImages(app, base, decoders);
  const spam = wireSpam(app, base);
  const booking = wireBooking(app, base, outbox);
  wireIntake(app, base, { images, outbox, spam, pages, kindsOffered: booking?.kindsOffered ?? noKinds });
  wireVisitorPage(app, base, { images, outbox, pages, booking });
  wireInbound(app, base, { images, outbox, spam });
  wireInquiryList(app, base);
  wireInquiryActions(app, base, outbox, undoPauseMs);
  wireReports(app, base);
  wireNewsletter(app, base, { articles, outbox, pages, render });
  wireOffsite(app, base);
  wireErasure(app, base, { images, notify: config.booking ? createMeetingNotifier(outbox) : undefined });
  wireImports(app, base, outbox);
  const live = wireLiveUpdates(app, base, accounts);
  const push = wirePush(app, base, pushOverrides);
  wireWebhooks(app, base);
  wireChecks(app, base, site, outbox);
  wireSettings(app, base, { accounts, settings });
  openApiRoutes(app);
  app.addHook('onListen', async () => jobs.start());
  app.addHook('preClose', () => jobs.stop());
  wireMetrics(app, base, {
    liveConnections: live.connections,
    push: push.counts,
    fromMemory: answeredAhead,
    siteStatus,
  });
  if (pages) {
    const incomingMail = config.imapUrl !== undefined;
    pageRoutes(app, { accounts, pages, booking: config.booking, incomingMail });
  }
  return app;
}
