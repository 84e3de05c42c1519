import type { App, Base } from '../http/app-type.ts';
import type { PushCounts } from '../push/push.ts';
import type { SitePublisher } from '../render/site-publisher.ts';
import { createMetrics } from './metrics.ts';
import { metricsRoutes } from './routes.ts';
import { metricsStore } from './store.ts';

type Given = {
  liveConnections: () => number;
  fromMemory: () => number;
  siteStatus: SitePublisher['status'];
  push: () => PushCounts;
};

/** Wires `/metrics`, for Prometheus, into the app. */
export function wireMetrics(app: App, { config, db }: Base, given: Given): void {
  metricsRoutes(app, {
    metrics: createMetrics({ store: metricsStore(db, config), config, ...given }),
    config,
  });
}
