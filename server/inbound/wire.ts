import { SET_ASIDE_DAYS } from '#contract/mail/inbound-limits.ts';
import { removeUnusedBlobs } from '../blobs/blobs-store.ts';
import type { App, Base } from '../http/app-type.ts';
import type { ImageHost } from '../images/image-host.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { SpamFilter } from '../spam/filter.ts';
import { deleteDismissedMail } from './clean-up-store.ts';
import { downloadRoutes } from './download-routes.ts';
import { createFiling } from './filing.ts';
import { createReader } from './imap/reader.ts';
import { createManualFiling } from './manual-filing.ts';
import { inboundRoutes } from './routes.ts';

type Given = { images: ImageHost; outbox: Outbox; spam: SpamFilter };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Wires incoming mail into the app; without IMAP_URL, nothing of it exists. */
export function wireInbound(app: App, base: Base, given: Given): void {
  const { config, db, jobs } = base;
  const { imapUrl } = config;
  if (imapUrl === undefined) return;
  createFiling({ ...base, ...given });
  const filing = createManualFiling({ ...base, ...given });
  const { state, stop } = createReader({ ...base, imapUrl });
  // Before the queue, which waits for the end of its jobs.
  app.addHook('preClose', async () => stop());
  inboundRoutes(app, { filing, origin: config.origin, state, wake: jobs.wake });
  downloadRoutes(app, { db, config, filing });
  jobs.repeat({
    task: 'set-aside-mail',
    everyMs: HOUR_MS,
    async run() {
      await deleteDismissedMail(db, new Date(Date.now() - SET_ASIDE_DAYS * DAY_MS).toISOString());
      await removeUnusedBlobs(db, new Date(Date.now() - DAY_MS).toISOString());
    },
  });
}
