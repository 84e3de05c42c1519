/** `/api/inquiries` (requirements §8, §11, §14). */
import {
  type InquirySubmission,
  inquirySubmission,
  listedInquirySchema,
  receiptSchema,
} from '#contract/inquiries/inquiry.ts';
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import type { App } from '../http/app-type.ts';
import { idempotencyHeader } from '../http/idempotency-key.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { byId, unknownInquiry } from '../inquiries/by-id.ts';
import { admitRequestsCreator, requireRequestsReader } from '../staff/token-guard.ts';
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
      onRequest: admitRequestsCreator,
      bodyLimit: INQUIRY_LIMITS.bodyMaxBytes,
      config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
      schema: {
        ...operation('Inquiries', 'submitInquiry', 'Submit an inquiry as the contact form does', {
          description:
            'No session is needed. With an API token, the token’s name becomes the inquiry’s source unless the inquiry has one. `attachments` are the URLs of pictures uploaded with `signUpload`.',
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
        namingToken(request.body, request.tokenHolder),
        request.headers['idempotency-key'] ?? null,
      );
      return reply.code(201).header('location', `/api/inquiries/${receipt.id}`).send(receipt);
    },
  );
}

/** An inquiry by a token has the token's name as its source, unless its sender knows a better one. */
const namingToken = (sent: InquirySubmission, holder: { name: string } | null): InquirySubmission =>
  holder ? { ...sent, source: { ...sent.source, utmSource: sent.source?.utmSource || holder.name } } : sent;

function detailRoute(app: App, { store }: Deps): void {
  app.get(
    '/api/inquiries/:id',
    {
      onRequest: requireRequestsReader,
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
