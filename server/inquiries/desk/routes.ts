/** What staff do with one inquiry (specification §7; product decision §9). */
import * as z from 'zod';
import { attachmentView, contactLog, deskUpdate } from '#contract/desk.ts';
import type { App } from '../../http/app-type.ts';
import { answers, problem } from '../../http/problem.ts';
import { requireStaff } from '../../staff/guard.ts';
import { byId, ifMatch, staleInquiry, unknownInquiry } from '../by-id.ts';
import { inquirySchema } from '../json.ts';
import { bulkRoutes } from './bulk-routes.ts';
import type { BulkStore } from './bulk-store.ts';
import type { DeskStore } from './store.ts';
import { timelineRoutes } from './timeline-routes.ts';
import type { TimelineStore } from './timeline-store.ts';

export type DeskDeps = {
  desk: DeskStore;
  bulk: BulkStore;
  timeline: TimelineStore;
  origin: string;
  /** Called after mails may have been released. */
  wakeMail: () => void;
};

export function deskRoutes(app: App, deps: DeskDeps): void {
  updateRoute(app, deps);
  contactRoute(app, deps);
  attachmentViewRoute(app, deps);
  timelineRoutes(app, deps);
  bulkRoutes(app, deps);
}

function updateRoute(app: App, { desk, wakeMail }: DeskDeps): void {
  app.patch(
    '/api/inquiries/:id',
    {
      onRequest: requireStaff,
      schema: { params: byId, body: deskUpdate, response: answers({ 200: inquirySchema }) },
    },
    async (request, reply) => {
      const { params, body, staff } = request;
      await refuseUnknownAssignee(desk, body.assigneeId);
      const at = new Date().toISOString();
      const updated = await desk.update(params.id, body, staff, at, ifMatch(request));
      if (updated === null) throw unknownInquiry();
      if (updated === 'stale') throw staleInquiry();
      if (body.spam === false) wakeMail();
      return reply.header('etag', `"${updated.version}"`).send(updated);
    },
  );
}

function contactRoute(app: App, { desk }: DeskDeps): void {
  app.post(
    '/api/inquiries/:id/contacts',
    {
      onRequest: requireStaff,
      schema: { params: byId, body: contactLog, response: answers({ 201: inquirySchema }) },
    },
    async ({ params, body, staff }, reply) => {
      const inquiry = await desk.addContact(params.id, body, staff, new Date().toISOString());
      if (!inquiry) throw unknownInquiry();
      return reply.code(201).header('etag', `"${inquiry.version}"`).send(inquiry);
    },
  );
}

function attachmentViewRoute(app: App, { desk }: DeskDeps): void {
  app.post(
    '/api/inquiries/:id/attachment-views',
    {
      onRequest: requireStaff,
      schema: { params: byId, body: attachmentView, response: answers({ 204: z.null() }) },
    },
    async ({ params, body, staff }, reply) => {
      const noted = await desk.addAttachmentView(params.id, body.url, staff, new Date().toISOString());
      if (!noted) throw problem(404, 'This inquiry carries no such picture. Reload it.');
      return reply.code(204).send(null);
    },
  );
}

/** @throws ProblemError 400 for an account that doesn't exist or is disabled. */
export async function refuseUnknownAssignee(
  desk: DeskStore,
  assigneeId: string | null | undefined,
): Promise<void> {
  if (!assigneeId || (await desk.mayBeAssigned(assigneeId))) return;
  const message = 'There is no such account, or it is disabled. Choose another person';
  throw problem(400, `${message}.`, { errors: { assigneeId: message } });
}
