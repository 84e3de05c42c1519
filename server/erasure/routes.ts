/** `/api/erasures` and `/api/people`: for owners only (product decision §11). */
import * as z from 'zod';
import { type ErasureRecord, erasureRequest } from '#contract/erasure.ts';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { answers, problem } from '../http/problem.ts';
import { emailKey } from '../inquiries/contact-keys.ts';
import { requireOwner } from '../staff/guard.ts';
import type { Erasure } from './erasure.ts';
import { holdings, latestRecords } from './store.ts';

const recordSchema: z.ZodType<ErasureRecord> = z.object({
  id: z.string(),
  at: z.string(),
  actorName: z.string().nullable(),
  kind: z.enum(['inquiry', 'address', 'retention']),
  counts: z.object({
    inquiries: z.number(),
    pictures: z.number(),
    mails: z.number(),
    newsletter: z.number(),
  }),
});

/** Audit lines of one page. */
const LATEST = 200;

export function erasureRoutes(app: App, { db, erasure }: { db: Db; erasure: Erasure }): void {
  app.post(
    '/api/erasures',
    { onRequest: requireOwner, schema: { body: erasureRequest, response: answers({ 201: recordSchema }) } },
    async (request, reply) => {
      const actor = { id: request.staff.id, name: request.staff.name };
      const record =
        'email' in request.body
          ? await erasure.eraseAddress(request.body.email, actor)
          : await erasure.eraseInquiry(request.body.inquiryId, actor);
      if (!record) throw nothingHeld();
      return reply.code(201).header('cache-control', 'no-store').send(record);
    },
  );

  app.get(
    '/api/erasures',
    { onRequest: requireOwner, schema: { response: answers({ 200: z.array(recordSchema) }) } },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send(await latestRecords(db, LATEST)),
  );

  app.get(
    '/api/people/export',
    { onRequest: requireOwner, schema: { querystring: z.object({ email: z.string().min(3).max(320) }) } },
    async (request, reply) => {
      const held = await holdings(db, emailKey(request.query.email));
      if (!held) throw nothingHeld();
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="what-we-hold.json"')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(held, null, 2));
    },
  );
}

const nothingHeld = () => problem(404, 'Nothing is held about that. Check the spelling of the address.');
