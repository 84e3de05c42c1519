import * as z from 'zod';
import type { App } from './app-type.ts';
import { problem, responseSchemas } from './problem.ts';

/** `/healthz`: the process responds. `/readyz`: the database is reachable and migrated. */
export function healthRoutes(app: App, { isMigrated }: { isMigrated: () => Promise<boolean> }): void {
  const schema = { response: responseSchemas({ 200: z.object({ status: z.literal('ok') }) }) };
  app.get('/healthz', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
  app.get('/readyz', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await isMigrated()))
      throw problem(503, 'Database migrations haven’t run. Start the server to run them.');
    return { status: 'ok' as const };
  });
}
