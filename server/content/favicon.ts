/**
 * `GET /favicon.ico`, which old browsers, feed readers and search engines ask for without reading a page: the drawn mark, or
 * the icon of the firm's own logo once that is published.
 */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { iconOf, markFile } from '#contract/site/logo.ts';
import { currentFirm } from '../config/firm-in-force.ts';
import type { App } from '../http/app-type.ts';
import type { MemoryPages } from '../http/memory-pages.ts';
import { problem } from '../http/problem.ts';
import type { LogoStore } from './logos.ts';

/** The address stays when the logo changes, so browsers ask again; nginx asks within a minute (docs/deploy/nginx.conf). */
const REVALIDATE = 'public, max-age=0, must-revalidate';
const KEPT_BY_PROXY = { 'x-accel-expires': '60' };

/** The icon that the build draws (site/layout/app-icons.ts). */
const DRAWN = '/admin/app/icon-48.png';
const SIDE = 48;
const HEADER_BYTES = 22;

type Parts = {
  memory: Pick<MemoryPages, 'built'>;
  marks: Pick<LogoStore, 'open'>;
  isProxied: boolean;
};

export function faviconRoute(app: App, { memory, marks, isProxied }: Parts): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/favicon.ico',
    async handler(request, reply) {
      const picture = (await ownIcon()) ?? memory.built(DRAWN)?.body;
      if (!picture) throw problem(404, 'Icon not found.');
      const etag = `"${createHash('sha256').update(picture).digest('base64url').slice(0, 22)}"`;
      reply
        .headers({ 'cache-control': REVALIDATE, etag, 'cross-origin-resource-policy': 'cross-origin' })
        .headers(isProxied ? KEPT_BY_PROXY : {})
        .type('image/x-icon');
      return request.headers['if-none-match'] === etag
        ? reply.code(304).send()
        : reply.send(iconFile(picture));
    },
  });

  async function ownIcon(): Promise<Buffer | null> {
    const icon = iconOf(currentFirm());
    const file = icon && (await marks.open(markFile(icon.id, 'icon-48')));
    return file ? buffer(file.stream()) : null;
  }
}

/** An ICO file of one PNG, `SIDE` pixels wide and high (ICONDIR and ICONDIRENTRY of Windows, which take PNG since Vista). */
function iconFile(png: Buffer): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  // An icon, no cursor; one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(SIDE, 6);
  header.writeUInt8(SIDE, 7);
  // One plane of 32 bits.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(HEADER_BYTES, 18);
  return Buffer.concat([header, png]);
}
