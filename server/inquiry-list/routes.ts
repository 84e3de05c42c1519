/** The list of inquiries, its counts, and other inquiries from the same person (requirements §14). */
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { overdueBefore } from '#contract/inquiries/clock.ts';
import { listedInquirySchema } from '#contract/inquiries/inquiry.ts';
import {
  type InquiryListQuery,
  inquiryFilter,
  inquiryListQuery,
  LIST_LIMITS,
  listParams,
} from '#contract/inquiries/inquiry-list.ts';
import {
  inquiryCountsSchema,
  inquiryDuplicateSchema,
  tagInUseSchema,
} from '#contract/inquiries/inquiry-responses.ts';
import { inquiryWorthSchema } from '#contract/inquiries/worth.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { byId, unknownInquiry } from '../inquiries/by-id.ts';
import { requireStaff } from '../staff/guard.ts';
import { requireRequestsReader } from '../staff/token-guard.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { listFilter } from './parse.ts';
import type { ListStore } from './store.ts';

type Deps = { list: ListStore; origin: string };

export function listRoutes(app: App, { list, origin }: Deps): void {
  app.get(
    '/api/inquiries',
    {
      onRequest: requireRequestsReader,
      schema: {
        ...operation('Inquiries', 'listInquiries', 'List inquiries', {
          answerHeaders: ['link', 'x-total-count'],
        }),
        querystring: inquiryListQuery,
        response: responseSchemas({ 200: z.array(listedInquirySchema) }),
      },
    },
    async (request, reply) => {
      const { sort = 'newest', limit = LIST_LIMITS.page, after } = request.query;
      const now = new Date();
      const filter = listFilter(request.query, request.staff.id, now);
      const from = after === undefined ? null : readCursor(after, sort);
      const wanted = { filter, sort, after: from, limit, now: from?.now ?? now.toISOString() };
      const { inquiries: found, next, total } = await list.page(wanted);
      const inquiries = await list.read(found, request.staff.id);
      if (next) linkNext(reply, origin, { ...request.query, limit, after: writeCursor(next) });
      reply.header('x-total-count', total);
      return reply.send(inquiries);
    },
  );

  app.get(
    '/api/inquiries/counts',
    {
      onRequest: requireRequestsReader,
      schema: {
        ...operation('Inquiries', 'countInquiries', 'Count inquiries by status and queue group'),
        querystring: inquiryFilter,
        response: responseSchemas({ 200: inquiryCountsSchema }),
      },
    },
    async (request) => {
      const now = new Date();
      return list.counts(listFilter(request.query, request.staff.id, now), overdueBefore(now));
    },
  );

  app.get(
    '/api/inquiries/tags',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'listTags', 'List the tags in use, the most frequent first'),
        response: responseSchemas({ 200: z.array(tagInUseSchema) }),
      },
    },
    () => list.tags(),
  );

  app.get(
    '/api/inquiries/worth',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'sumEstimates', 'Sum the estimated values of inquiries by status'),
        querystring: inquiryFilter,
        response: responseSchemas({ 200: inquiryWorthSchema }),
      },
    },
    (request) => list.worth(listFilter(request.query, request.staff.id, new Date())),
  );

  app.get(
    '/api/inquiries/:id/duplicates',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'listDuplicates', 'List other inquiries from the same person'),
        params: byId,
        response: responseSchemas({ 200: z.array(inquiryDuplicateSchema) }),
      },
    },
    async (request) => {
      const duplicates = await list.duplicates(request.params.id);
      if (!duplicates) throw unknownInquiry();
      return duplicates;
    },
  );
}

/** Sets the link to the next page, with all filters (RFC 8288). */
function linkNext(reply: FastifyReply, origin: string, query: InquiryListQuery): void {
  reply.header('link', `<${origin}/api/inquiries?${listParams(query)}>; rel="next"`);
}
