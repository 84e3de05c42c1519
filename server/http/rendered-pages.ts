/** Pages rendered per request by the built React Router handler: contact, admin, unknown paths. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider } from 'react-router';
import type { PageServices } from '#contract/page-services.ts';

/** What the server knows of the pages: a handler, and a way to hand it services. */
export type PageHandler = {
  handle: (request: Request, context: RouterContextProvider) => Promise<Response>;
  context: (services: Partial<PageServices>) => RouterContextProvider;
};

/** Never cached: what these pages show depends on who asks. `no-cache` keeps the back/forward cache. */
const CACHE = 'private, no-cache';

/**
 * Renders a page into the reply.
 * @param services what the page may know about this request.
 * @param status overrides the page's own status, for a form that is handed back.
 */
export async function renderPage(
  pages: PageHandler,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Partial<PageServices>,
  status?: number,
) {
  const url = new URL(request.url, `${request.protocol}://${request.host || 'localhost'}`);
  const headers = new Headers({ accept: 'text/html' });
  const rendered = await pages.handle(new Request(url, { headers }), pages.context(services));
  reply.code(status ?? rendered.status).header('cache-control', CACHE);
  for (const [name, value] of rendered.headers) reply.header(name, value);
  if (!rendered.body || request.method === 'HEAD') return reply.send();
  return reply.send(Readable.fromWeb(rendered.body as import('node:stream/web').ReadableStream));
}
