/** Serves stored pictures with headers that keep any active content inert, even in a file that isn't a picture. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { App } from '../http/app-type.ts';
import { problem } from '../http/problem.ts';
import type { ImageHost } from './image-host.ts';

const HEADERS = {
  'content-type': 'image/webp',
  'cache-control': 'public, max-age=31536000, immutable',
  'content-disposition': 'inline',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

/** Thumbnails are embedded in mails, which browsers and mail programs show on their own pages. */
const THUMBNAIL = new RegExp(`-${IMAGE_LIMITS.thumbnailSide}\\.webp$`);

export function servePictures(app: App, host: Pick<ImageHost, 'open'>): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/images/inquiries/:file',
    handler: (request, reply) => serve(request, reply, host),
  });
}

async function serve(request: FastifyRequest, reply: FastifyReply, host: Pick<ImageHost, 'open'>) {
  const { file: name } = request.params as { file: string };
  const file = await host.open(name);
  if (!file) throw problem(404, 'There is no picture at this address.');
  // A name never gets other bytes, so the name alone validates a cached copy.
  const etag = `"${name}"`;
  reply
    .headers(HEADERS)
    .header('cross-origin-resource-policy', THUMBNAIL.test(name) ? 'cross-origin' : 'same-origin')
    .header('etag', etag);
  if (request.headers['if-none-match'] === etag || request.method === 'HEAD') {
    await file.close();
    if (request.method === 'HEAD') return reply.header('content-length', file.bytes).send();
    return reply.code(304).send();
  }
  return reply.header('content-length', file.bytes).send(file.stream());
}
