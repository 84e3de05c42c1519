/** The paths that the server itself answers, by their first part: pages of content must not take them over. */
import type { App } from './app-type.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether a route of the server's own is at this path, or under it. */
    isOwnPath: (path: string) => boolean;
  }
}

export function rememberOwnPaths(app: App): void {
  const own = new Set<string>();
  app.decorate('isOwnPath', (path) => own.has(firstPart(path)));
  app.addHook('onRoute', ({ url }) => {
    const part = firstPart(url);
    if (part && !/[:*]/.test(part)) own.add(part);
  });
}

const firstPart = (path: string): string => path.toLowerCase().split('/')[1] ?? '';
