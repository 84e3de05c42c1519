/** The list of inquiries, its counts, and what else is by the same person (product decision §9). */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { overdueBefore } from '#contract/clock.ts';
import { INQUIRY_STATUSES } from '#contract/inquiry.ts';
import {
  type InquiryListQuery,
  inquiryFilter,
  inquiryListQuery,
  LIST_LIMITS,
  listParams,
} from '#contract/inquiry-list.ts';
import type { App } from '../../http/app-type.ts';
import { answers } from '../../http/problem.ts';
import { requireStaff } from '../../staff/guard.ts';
import { byId, unknownInquiry } from '../by-id.ts';
import { inquirySchema } from '../json.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { listFilter } from './parse.ts';
import type { ListStore } from './store.ts';

type Deps = { list: ListStore; origin: string };

const countsSchema = z.object({
  total: z.number(),
  overdue: z.number(),
  spam: z.number(),
  byStatus: z.record(z.enum(INQUIRY_STATUSES), z.number()),
});

const duplicateSchema = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  status: z.string(),
  spam: z.boolean(),
  sameEmail: z.boolean(),
  samePhone: z.boolean(),
  createdAt: z.string(),
});

export function listRoutes(app: App, { list, origin }: Deps): void {
  app.get(
    '/api/inquiries',
    {
      onRequest: requireStaff,
      schema: { querystring: inquiryListQuery, response: answers({ 200: z.array(inquirySchema) }) },
    },
    async (request, reply) => {
      const { sort = 'newest', limit = LIST_LIMITS.page, after } = request.query;
      const filter = listFilter(request.query, request.staff.id, new Date());
      const from = after === undefined ? null : readCursor(after, sort);
      const { inquiries, next, total } = await list.page(filter, sort, from, limit);
      if (next) linkNext(reply, origin, { ...request.query, limit, after: writeCursor(next) });
      return reply.header('x-total-count', total).send(inquiries);
    },
  );

  app.get(
    '/api/inquiries/counts',
    {
      onRequest: requireStaff,
      schema: { querystring: inquiryFilter, response: answers({ 200: countsSchema }) },
    },
    async (request) => {
      const now = new Date();
      return list.counts(listFilter(request.query, request.staff.id, now), overdueBefore(now));
    },
  );

  app.get(
    '/api/inquiries/:id/duplicates',
    {
      onRequest: requireStaff,
      schema: { params: byId, response: answers({ 200: z.array(duplicateSchema) }) },
    },
    async (request) => {
      const duplicates = await list.duplicates(request.params.id);
      if (!duplicates) throw unknownInquiry();
      return duplicates;
    },
  );
}

/** Where the list goes on, with every filter kept (RFC 8288). */
function linkNext(reply: FastifyReply, origin: string, query: InquiryListQuery): void {
  reply.header('link', `<${origin}/api/inquiries?${listParams(query)}>; rel="next"`);
}
