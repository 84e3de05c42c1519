import * as z from 'zod';
import { listParams, readView } from '#contract/inquiries/inquiry-list.ts';
import {
  savedViewChange,
  savedViewDraft,
  savedViewSchema,
  viewCountsSchema,
} from '#contract/inquiries/saved-view.ts';
import { VIEW_LIMITS } from '#contract/staff/profile-limits.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { byId } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import { listFilter } from './parse.ts';
import type { ListStore } from './store.ts';
import type { SavedViewRefusal, ViewsStore } from './views-store.ts';

const REFUSALS = {
  'too-many': `You’ve reached the limit of ${VIEW_LIMITS.own} views. Remove one to save another.`,
  'too-many-shared': `You’ve reached the limit of ${VIEW_LIMITS.shared} shared views. Remove one to share another.`,
  'name-taken': 'A view with that name already exists. Choose another name.',
};

const unknownView = () => problem(404, 'This view no longer exists. It may have been removed.');

type Deps = { views: ViewsStore; list: ListStore };

export function viewRoutes(app: App, deps: Deps): void {
  readRoutes(app, deps);
  changeRoutes(app, deps);
}

function readRoutes(app: App, { views, list }: Deps): void {
  app.get(
    '/api/views',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Saved views', 'listViews', 'List your saved views and the shared ones'),
        response: responseSchemas({ 200: z.array(savedViewSchema) }),
      },
    },
    async (request) => views.list(request.staff),
  );

  app.get(
    '/api/views/counts',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Saved views', 'countViews', 'Count the inquiries in each view'),
        response: responseSchemas({ 200: viewCountsSchema }),
      },
    },
    async (request) => {
      const all = await views.list(request.staff);
      // By the minute, so that counts of overdue inquiries can be reused, too.
      const now = new Date(Math.floor(Date.now() / 60_000) * 60_000);
      const filters = all.map(({ query }) =>
        listFilter(readView(new URLSearchParams(query)), request.staff.id, now),
      );
      const totals = await list.totals(filters);
      return Object.fromEntries(all.map(({ id }, at) => [id, totals[at] as number]));
    },
  );
}

function changeRoutes(app: App, { views }: Deps): void {
  app.post(
    '/api/views',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Saved views', 'createView', 'Save a view'),
        body: savedViewDraft,
        response: responseSchemas({ 201: savedViewSchema }),
      },
    },
    async (request, reply) => {
      const { name, query, shared = false } = request.body;
      const draft = { name, query: known(query), shared };
      const view = await views.add(request.staff, draft, new Date().toISOString());
      return reply.code(201).send(unlessRefused(view));
    },
  );

  app.patch(
    '/api/views/:id',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Saved views', 'changeView', 'Change a view'),
        params: byId,
        body: savedViewChange,
        response: responseSchemas({ 200: savedViewSchema }),
      },
    },
    async ({ staff, params, body }) => {
      const change = body.query === undefined ? body : { ...body, query: known(body.query) };
      const view = unlessRefused(await views.change(staff, params.id, change));
      if (!view) throw unknownView();
      return view;
    },
  );

  app.delete(
    '/api/views/:id',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Saved views', 'deleteView', 'Delete a view'),
        params: byId,
        response: responseSchemas({ 204: z.null() }),
      },
    },
    async (request, reply) => {
      if (!(await views.remove(request.staff, request.params.id))) throw unknownView();
      return reply.code(204).send(null);
    },
  );
}

/** Keeps known parameters only, so that a saved view can't contain unvalidated ones. */
const known = (query: string) => String(listParams(readView(new URLSearchParams(query))));

function unlessRefused<T>(answer: T | SavedViewRefusal): T {
  if (typeof answer !== 'string') return answer;
  const why = REFUSALS[answer as SavedViewRefusal];
  throw problem(409, why, answer === 'name-taken' ? { errors: { name: why } } : {});
}
