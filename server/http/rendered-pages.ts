/** Pages rendered per request by the built React Router handler: contact, admin, unknown paths. */
import { pipeline, Readable } from 'node:stream';
import { createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { RenderMail, RenderMailFrom } from '#contract/mail/mail.ts';
import type { ListArticles } from '#contract/mail/newsletter.ts';
import type { PageServices } from '#contract/site/page-services.ts';
import { withOrigin } from '#contract/site/site-origin.ts';
import { renderedPath, rewriteResponseLinks } from './current-page-links.ts';
import { acceptsEncoding } from './encodings.ts';
import { BROTLI_FAST } from './packing.ts';

/** The pages' interface for the server: takes a request and the services that the page may use, returns HTML. */
export type RenderPages = (request: Request, services: Partial<PageServices>) => Promise<Response>;

/** The part of a React Router server build that the server uses. */
type PagesBuild = ServerBuild & {
  entry: {
    module: {
      pageContext: (services: Partial<PageServices>) => RouterContextProvider;
      withContent: <T>(run: () => T) => T;
      listArticles: ListArticles;
      renderMailFrom: RenderMailFrom;
    };
  };
};

/**
 * Returns the renderer of a build's pages.
 * @param origin the site's, which pages name.
 * @param mode React Router's: errors show their stack in development.
 */
export function pagesOf(
  build: ServerBuild,
  origin: string,
  mode: 'production' | 'development' = 'production',
): RenderPages {
  const handle = createRequestHandler(build, mode);
  return async (request, services) => {
    const url = new URL(request.url);
    url.pathname = renderedPath(url.pathname);
    const { pageContext, withContent } = (build as PagesBuild).entry.module;
    // The error page of a hidden one is rendered outside the middleware that provides the content.
    const answer = await withContent(() => handle(new Request(url, request), pageContext(services)));
    return published(answer, origin);
  };
}

/** A page as visitors get it: its links lead to where pages are, its addresses have the site's origin. */
async function published(answer: Response, origin: string): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('text/')) return answer;
  const { status, headers } = answer;
  return new Response(withOrigin(rewriteResponseLinks(await answer.text()), origin), { status, headers });
}

/** Returns the articles of a build's blog. */
export const articlesOf = (build: ServerBuild) => (build as PagesBuild).entry.module.listArticles();

/** Returns the email renderer, which is part of a build. @param origin public origin, for the firm's logo in emails. */
export const mailsOf = (build: ServerBuild, origin: string): RenderMail =>
  (build as PagesBuild).entry.module.renderMailFrom(origin);

/** Never cached: these pages differ by visitor. `no-cache` keeps the back/forward cache. */
const CACHE = 'private, no-cache';

/**
 * Renders a page into the reply.
 * @param services the services that the page may use for this request.
 * @param status overrides the page's own status, for a form that is returned.
 */
export async function renderPage(
  render: RenderPages,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Partial<PageServices>,
  status?: number,
) {
  // Our pages use only path and query, and clients can put anything into Host.
  const url = new URL(`http://localhost${request.url}`);
  const headers = new Headers({ accept: 'text/html' });
  const rendered = await render(new Request(url, { headers }), services);
  reply.code(status ?? rendered.status).header('cache-control', CACHE);
  for (const [name, value] of rendered.headers) reply.header(name, value);
  const pack = Object.keys(services).length === 0 ? packer(request, reply) : null;
  if (!rendered.body || request.method === 'HEAD') return reply.send();
  const page = Readable.fromWeb(rendered.body as import('node:stream/web').ReadableStream);
  return reply.send(pack ? pipeline(page, pack(), () => {}) : page);
}

/**
 * Compresses pages without personal data: the form, unknown paths. Elsewhere, attackers who can add their own text to
 * a page could infer its content from the compressed length (BREACH).
 */
function packer(request: FastifyRequest, reply: FastifyReply) {
  reply.header('vary', 'accept-encoding');
  const accept = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => acceptsEncoding(accept, name));
  if (!encoding) return null;
  reply.header('content-encoding', encoding);
  return encoding === 'br' ? () => createBrotliCompress({ params: BROTLI_FAST }) : () => createGzip();
}
