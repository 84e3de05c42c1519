/** `/api/inquiries` (specification §7; product decisions §6, §9, §14). */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { INQUIRY_LIMITS, inquirySubmission, inquiryUpdate } from '#contract/inquiry.ts';
import type { App } from '../http/app-type.ts';
import { answers, problem } from '../http/problem.ts';
import type { ImageHost } from '../images/image-host.ts';
import { requireStaff } from '../staff/guard.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { inquirySchema, receiptSchema } from './json.ts';
import { receiveInquiry } from './receive.ts';
import type { InquiryStore } from './store.ts';

const PAGE_SIZE = 100;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Deps = { store: InquiryStore; images: ImageHost; origin: string };

export function inquiryRoutes(app: App, deps: Deps): void {
  receiveRoute(app, deps);
  listRoute(app, deps);
  detailRoutes(app, deps);
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

function detailRoutes(app: App, { store }: Deps): void {
  // Any other identifier names nothing, and PostgreSQL would refuse a NUL in one.
  const params = z.object({ id: z.string().transform((id) => (UUID.test(id) ? id : 'none')) });
  const response = answers({ 200: inquirySchema });

  app.get(
    '/api/inquiries/:id',
    { onRequest: requireStaff, schema: { params, response } },
    async (request, reply) => {
      const inquiry = await store.find(request.params.id);
      if (!inquiry) throw unknownInquiry();
      return reply.header('etag', `"${inquiry.version}"`).send(inquiry);
    },
  );

  app.patch(
    '/api/inquiries/:id',
    { onRequest: requireStaff, schema: { params, body: inquiryUpdate, response } },
    async (request, reply) => {
      const { id: actorId, name } = request.staff;
      const at = new Date().toISOString();
      const actor = { id: actorId, name };
      const updated = await store.update(request.params.id, request.body, actor, at, ifMatch(request));
      if (updated === null) throw unknownInquiry();
      if (updated === 'stale')
        throw problem(
          412,
          'A colleague changed this inquiry meanwhile. Reload it, then make your change again.',
        );
      return reply.header('etag', `"${updated.version}"`).send(updated);
    },
  );
}

const unknownInquiry = () =>
  problem(404, 'There is no such inquiry. It may have been erased; reload the list.');

/** The version that `If-Match` names; null for none or `*` (RFC 9110 §13.1.1). */
function ifMatch(request: FastifyRequest): number | null {
  const header = request.headers['if-match'];
  if (header === undefined || header === '*') return null;
  const version = /^"(\d{1,9})"$/.exec(header)?.[1];
  // An ETag that we never issued matches nothing.
  return version === undefined ? -1 : Number(version);
}
