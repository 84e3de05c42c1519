/** `GET /api/inquiries/{id}/events`: the timeline, newest first. */
import * as z from 'zod';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { byId, unknownInquiry } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import type { TimelineStore } from './timeline-store.ts';

/** Few inquiries have more events; the rest follows by `Link: rel=next`. */
const PAGE_SIZE = 200;
/** Instant and id of an event. */
const POSITION = /^\d{4}-\d{2}-\d{2}T[\d:.]{12}Z_[\w-]{1,64}$/;

const eventSchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.object({ id: z.string().nullable(), name: z.string() }).nullable(),
  bulkId: z.string().nullable(),
  kind: z.string(),
  data: z.record(z.string(), z.unknown()),
}) as unknown as z.ZodType<TimelineEvent>;

export function timelineRoutes(app: App, { timeline, origin }: { timeline: TimelineStore; origin: string }) {
  app.get(
    '/api/inquiries/:id/events',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'listEvents', 'List the timeline of an inquiry, newest first', {
          answerHeaders: ['link'],
        }),
        params: byId,
        querystring: z.object({
          limit: z.coerce.number().int().min(1).max(PAGE_SIZE).default(PAGE_SIZE),
          after: z.string().regex(POSITION, 'Couldn’t load more activity. Reload the inquiry.').optional(),
        }),
        response: responseSchemas({ 200: z.array(eventSchema) }),
      },
    },
    async ({ params: { id }, query: { limit, after } }, reply) => {
      const [at, event] = after?.split('_') ?? [];
      const events = await timeline.events(id, { limit, after: at && event ? { at, id: event } : null });
      if (!events) throw unknownInquiry();
      const last = events.at(-1);
      if (last && events.length === limit)
        reply.header(
          'link',
          `<${origin}/api/inquiries/${id}/events?limit=${limit}&after=${last.at}_${last.id}>; rel="next"`,
        );
      return events;
    },
  );
}
