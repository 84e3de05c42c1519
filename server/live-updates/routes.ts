/** `GET /api/live`, and the current viewers of an inquiry (requirements §14). */
import * as z from 'zod';
import { viewingReport } from '#contract/inquiries/inquiry-action-schemas.ts';
import { viewersResponseSchema } from '#contract/inquiries/inquiry-responses.ts';
import type { App } from '../http/app-type.ts';
import { responseSchemas } from '../http/problem.ts';
import { byId, unknownInquiry } from '../inquiries/by-id.ts';
import { requireStaffWithoutActivity } from '../staff/guard.ts';
import type { Live } from './live.ts';
import type { LiveStore } from './store.ts';

declare module 'fastify' {
  interface FastifyInstance {
    live: Live;
  }
}

type Deps = { live: Live; store: LiveStore };

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export function liveRoutes(app: App, deps: Deps): void {
  const { live } = deps;
  app.decorate('live', live);
  // Broadcasts this process's own writes without waiting for the database's notification.
  app.addHook('onResponse', async ({ method }, { statusCode }) => {
    if (!SAFE.includes(method) && statusCode < 400) live.wake();
  });
  app.addHook('preClose', () => live.close());
  eventStreamRoute(app, deps);
  viewingRoutes(app, deps);
}

const instant = z.iso.datetime().optional().catch(undefined);

function eventStreamRoute(app: App, { live }: Deps): void {
  app.get(
    '/api/live',
    {
      onRequest: requireStaffWithoutActivity,
      exposeHeadRoute: false,
      schema: {
        querystring: z.object({ since: instant }),
        response: responseSchemas({ 200: z.unknown() }),
      },
    },
    async (request, reply) => {
      const session = (await app.staffAccounts.sessionHash(request)) as string;
      const since = instant.parse(request.headers['last-event-id']) ?? request.query.since ?? null;
      const stream = await live.open(request.staff, session, since);
      return reply
        .header('content-type', 'text/event-stream')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(stream);
    },
  );
}

function viewingRoutes(app: App, { store }: Deps): void {
  const url = '/api/inquiries/:id/viewing';
  app.put(
    url,
    {
      onRequest: requireStaffWithoutActivity,
      schema: {
        params: byId,
        body: viewingReport,
        response: responseSchemas({ 200: viewersResponseSchema }),
      },
    },
    async ({ params: { id }, body, staff }) => {
      const now = Date.now();
      if (!(await store.recordViewer(id, staff.id, new Date(now).toISOString(), body?.writing)))
        throw unknownInquiry();
      const all = await store.viewers(now);
      return { viewers: (all.get(id) ?? []).filter((viewer) => viewer.id !== staff.id) };
    },
  );
  app.delete(
    url,
    {
      onRequest: requireStaffWithoutActivity,
      schema: { params: byId, response: responseSchemas({ 204: z.null() }) },
    },
    async ({ params: { id }, staff }, reply) => {
      await store.removeViewer(id, staff.id);
      return reply.code(204).send(null);
    },
  );
}
