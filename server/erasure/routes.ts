/** `/api/erasures` and `/api/people`: for owners only (requirements §16). */
import * as z from 'zod';
import {
  erasureCountsSchema,
  erasureRecordSchema,
  erasureRequest,
  erasureTracesSchema,
} from '#contract/inquiries/erasure.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { fileResponse, operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { emailKey } from '../search/contact-keys.ts';
import { requireOwner } from '../staff/guard.ts';
import type { Erasure } from './erasure.ts';
import { asJson } from './holdings-file.ts';
import { personalData } from './personal-data-store.ts';
import { previewAddressErasure, previewInquiryErasure } from './preview-store.ts';
import { latestRecords } from './store.ts';
import type { Traces } from './traces.ts';

/** Audit lines per page. */
const LATEST = 200;

type Parts = { db: Db; erasure: Erasure; traces: Pick<Traces, 'now'> };

export function erasureRoutes(app: App, { db, erasure, traces }: Parts): void {
  app.post(
    '/api/erasures',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Privacy', 'erasePerson', 'Erase an inquiry, or all data for an email address', {
          description: 'Permanent. Restoring a backup does not restore erased data.',
        }),
        body: erasureRequest,
        response: responseSchemas({ 201: erasureRecordSchema }),
      },
    },
    async (request, reply) => {
      const actor = { id: request.staff.id, name: request.staff.name };
      const record =
        'email' in request.body
          ? await erasure.eraseAddress(request.body.email, actor)
          : await erasure.eraseInquiry(request.body.inquiryId, actor);
      if (!record) throw nothingHeld();
      return reply.code(201).send(record);
    },
  );

  app.get(
    '/api/erasures',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Privacy', 'listErasures', 'List the latest erasures'),
        response: responseSchemas({ 200: z.array(erasureRecordSchema) }),
      },
    },
    () => latestRecords(db, LATEST),
  );

  app.get(
    '/api/erasures/traces',
    {
      onRequest: requireOwner,
      schema: {
        ...operation(
          'Privacy',
          'getErasureTraces',
          'Check whether erased data is gone from the database files',
        ),
        response: responseSchemas({ 200: erasureTracesSchema }),
      },
    },
    () => traces.now(),
  );

  app.get(
    '/api/erasures/preview',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Privacy', 'previewErasure', 'Count the data that an erasure would delete'),
        querystring: erasureRequest,
        response: responseSchemas({ 200: erasureCountsSchema }),
      },
    },
    async ({ query }) => {
      const counts =
        'email' in query
          ? await previewAddressErasure(db, emailKey(query.email))
          : await previewInquiryErasure(db, query.inquiryId);
      if (!counts) throw problem(404, 'Inquiry not found. It may already have been erased.');
      return counts;
    },
  );

  app.get(
    '/api/people/export',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Privacy', 'exportPerson', 'Export all data for an email address', {
          answerHeaders: ['content-disposition'],
        }),
        querystring: z.object({ email: z.string().min(3).max(320) }),
        response: responseSchemas({
          200: fileResponse('application/json', z.record(z.string(), z.unknown())),
        }),
      },
    },
    async (request, reply) => {
      const held = await personalData(db, emailKey(request.query.email));
      if (!held) throw nothingHeld();
      await app.staffAccounts.record({ kind: 'person-export', actor: request.staff, subject: null });
      return reply
        .header('content-disposition', 'attachment; filename="what-we-hold.json"')
        .type('application/json; charset=utf-8')
        .send(asJson(held));
    },
  );
}

const nothingHeld = () => problem(404, 'No data for this email address. Check the spelling.');
