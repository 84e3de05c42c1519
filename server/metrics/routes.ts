/** `GET /metrics`, and the hook that counts requests. */

import type { Config } from '../config/config.ts';
import type { App } from '../http/app-type.ts';
import { mayReadMetrics } from './access.ts';
import type { Metrics } from './metrics.ts';

type Deps = { metrics: Metrics; config: Pick<Config, 'secret'> };

export function metricsRoutes(app: App, { metrics, config }: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    // Skips event streams: they last as long as a dashboard is open, which is no measure of latency.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const route = request.routeOptions.url ?? 'page';
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime);
  });
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    // Others get a 404, so that the route's existence isn't revealed.
    if (!mayReadMetrics(request, config)) return reply.callNotFound();
    return reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}
