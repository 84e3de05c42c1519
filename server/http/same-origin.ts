/**
 * Refuses unsafe requests that another site made the browser send (CSRF), on every route.
 * Browsers send Sec-Fetch-Site on trustworthy origins and Origin on every POST; a request with
 * neither comes from no browser, carries no ambient cookies, and is let through.
 */
import type { FastifyRequest } from 'fastify';
import type { App } from './app-type.ts';
import { answer } from './errors.ts';
import { problemBody } from './problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who sends the form is known by a token in its address alone, which no other site has. */
    tokenInPath?: boolean;
  }
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export function requireSameOrigin(app: App, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || isSameOrigin(request, origin)) return;
    return answer(
      reply,
      problemBody(
        403,
        'This request came from another site, so it was refused. Open our own page and try again.',
      ),
    );
  });
}

function isSameOrigin({ headers, routeOptions }: FastifyRequest, origin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  if (!headers.origin) return true;
  // Pages that send no referrer send no origin either, in browsers that don't know Sec-Fetch-Site.
  if (headers.origin === 'null' && routeOptions.config.tokenInPath) return true;
  return headers.origin === origin || isSecondName(headers, origin);
}

/**
 * The page came from another name of this server, to which the request goes as well: an address of the network, say.
 * Our own name over plain http is none while we serve https: somebody on the way could have written that page.
 */
function isSecondName({ origin: from = '', host }: FastifyRequest['headers'], origin: string): boolean {
  if (!URL.canParse(from) || new URL(from).host !== host) return false;
  return host !== new URL(origin).host || !origin.startsWith('https:');
}
