/**
 * Refuses unsafe cross-site requests (CSRF), on every route. Browsers send Sec-Fetch-Site on
 * trustworthy origins and Origin on every POST; a request with neither isn't from a browser,
 * carries no ambient cookies, and is allowed.
 */
import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { answer } from './errors.ts';
import { problemBody } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The form's sender is identified only by a token in its address, which no other site knows. */
    tokenInPath?: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function requireSameOrigin(app: App, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || isSameOrigin(request, origin)) return;
    return answer(
      reply,
      problemBody(403, 'This request came from another website. Open our page and try again.'),
    );
  });
}

function isSameOrigin({ headers, routeOptions }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  if (!headers.origin) return true;
  // Pages without a referrer send no origin either, in browsers without Sec-Fetch-Site.
  if (headers.origin === 'null' && routeOptions.config.tokenInPath) return true;
  return headers.origin === origin || isSecondName(headers, origin);
}

/**
 * Returns whether the page was opened at another name of this server, such as a network address, that the request goes
 * to as well. Our own name over plain http doesn't count while we serve https: an intermediary could have written that page.
 */
function isSecondName({ origin: from = '', host }: FastifyRequest['headers'], origin: string): boolean {
  if (!URL.canParse(from) || new URL(from).host !== host) return false;
  return host !== new URL(origin).host || !origin.startsWith('https:');
}
