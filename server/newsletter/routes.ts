/** `/api/newsletter` (requirements §15). */
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { newsletterWords } from '#content/newsletter-words.ts';
import { newsletterSubmission, newsletterSummarySchema } from '#contract/mail/newsletter.ts';
import type { App } from '../http/app-type.ts';
import { csv } from '../http/csv.ts';
import { fileResponse, operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { requireOwner, requireStaff } from '../staff/guard.ts';
import type { Newsletter } from './newsletter.ts';
import type { NewsletterReader } from './store.ts';

/** Limit per network address; the newsletter itself limits by email address. */
export const SUBSCRIBE_LIMIT = { max: 10, timeWindow: '10 minutes' };

type Deps = { newsletter: Newsletter };

export function newsletterRoutes(app: App, { newsletter }: Deps): void {
  app.post(
    '/api/newsletter',
    {
      config: { rateLimit: SUBSCRIBE_LIMIT },
      schema: {
        body: newsletterSubmission,
        response: responseSchemas({ 202: z.object({ detail: z.string() }) }),
      },
    },
    async (request, reply) => {
      await newsletter.subscribe(request.body, request.ip);
      return reply.code(202).send({ detail: newsletterWords.asked.text });
    },
  );
  staffRoutes(app, newsletter);
}

const bySlug = z.object({ slug: z.string().max(200) });

function staffRoutes(app: App, newsletter: Newsletter): void {
  app.get(
    '/api/newsletter/summary',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Newsletter', 'getNewsletterSummary', 'Get subscriber counts and articles'),
        response: responseSchemas({ 200: newsletterSummarySchema }),
      },
    },
    () => newsletter.summary(),
  );

  app.get(
    '/api/newsletter/articles/:slug/preview',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Newsletter', 'previewNewsletter', 'Preview an article’s newsletter as HTML'),
        params: bySlug,
        response: responseSchemas({ 200: fileResponse('text/html') }),
      },
    },
    async ({ params }, reply) =>
      reply
        // The email's inline styles apply, and nothing in it can run or read the session.
        .header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
        .type('text/html; charset=utf-8')
        .send(await newsletter.preview(params.slug)),
  );

  app.post(
    '/api/newsletter/articles/:slug/test',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Newsletter', 'sendTestNewsletter', 'Send an article’s newsletter to yourself'),
        params: bySlug,
        response: responseSchemas({ 202: z.object({ recipient: z.string() }) }),
      },
    },
    async ({ params, staff }, reply) => {
      await newsletter.sendTest(params.slug, staff.email);
      return reply.code(202).send({ recipient: staff.email });
    },
  );

  app.post(
    '/api/newsletter/articles/:slug/send',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Newsletter', 'sendNewsletter', 'Send an article’s newsletter to every subscriber'),
        params: bySlug,
        response: responseSchemas({ 202: newsletterSummarySchema }),
      },
    },
    async (request, reply) => {
      await newsletter.send(request.params.slug, request.staff.name);
      return reply.code(202).send(await newsletter.summary());
    },
  );

  app.get(
    '/api/newsletter/export.csv',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Newsletter', 'exportSubscribers', 'Export subscribers as CSV', {
          answerHeaders: ['content-disposition'],
        }),
        response: responseSchemas({ 200: fileResponse('text/csv') }),
      },
    },
    async ({ staff }, reply) => {
      const count = await newsletter.countReaders();
      await app.staffAccounts.record({ kind: 'newsletter-export', actor: staff, subject: null, count });
      return reply
        .header('content-disposition', 'attachment; filename="newsletter.csv"')
        .type('text/csv; charset=utf-8')
        .send(readersAsCsv(newsletter.readers()));
    },
  );
}

/** Returns all subscribers as CSV, oldest first. Instants are ISO 8601 UTC, which spreadsheets read as dates. */
const readersAsCsv = (readers: AsyncIterable<NewsletterReader>): Readable =>
  csv(readers, [
    ['Email', (reader) => reader.email],
    ['Status', (reader) => reader.state],
    ['Sign-up page', (reader) => reader.page],
    ['Signed up', (reader) => reader.askedAt],
    ['Confirmed', (reader) => reader.confirmedAt],
    ['Unsubscribed', (reader) => reader.unsubscribedAt],
  ]);
