import type { App } from '../http/app-type.ts';
import { handleUnknownApiPath } from '../http/errors.ts';
import type { MemoryPages } from '../http/memory-pages.ts';
import { accentedStyles, accentRule } from '../render/accent-styles.ts';

/**
 * The firm's color for pages that are rendered per request, and the stylesheets of pages with another color than this server
 * shows: behind a proxy, of a server that shows the next release already. Their addresses say all of them, so they never change.
 * Files that are there are answered before any route.
 */
export function accentRoutes(app: App, memory: MemoryPages | undefined): void {
  const cssOf = (sheet: string) => memory?.built(sheet)?.body.toString();
  for (const url of memory ? ['/accent/*', '/assets/*'] : ['/accent/*'])
    app.get(url, async (request, reply) => {
      const path = request.url.split('?', 1)[0] as string;
      const css = accentRule(path) ?? accentedStyles(path, cssOf);
      if (css === null) return handleUnknownApiPath(request, reply);
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      return reply.type('text/css; charset=utf-8').send(css);
    });
}
