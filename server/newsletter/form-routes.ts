/** The newsletter's pages: the form without JavaScript, and the links in its emails. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_NEWSLETTER_EMAIL, newsletterSubmission } from '#contract/mail/newsletter.ts';
import type { App } from '../http/app-type.ts';
import { answer, errorResponse } from '../http/errors.ts';
import { problemBody } from '../http/problem.ts';
import { type RenderPages, renderPage } from '../http/rendered-pages.ts';
import { acceptUrlencoded } from '../http/urlencoded.ts';
import type { Newsletter } from './newsletter.ts';
import { SUBSCRIBE_LIMIT } from './routes.ts';

type Deps = { newsletter: Newsletter; pages: RenderPages };

export function newsletterFormRoutes(app: App, deps: Deps): void {
  app.register(async (scope: App) => {
    acceptUrlencoded(scope);
    subscribeRoute(scope, deps);
    confirmRoutes(scope, deps);
    unsubscribeRoutes(scope, deps);
  });
}

/** The fields of a plain form; none for any other body. */
const fieldsOf = ({ body }: FastifyRequest): Record<string, string> =>
  body !== null && typeof body === 'object' ? (body as Record<string, string>) : {};

function subscribeRoute(app: App, { newsletter, pages }: Deps): void {
  const refilledForm = (request: FastifyRequest, reply: FastifyReply, status: number, error: string) => {
    const { email = '', page = '/newsletter' } = fieldsOf(request);
    const submittedNewsletterForm = { email: email.slice(0, MAX_NEWSLETTER_EMAIL), page, error };
    return renderPage(pages, request, reply, { submittedNewsletterForm }, status);
  };

  app.post(
    '/newsletter',
    {
      // After the body is read, so that a rate-limited form is returned with its fields filled in.
      config: { rateLimit: { ...SUBSCRIBE_LIMIT, hook: 'preHandler' } },
      errorHandler(error, request, reply) {
        const { status, body, headers } = errorResponse(error as FastifyError, request.log);
        for (const [name, value] of Object.entries(headers)) reply.header(name, value);
        if (request.headers.accept?.includes('text/html'))
          return refilledForm(request, reply, status, body.detail);
        return answer(reply, body);
      },
    },
    async (request, reply) => {
      const { email, page, website } = fieldsOf(request);
      const parsed = newsletterSubmission.safeParse({ email, page, website });
      if (!parsed.success)
        return refilledForm(request, reply, 422, parsed.error.issues[0]?.message as string);
      await newsletter.subscribe(parsed.data, request.ip);
      return reply.redirect('/newsletter/thank-you', 303);
    },
  );
}

type LinkQuery = { Querystring: { token?: unknown } };

const tokenIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The status of an invalid or expired link; its page offers a new one. */
const GONE = 410;

function confirmRoutes(app: App, { newsletter, pages }: Deps): void {
  const url = '/newsletter/confirm';

  app.get<LinkQuery>(url, async (request, reply) => {
    const token = tokenIn(request.query.token);
    const holds = newsletter.tokens.readConfirming(token, new Date()) !== null;
    return renderPage(pages, request, reply, { newsletterToken: holds ? token : null }, holds ? 200 : GONE);
  });

  app.post(url, async (request, reply) => {
    if (await newsletter.confirm(tokenIn(fieldsOf(request).token)))
      return reply.redirect('/newsletter/confirmed', 303);
    return renderPage(pages, request, reply, {}, GONE);
  });
}

function unsubscribeRoutes(app: App, { newsletter, pages }: Deps): void {
  const url = '/newsletter/unsubscribe';

  app.get<LinkQuery>(url, async (request, reply) => {
    const token = tokenIn(request.query.token);
    const holds = newsletter.tokens.readUnsubscribing(token) !== null;
    return renderPage(pages, request, reply, { newsletterToken: holds ? token : null }, holds ? 200 : GONE);
  });

  /**
   * Our own form sends the token in its body. A mail provider posts to the address in List-Unsubscribe, with neither
   * cookies nor Origin, and requires a plain 200: it doesn't follow redirects (RFC 8058 §3.1).
   */
  app.post<LinkQuery>(url, async (request, reply) => {
    const { token } = fieldsOf(request);
    if (token !== undefined) {
      if (await newsletter.unsubscribe(token)) return reply.redirect('/newsletter/unsubscribed', 303);
      return renderPage(pages, request, reply, {}, GONE);
    }
    if (request.isMultipart()) await readPast(request);
    if (await newsletter.unsubscribe(tokenIn(request.query.token)))
      return reply.header('cache-control', 'no-store').type('text/plain').send('Unsubscribed.\n');
    return answer(reply, problemBody(GONE, 'This link is incomplete or not valid.'));
  });
}

/** Drains the body, which isn't used. The token is in the URL, so a truncated body does no harm. */
async function readPast(request: FastifyRequest): Promise<void> {
  try {
    for await (const part of request.parts()) if (part.type === 'file') part.file.resume();
  } catch {
    request.raw.resume();
  }
}
