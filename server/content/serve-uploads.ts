/** Serves uploaded files of the site whose names are made from their bytes, on every server alike. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { problem } from '../http/problem.ts';
import type { OpenPicture } from '../images/open-picture.ts';

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

const HEADERS = {
  // A name is made from the bytes and never gets others.
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  // Keeps anything active inert, also in a file that isn't a picture.
  'content-security-policy': "sandbox; default-src 'none'",
  // Feeds and mails show them elsewhere.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};
/** Seconds for which nginx shows it without asking: one that is removed is gone everywhere a minute later (docs/deploy/nginx.conf). */
const KEPT_BY_PROXY = { 'x-accel-expires': '60' };

type Parts = {
  /** Such as `/pictures/:file`. */
  url: `/${string}/:file`;
  isName: (name: string) => boolean;
  open: (name: string) => Promise<OpenPicture | null>;
  isProxied: boolean;
};

export function serveUploads(app: App, { url, isName, open, isProxied }: Parts): void {
  app.route({ method: ['GET', 'HEAD'], url, handler: (request, reply) => serve(request, reply) });

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const { file: name } = request.params as { file: string };
    const file = isName(name) ? await open(name) : null;
    if (!file) throw problem(404, 'There is no picture at this address.');
    const etag = `"${name}"`;
    reply
      .headers(HEADERS)
      .headers(isProxied ? KEPT_BY_PROXY : {})
      .type(TYPES[name.slice(name.lastIndexOf('.') + 1)] as string)
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) {
      await file.close();
      return reply.code(304).send();
    }
    reply.header('content-length', file.bytes);
    if (request.method !== 'HEAD') return reply.send(file.stream());
    await file.close();
    return reply.send();
  }
}
