import type { App, Base } from '../http/app-type.ts';
import { handleDeliveries } from './deliveries.ts';
import { createSender } from './delivery.ts';
import { webhookRoutes } from './routes.ts';
import { webhooksStore } from './store.ts';

/** Posts events to other programs. While there are no webhooks, a check costs a query of an empty table. */
export function wireWebhooks(app: App, { config, db, jobs }: Base): void {
  const store = webhooksStore(db);
  webhookRoutes(app, { store, secret: config.secret, wake: jobs.wake });
  const { collect } = handleDeliveries({ db, jobs, store, send: createSender(config.secret) });
  jobs.repeat({ task: 'webhook-news', everyMs: 10_000, run: collect });
}
