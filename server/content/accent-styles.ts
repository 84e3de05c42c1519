import type { App } from '../http/app-type.ts';
import { handleUnknownApiPath } from '../http/errors.ts';
import { accentRule } from '../press/accent-rule.ts';

/** The firm's color for pages that are rendered per request. Its address says all of it, so it never changes. */
export function accentStyles(app: App): void {
  app.get('/accent/*', async (request, reply) => {
    const css = accentRule(request.url.split('?', 1)[0] as string);
    if (css === null) return handleUnknownApiPath(request, reply);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type('text/css; charset=utf-8').send(css);
  });
}
