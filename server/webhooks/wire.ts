import type { App, Base } from '../http/app-type.ts';
import { handleDeliveryJobs } from './delivery-jobs.ts';
import { webhookRoutes } from './routes.ts';
import { createWebhookSender } from './send.ts';
import { webhooksStore } from './store.ts';

/** Posts events to other programs. While there are no webhooks, a check costs a query of an empty table. */
export function wireWebhooks(app: App, { config, db, jobs }: Base): void {
  const store = webhooksStore(db);
  webhookRoutes(app, { store, secret: config.secret, wake: jobs.wake });
  const { collect } = handleDeliveryJobs({ db, jobs, store, send: createWebhookSender(config.secret) });
  jobs.repeat({ task: 'webhook-events', everyMs: 10_000, run: collect });
}
