/** `/api/inquiries` (specification §7; product decisions §6, §9, §14). */
import * as z from 'zod';
import { INQUIRY_LIMITS, inquirySubmission } from '#contract/inquiry.ts';
import type { App } from '../http/app-type.ts';
import { answers } from '../http/problem.ts';
import type { ImageHost } from '../images/image-host.ts';
import { requireStaff } from '../staff/guard.ts';
import { byId, unknownInquiry } from './by-id.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { inquirySchema, receiptSchema } from './json.ts';
import { receiveInquiry } from './receive.ts';
import type { InquiryStore } from './store.ts';

const PAGE_SIZE = 100;

type Deps = { store: InquiryStore; images: ImageHost; origin: string };

export function inquiryRoutes(app: App, deps: Deps): void {
  receiveRoute(app, deps);
  listRoute(app, deps);
  detailRoute(app, deps);
}

function receiveRoute(app: App, deps: Deps): void {
  app.post(
    '/api/inquiries',
    {
      bodyLimit: INQUIRY_LIMITS.bodyMaxBytes,
      config: { rateLimit: { max: 20, timeWindow: '10 minutes' } },
      schema: {
        headers: z.object({ 'idempotency-key': z.uuid('Idempotency-Key must be a UUID').optional() }),
        body: inquirySubmission,
        response: answers({ 201: receiptSchema }),
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

function listRoute(app: App, { store, origin }: Deps): void {
  app.get(
    '/api/inquiries',
    {
      onRequest: requireStaff,
      schema: {
        querystring: z.object({
          limit: z.coerce
            .number('limit must be a number from 1 to 100')
            .int()
            .min(1)
            .max(PAGE_SIZE)
            .default(PAGE_SIZE),
          after: z.string().max(200).optional(),
        }),
        response: answers({ 200: z.array(inquirySchema) }),
      },
    },
    async (request, reply) => {
      const { limit, after } = request.query;
      const [inquiries, total] = await Promise.all([
        store.page({ limit, after: after === undefined ? null : readCursor(after) }),
        store.count(),
      ]);
      const last = inquiries.at(-1);
      if (last && inquiries.length === limit)
        reply.header(
          'link',
          `<${origin}/api/inquiries?limit=${limit}&after=${writeCursor(last)}>; rel="next"`,
        );
      return reply.header('x-total-count', total).send(inquiries);
    },
  );
}

function detailRoute(app: App, { store }: Deps): void {
  app.get(
    '/api/inquiries/:id',
    { onRequest: requireStaff, schema: { params: byId, response: answers({ 200: inquirySchema }) } },
    async (request, reply) => {
      const inquiry = await store.find(request.params.id);
      if (!inquiry) throw unknownInquiry();
      return reply.header('etag', `"${inquiry.version}"`).send(inquiry);
    },
  );
}
