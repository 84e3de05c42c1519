/** Staff actions on one inquiry (requirements §8, §14). */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { inquirySchema } from '#contract/inquiries/inquiry.ts';
import {
  attachmentView,
  contactLog,
  type InquiryChange,
  inquiryChange,
} from '#contract/inquiries/inquiry-action-schemas.ts';
import { clashProblemSchema } from '#contract/inquiries/inquiry-responses.ts';
import { LOST_STATUSES, statusLabel } from '#contract/inquiries/statuses.ts';
import { PROBLEM_TYPE } from '#contract/shared/problem-type.ts';
import type { App } from '../http/app-type.ts';
import { idempotencyHeader } from '../http/idempotency-key.ts';
import { ifMatch, ifMatchHeader } from '../http/if-match.ts';
import { operation } from '../http/operation.ts';
import { problem, problemBody, responseSchemas } from '../http/problem.ts';
import { byId, unknownInquiry } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import type { AttachmentViewsStore } from './attachment-views-store.ts';
import { bulkRoutes } from './bulk-routes.ts';
import type { BulkStore } from './bulk-store.ts';
import type { ChangedInquiry, InquiryActionsStore } from './store.ts';
import { timelineRoutes } from './timeline-routes.ts';
import type { TimelineStore } from './timeline-store.ts';
import type { UndoStore } from './undo-store.ts';

export type InquiryActionsDeps = {
  actions: InquiryActionsStore;
  bulk: BulkStore;
  undo: UndoStore;
  views: AttachmentViewsStore;
  timeline: TimelineStore;
  origin: string;
  /** Call this after a change, which may have released or queued emails. */
  wakeMail: (change: InquiryChange) => void;
};

export function inquiryActionsRoutes(app: App, deps: InquiryActionsDeps): void {
  updateRoute(app, deps);
  contactRoute(app, deps);
  attachmentViewRoute(app, deps);
  timelineRoutes(app, deps);
  bulkRoutes(app, deps);
}

function updateRoute(app: App, { actions, wakeMail }: InquiryActionsDeps): void {
  app.patch(
    '/api/inquiries/:id',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'changeInquiry', 'Change status, notes, assignee, value, or next step', {
          description:
            'Saves all of the given fields or none. Nothing is saved, and the response is 412, when the version differs from If-Match or a field differs from `seen`.',
          answerHeaders: ['etag', 'undo'],
        }),
        ...{ params: byId, headers: idempotencyHeader.extend(ifMatchHeader.shape), body: inquiryChange },
        response: { ...responseSchemas({ 200: inquirySchema }), 412: clashProblemSchema },
      },
    },
    async (request, reply) => {
      const { params, staff } = request;
      const { seen, ...change } = request.body;
      await refuseUnknownAssignee(actions, change.assigneeId);
      const at = new Date().toISOString();
      const updated = await actions.update(params.id, change, staff, at, {
        seen,
        ifVersion: ifMatch(request),
        key: request.headers['idempotency-key'],
      });
      if (updated === null) throw unknownInquiry();
      if (updated === 'not-lost') throw notLost();
      if (updated === 'has-email')
        throw problem(409, 'This client already has an email address. Only they can change it.');
      if (updated === 'key-used') throw keyUsed();
      if ('clashes' in updated)
        return reply
          .code(412)
          .type(PROBLEM_TYPE)
          .send({ ...problemBody(412, STALE), ...updated });
      wakeMail(change);
      return sendChanged(reply, updated);
    },
  );
}

function contactRoute(app: App, { actions }: InquiryActionsDeps): void {
  app.post(
    '/api/inquiries/:id/contacts',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'logContact', 'Log a call or other contact', {
          answerHeaders: ['etag', 'undo'],
        }),
        ...{ params: byId, headers: idempotencyHeader, body: contactLog },
        response: responseSchemas({ 201: inquirySchema }),
      },
    },
    async ({ params, headers, body, staff }, reply) => {
      const key = headers['idempotency-key'];
      const logged = await actions.addContact(params.id, body, staff, new Date().toISOString(), key);
      if (logged === 'key-used') throw keyUsed();
      if (!logged) throw unknownInquiry();
      return sendChanged(reply.code(201), logged);
    },
  );
}

function sendChanged(reply: FastifyReply, { inquiry, undo }: ChangedInquiry) {
  if (undo !== null) reply.header('undo', undo);
  return reply.header('etag', `"${inquiry.version}"`).send(inquiry);
}

function attachmentViewRoute(app: App, { views }: InquiryActionsDeps): void {
  app.post(
    '/api/inquiries/:id/attachment-views',
    {
      onRequest: requireStaff,
      schema: { params: byId, body: attachmentView, response: responseSchemas({ 204: z.null() }) },
    },
    async ({ params, body, staff }, reply) => {
      const noted = await views.add(params.id, body.url, staff, new Date().toISOString());
      if (!noted) throw problem(404, 'Picture not found on this inquiry. Reload the page.');
      return reply.code(204).send(null);
    },
  );
}

/** @throws ProblemError 400 for an account that doesn't exist or is disabled. */
export async function refuseUnknownAssignee(
  actions: InquiryActionsStore,
  assigneeId: string | null | undefined,
): Promise<void> {
  if (!assigneeId || (await actions.mayBeAssigned(assigneeId))) return;
  const message = 'That account doesn’t exist or is disabled. Choose another colleague';
  throw problem(400, `${message}.`, { errors: { assigneeId: message } });
}

const STALE = 'A colleague changed this inquiry. Reload it and try again.';

const keyUsed = () => problem(409, 'This Idempotency-Key was used for something else. Send a new one.');

function notLost(): Error {
  const names = LOST_STATUSES.map(statusLabel).join(' or ');
  return problem(409, `To add a lost reason, set the status to ${names} first.`);
}
