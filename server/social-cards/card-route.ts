/** `GET /cards/{name}.jpg`: a page's preview card. `?v=` is the fingerprint of its facts, so sites fetch changed cards. */
import { isCardName } from '#contract/site/card.ts';
import type { App } from '../http/app-type.ts';
import { problem } from '../http/problem.ts';
import { INERT_HEADERS } from '../images/serve.ts';
import type { Cards } from './cards.ts';

const HEADERS = {
  ...INERT_HEADERS,
  // Other sites show it.
  'cross-origin-resource-policy': 'cross-origin',
};

/** For browsers. An address with a fingerprint never gets other bytes. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const BRIEFLY = 'public, max-age=300';
/**
 * Seconds for nginx (docs/deploy/nginx.conf), which caches each fingerprint separately: the current one, and none. Others
 * aren't cached, because their number is unlimited.
 */
const keptByProxy = (asked: unknown, print: string): { 'x-accel-expires'?: string } =>
  asked === print ? { 'x-accel-expires': '86400' } : asked === undefined ? { 'x-accel-expires': '60' } : {};

export function cardRoute(app: App, cards: Pick<Cards, 'find'>, isProxied: boolean): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/cards/:file',
    async handler(request, reply) {
      const { file } = request.params as { file: string };
      const { v } = request.query as { v?: unknown };
      const card = isCardName(file) ? await cards.find(file) : null;
      if (!card) throw problem(404, 'Preview image not found.');
      reply
        .headers(HEADERS)
        .headers(isProxied ? keptByProxy(v, card.print) : {})
        .header('cache-control', v === card.print ? FOR_GOOD : BRIEFLY)
        .header('etag', `"${card.print}"`)
        .type('image/jpeg');
      return request.headers['if-none-match'] === `"${card.print}"`
        ? reply.code(304).send()
        : reply.send(card.bytes);
    },
  });
}
