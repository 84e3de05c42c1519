/** `/api/inquiries` (requirements §8, §11, §14). */
import { inquirySubmission, listedInquirySchema, receiptSchema } from '#contract/inquiries/inquiry.ts';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import type { App } from '../http/app-type.ts';
import { idempotencyHeader } from '../http/idempotency-key.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { byId, unknownInquiry } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import { newRequestRoute } from './new-request.ts';
import { type ReceiveParts, receiveInquiry } from './receive.ts';

type Deps = ReceiveParts;

export function inquiryRoutes(app: App, deps: Deps): void {
  receiveRoute(app, deps);
  newRequestRoute(app, deps);
  detailRoute(app, deps);
}

function receiveRoute(app: App, deps: Deps): void {
  app.post(
    '/api/inquiries',
    {
      bodyLimit: INQUIRY_LIMITS.bodyMaxBytes,
      config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
      schema: {
        ...operation('Inquiries', 'submitInquiry', 'Submit an inquiry as the contact form does', {
          description:
            'No session needed. `attachments` are the URLs of pictures uploaded with `signUpload`.',
          answerHeaders: ['location'],
        }),
        headers: idempotencyHeader,
        body: inquirySubmission,
        response: responseSchemas({ 201: receiptSchema }),
      },
    },
    async (request, reply) => {
      const { receipt } = await receiveInquiry(
        deps,
        request.body,
        request.headers['idempotency-key'] ?? null,
      );
      return reply.code(201).header('location', `/api/inquiries/${receipt.id}`).send(receipt);
    },
  );
}

function detailRoute(app: App, { store }: Deps): void {
  app.get(
    '/api/inquiries/:id',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'getInquiry', 'Get an inquiry', { answerHeaders: ['etag'] }),
        params: byId,
        response: responseSchemas({ 200: listedInquirySchema }),
      },
    },
    async (request, reply) => {
      const inquiry = await store.find(request.params.id, request.staff.id);
      if (!inquiry) throw unknownInquiry();
      return reply.header('etag', `"${inquiry.version}"`).send(inquiry);
    },
  );
}
