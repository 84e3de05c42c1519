import * as z from 'zod';
import { LIST_LIMITS, listParams, readView, type SavedView, savedViewDraft } from '#contract/inquiry-list.ts';
import type { App } from '../../http/app-type.ts';
import { answers, problem } from '../../http/problem.ts';
import { requireStaff } from '../../staff/guard.ts';
import { byId } from '../by-id.ts';
import type { ViewsStore } from './views-store.ts';

const viewSchema: z.ZodType<SavedView> = z.object({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  createdAt: z.string(),
});

const REFUSALS = {
  'too-many': `You have ${LIST_LIMITS.views} views already. Remove one, then save this one.`,
  'name-taken': 'You have a view of that name already. Choose another name, or remove that view first.',
};

export function viewRoutes(app: App, { views }: { views: ViewsStore }): void {
  app.get(
    '/api/views',
    { onRequest: requireStaff, schema: { response: answers({ 200: z.array(viewSchema) }) } },
    async (request) => views.list(request.staff.id),
  );

  app.post(
    '/api/views',
    { onRequest: requireStaff, schema: { body: savedViewDraft, response: answers({ 201: viewSchema }) } },
    async (request, reply) => {
      const { name, query } = request.body;
      // Only what the list knows is kept, so an old view can't ask for what nobody checks.
      const kept = String(listParams(readView(new URLSearchParams(query))));
      const view = await views.add(request.staff.id, { name, query: kept }, new Date().toISOString());
      if (typeof view === 'string')
        throw problem(409, REFUSALS[view], view === 'name-taken' ? { errors: { name: REFUSALS[view] } } : {});
      return reply.code(201).send(view);
    },
  );

  app.delete(
    '/api/views/:id',
    { onRequest: requireStaff, schema: { params: byId, response: answers({ 204: z.null() }) } },
    async (request, reply) => {
      if (!(await views.remove(request.staff.id, request.params.id)))
        throw problem(404, 'You have no such view. It may be removed already.');
      return reply.code(204).send(null);
    },
  );
}
