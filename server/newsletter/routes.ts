/** `/api/newsletter` (product decision §10). */
import * as z from 'zod';
import { newsletterWords } from '#content/newsletter-words.ts';
import { newsletterSubmission } from '#contract/newsletter.ts';
import type { App } from '../http/app-type.ts';
import { answers } from '../http/problem.ts';
import { requireOwner, requireStaff } from '../staff/guard.ts';
import type { Newsletter } from './newsletter.ts';
import { readersAsCsv } from './readers-csv.ts';
import { summarySchema } from './summary-schema.ts';

/** What one address of the network may ask for; the limits by e-mail address are the newsletter's own. */
export const SUBSCRIBE_LIMIT = { max: 10, timeWindow: '10 minutes' };

type Deps = { newsletter: Newsletter };

export function newsletterRoutes(app: App, { newsletter }: Deps): void {
  app.post(
    '/api/newsletter',
    {
      config: { rateLimit: SUBSCRIBE_LIMIT },
      schema: {
        body: newsletterSubmission,
        response: answers({ 202: z.object({ detail: z.string() }) }),
      },
    },
    async (request, reply) => {
      await newsletter.subscribe(request.body);
      return reply.code(202).header('cache-control', 'no-store').send({ detail: newsletterWords.asked.text });
    },
  );
  staffRoutes(app, newsletter);
}

function staffRoutes(app: App, newsletter: Newsletter): void {
  app.get(
    '/api/newsletter/summary',
    { onRequest: requireStaff, schema: { response: answers({ 200: summarySchema }) } },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return newsletter.summary();
    },
  );

  app.post(
    '/api/newsletter/articles/:slug/send',
    {
      onRequest: requireOwner,
      schema: {
        params: z.object({ slug: z.string().max(200) }),
        response: answers({ 202: summarySchema }),
      },
    },
    async (request, reply) => {
      await newsletter.send(request.params.slug, request.staff.name);
      return reply
        .code(202)
        .header('cache-control', 'no-store')
        .send(await newsletter.summary());
    },
  );

  app.get('/api/newsletter/export.csv', { onRequest: requireStaff }, async (_request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="newsletter.csv"')
      .type('text/csv; charset=utf-8')
      .send(readersAsCsv(newsletter.readers())),
  );
}
