/** `GET /cards/{name}.jpg`: a page's preview card; `?v=` is the fingerprint of its facts, so that other sites fetch a changed one. */
import { isCardName } from '#contract/card.ts';
import type { App } from '../http/app-type.ts';
import { problem } from '../http/problem.ts';
import type { Cards } from './cards.ts';

const HEADERS = {
  'content-disposition': 'inline',
  'content-security-policy': "sandbox; default-src 'none'",
  // Other sites show it.
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
};

/** For browsers, and seconds for nginx (docs/deploy/nginx.conf). An address with a fingerprint never gets other bytes. */
const KEPT = {
  forGood: { cache: 'public, max-age=31536000, immutable', proxy: '86400' },
  briefly: { cache: 'public, max-age=300', proxy: '60' },
} as const;

export function cardRoute(app: App, cards: Pick<Cards, 'find'>, isProxied: boolean): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/cards/:file',
    async handler(request, reply) {
      const { file } = request.params as { file: string };
      const { v } = request.query as { v?: unknown };
      const card = isCardName(file) ? await cards.find(file) : null;
      if (!card) throw problem(404, 'There is no card at this address.');
      const { cache, proxy } = v === card.print ? KEPT.forGood : KEPT.briefly;
      reply
        .headers(HEADERS)
        .headers(isProxied ? { 'x-accel-expires': proxy } : {})
        .header('cache-control', cache)
        .header('etag', `"${card.print}"`)
        .type('image/jpeg');
      return request.headers['if-none-match'] === `"${card.print}"`
        ? reply.code(304).send()
        : reply.send(card.bytes);
    },
  });
}
