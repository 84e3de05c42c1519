/** `GET /metrics`, and what counts the requests. */
import type { Config } from '../config.ts';
import type { App } from '../http/app-type.ts';
import { mayReadMetrics } from './access.ts';
import type { Metrics } from './metrics.ts';

type Deps = { metrics: Metrics; config: Pick<Config, 'secret'> };

export function metricsRoutes(app: App, { metrics, config }: Deps): void {
  app.addHook('onResponse', async (request, reply) => {
    // A live line lasts as long as a dashboard is open, which says nothing about how fast we are.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const route = request.routeOptions.url ?? 'page';
    metrics.request(request.method, route, reply.statusCode, reply.elapsedTime);
  });
  app.get('/metrics', { exposeHeadRoute: false }, async (request, reply) => {
    // Nobody else is told that there is anything here.
    if (!mayReadMetrics(request, config)) return reply.callNotFound();
    return reply
      .header('content-type', metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.text());
  });
}
