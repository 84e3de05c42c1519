/** One change of many inquiries, and its undo (product decision §9). */
import * as z from 'zod';
import { type BulkAnswer, bulkRequest, DESK_LIMITS, type UndoAnswer } from '#contract/desk.ts';
import type { App } from '../../http/app-type.ts';
import { answers, problem } from '../../http/problem.ts';
import { requireStaff } from '../../staff/guard.ts';
import { byId } from '../by-id.ts';
import { listFilter } from '../list/parse.ts';
import type { BulkStore } from './bulk-store.ts';
import { type DeskDeps, refuseUnknownAssignee } from './routes.ts';

const bulkSchema: z.ZodType<BulkAnswer> = z.object({ id: z.string(), changed: z.number() });

const undoSchema: z.ZodType<UndoAnswer> = z.object({
  restored: z.number(),
  kept: z.number(),
  keptInquiries: z.array(z.object({ id: z.string(), reference: z.string(), name: z.string() })),
});

type Deps = Pick<DeskDeps, 'desk' | 'wakeMail'> & { bulk: BulkStore };

export function bulkRoutes(app: App, deps: Deps): void {
  changeRoute(app, deps);
  undoRoute(app, deps);
}

function changeRoute(app: App, { desk, bulk, wakeMail }: Deps): void {
  app.post(
    '/api/inquiries/bulk',
    {
      onRequest: requireStaff,
      schema: { body: bulkRequest, response: answers({ 200: bulkSchema }) },
    },
    async ({ body, staff }) => {
      const { change } = body;
      if ('assigneeId' in change) await refuseUnknownAssignee(desk, change.assigneeId);
      const now = new Date();
      const chosen = body.filter
        ? { filter: listFilter(body.filter, staff.id, now) }
        : { ids: body.ids ?? [] };
      const max = body.filter ? DESK_LIMITS.bulkFilter : DESK_LIMITS.bulkIds;
      const answer = await bulk.change(chosen, change, staff, now.toISOString(), max);
      if (answer === 'too-many')
        throw problem(
          422,
          `More than ${max.toLocaleString('en-US')} inquiries would change. Nothing was changed; narrow the filter.`,
        );
      if ('spam' in change && !change.spam) wakeMail();
      return answer;
    },
  );
}

const WHY_NOT = {
  unknown: [404, 'There is no such change of yours. Only who made it can undo it, within a minute.'],
  'too-late': [409, 'It is too late to undo this at once. Change the inquiries back in the list.'],
  undone: [409, 'This was undone already.'],
} as const;

function undoRoute(app: App, { bulk, wakeMail }: Deps): void {
  app.post(
    '/api/inquiries/bulk/:id/undo',
    {
      onRequest: requireStaff,
      schema: { params: byId, response: answers({ 200: undoSchema }) },
    },
    async ({ params, staff }) => {
      const now = Date.now();
      const since = new Date(now - DESK_LIMITS.undoMs).toISOString();
      const answer = await bulk.undo(params.id, staff, new Date(now).toISOString(), since);
      if (typeof answer === 'string') throw problem(WHY_NOT[answer][0], WHY_NOT[answer][1]);
      wakeMail();
      return answer;
    },
  );
}
