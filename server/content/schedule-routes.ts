/** `/api/content/scheduled` for editors and owners (contract/site/site-schedule.ts). */
import * as z from 'zod';
import { isInstant } from '#contract/shared/zoned-day.ts';
import { MAX_SCHEDULE_DAYS } from '#contract/site/site-limits.ts';
import { releaseSchema } from '#contract/site/site-records.ts';
import { scheduledReleaseSchema, type ToSchedule } from '#contract/site/site-schedule.ts';
import type { App } from '../http/app-type.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { requireEditor } from '../staff/guard.ts';
import { editsOf } from './collections.ts';
import type { Publishing } from './publishing.ts';
import { blockedSchema, mustEdit, ownersOnly, publishSchema, sendRefusal, sendRelease } from './routes.ts';
import type { Scheduling } from './scheduling.ts';

const toSchedule: z.ZodType<ToSchedule> = publishSchema.extend({
  dueAt: z.string('Choose a date and time').refine(isInstant, 'Choose a date and time'),
});
const byId = z.object({ id: z.string().max(64) });

const GONE = 'This update was already published or unscheduled. Reload the list.';

export function scheduleRoutes(app: App, scheduling: Scheduling, publishing: Publishing): void {
  const editors = { onRequest: requireEditor };
  app.get(
    '/api/content/scheduled',
    {
      ...editors,
      schema: {
        response: responseSchemas({ 200: z.object({ scheduled: z.array(scheduledReleaseSchema) }) }),
      },
    },
    async ({ staff }) => ({ scheduled: await scheduling.list(editsOf(staff.role)) }),
  );

  app.post(
    '/api/content/scheduled',
    {
      ...editors,
      schema: {
        body: toSchedule,
        response: { ...responseSchemas({ 201: scheduledReleaseSchema }), 422: blockedSchema },
      },
    },
    async ({ body, staff }, reply) => {
      mustEdit(staff, body.records);
      const done = await scheduling.schedule(body, staff);
      if (typeof done === 'string') {
        const one = (await scheduling.list(editsOf(staff.role))).find(({ id }) => id === done);
        if (!one) throw problem(404, GONE);
        return reply.code(201).send(one);
      }
      if (done.refused === 'past') throw wrongTime('That time has passed. Choose a later one.');
      if (done.refused === 'far') throw wrongTime(`Choose a time within ${MAX_SCHEDULE_DAYS} days.`);
      return sendRefusal(done, reply);
    },
  );

  app.delete(
    '/api/content/scheduled/:id',
    { ...editors, schema: { params: byId, response: responseSchemas({ 204: z.null() }) } },
    async ({ params, staff }, reply) => {
      const done = await scheduling.remove(params.id, staff, editsOf(staff.role));
      if (done === 'not-yours') throw ownersOnly();
      if (done === 'unknown') throw problem(404, GONE);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/api/content/scheduled/:id/publish',
    {
      ...editors,
      schema: { params: byId, response: { ...responseSchemas({ 201: releaseSchema }), 422: blockedSchema } },
    },
    async ({ params, staff }, reply) => {
      const done = await scheduling.publishNow(params.id, staff, editsOf(staff.role));
      if (typeof done !== 'string' && done.refused === 'unknown') throw problem(404, GONE);
      return sendRelease(done, staff, reply, publishing);
    },
  );
}

const wrongTime = (detail: string) => problem(422, detail, { errors: { dueAt: detail } });
