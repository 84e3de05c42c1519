import type { App } from '../http/app-type.ts';
import { handleUnknownApiPath } from '../http/errors.ts';
import type { MemoryPages } from '../http/memory-pages.ts';
import type { Pressing } from '../press/pressing.ts';

/**
 * Behind a proxy a page can come from a server that has pressed already, and its new stylesheet be asked of one that hasn't:
 * that one presses first. Files that are there are answered before any route.
 */
export function lateStylesheets(app: App, memory: MemoryPages, pressing: Pressing): void {
  app.get('/assets/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0] as string;
    if (path.endsWith('.css')) await pressing.catchUp().catch(() => {});
    const file = memory.file(path);
    if (!file) return handleUnknownApiPath(request, reply);
    reply.header('cache-control', 'public, max-age=31536000, immutable');
    return reply.type('text/css; charset=utf-8').send(file.body);
  });
}
