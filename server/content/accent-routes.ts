import type { App } from '../http/app-type.ts';
import { handleUnknownApiPath } from '../http/errors.ts';
import type { MemoryPages } from '../http/memory-pages.ts';
import { accentedStyles, accentRule } from '../render/accent-styles.ts';

/** Serves the firm's color for pages rendered per request, and stylesheets in a color that this server doesn't show. */
export function accentRoutes(app: App, memory: MemoryPages | undefined): void {
  app.get('/accent/*', (request, reply) => {
    const css = accentRule(pathOf(request));
    if (css === null) return handleUnknownApiPath(request, reply);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type(CSS).send(css);
  });
  if (!memory) return;
  // Stylesheets that this server uses are answered before any route. Other addresses belong to a server that already shows
  // the next release, or are made up: there are 2^48 of them, so no proxy may cache the answers.
  app.get('/assets/*', (request, reply) => {
    const css = accentedStyles(pathOf(request), (sheet) => memory.built(sheet)?.body.toString());
    if (css === null) return handleUnknownApiPath(request, reply);
    reply.header('cache-control', 'no-store');
    return reply.type(CSS).send(css);
  });
}

const CSS = 'text/css; charset=utf-8';
const pathOf = ({ url }: { url: string }): string => url.split('?', 1)[0] as string;
