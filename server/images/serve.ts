/** Serves stored pictures, visitors' and the site's. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { App } from '../http/app-type.ts';
import { problem } from '../http/problem.ts';
import type { ImageHost } from './image-host.ts';
import type { OpenPicture } from './open-picture.ts';

/** Keeps any active content inert, even in a file that isn't a picture. */
export const INERT_HEADERS = {
  'content-disposition': 'inline',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

type ServedPictures = {
  /** Route pattern, such as `/pictures/:file`. */
  url: `/${string}/:file`;
  open: (name: string) => Promise<OpenPicture | null>;
  headers: (name: string) => Record<string, string>;
};

/** Serves files whose names never get other bytes, on every server alike; so a name alone validates a cached copy. */
export function serveStoredPictures(app: App, { url, open, headers }: ServedPictures): void {
  app.route({ method: ['GET', 'HEAD'], url, handler: serve });

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const { file: name } = request.params as { file: string };
    const file = await open(name);
    if (!file) throw problem(404, 'Picture not found.');
    const etag = `"${name}"`;
    reply
      .headers({ ...INERT_HEADERS, 'cache-control': 'public, max-age=31536000, immutable', etag })
      .headers(headers(name))
      .type(TYPES[name.slice(name.lastIndexOf('.') + 1)] as string);
    const isFresh = request.headers['if-none-match'] === etag;
    if (!isFresh) reply.header('content-length', file.bytes);
    if (!isFresh && request.method !== 'HEAD') return reply.send(file.stream());
    await file.close();
    return isFresh ? reply.code(304).send() : reply.send();
  }
}

/** Thumbnails are embedded in emails, which browsers and mail programs show on their own pages. */
const THUMBNAIL = new RegExp(`-${IMAGE_LIMITS.thumbnailSide}\\.webp$`);

export const servePictures = (app: App, host: Pick<ImageHost, 'open'>): void =>
  serveStoredPictures(app, {
    url: '/images/inquiries/:file',
    open: host.open,
    headers: (name) => ({
      'cross-origin-resource-policy': THUMBNAIL.test(name) ? 'cross-origin' : 'same-origin',
      'x-robots-tag': 'noindex',
    }),
  });
