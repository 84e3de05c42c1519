/** Pages rendered per request by the built React Router handler: contact, admin, unknown paths. */
import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { RenderMail } from '#contract/mail.ts';
import type { ListArticles } from '#contract/newsletter.ts';
import type { PageServices } from '#contract/page-services.ts';
import { accepts } from './encodings.ts';

/** The pages as the server sees them: a request and what the page may know about it, in; HTML out. */
export type RenderPages = (request: Request, services: Partial<PageServices>) => Promise<Response>;

/** The part of a React Router server build that the server uses. */
type PagesBuild = ServerBuild & {
  entry: {
    module: {
      pageContext: (services: Partial<PageServices>) => RouterContextProvider;
      listArticles: ListArticles;
      renderMail: RenderMail;
    };
  };
};

/** Makes the pages of a build renderable. `mode` is React Router's: errors show their stack in development. */
export function pagesOf(build: ServerBuild, mode: 'production' | 'development'): RenderPages {
  const handle = createRequestHandler(build, mode);
  return (request, services) => handle(request, (build as PagesBuild).entry.module.pageContext(services));
}

/** The articles of a build's blog. */
export const articlesOf = (build: ServerBuild) => (build as PagesBuild).entry.module.listArticles();

/** The mails' templates, which are part of a build. */
export const mailsOf = (build: ServerBuild): RenderMail => (build as PagesBuild).entry.module.renderMail;

/** Never cached: what these pages show depends on who asks. `no-cache` keeps the back/forward cache. */
const CACHE = 'private, no-cache';

/**
 * Renders a page into the reply.
 * @param services what the page may know about this request.
 * @param status overrides the page's own status, for a form that is handed back.
 */
export async function renderPage(
  render: RenderPages,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Partial<PageServices>,
  status?: number,
) {
  // Our pages take path and query only, and a client can put anything at all into Host.
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
 * Compresses what shows nothing of anybody: the form, unknown paths. Elsewhere the length of a compressed page could
 * tell what stands in it, bit by bit, to who puts words of his own beside it (BREACH).
 */
function packer(request: FastifyRequest, reply: FastifyReply) {
  reply.header('vary', 'accept-encoding');
  const accept = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((name) => accepts(accept, name));
  if (!encoding) return null;
  reply.header('content-encoding', encoding);
  return encoding === 'br' ? () => createBrotliCompress({ params: BROTLI }) : () => createGzip();
}

/** As small as gzip's best in the time of its quickest: the page is made while the visitor waits. */
const BROTLI = { [constants.BROTLI_PARAM_QUALITY]: 5 };
