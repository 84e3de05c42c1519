import * as z from 'zod';
import { isMigrated } from '../database/migrate.ts';
import type { Db } from '../database/schema.ts';
import type { App } from './app-type.ts';
import { answers, problem } from './problem.ts';

/** `/healthz`: the process answers. `/readyz`: the database is reachable and migrated. */
export function healthRoutes(app: App, { db }: { db: Db }): void {
  const schema = { response: answers({ 200: z.object({ status: z.literal('ok') }) }) };
  app.get('/healthz', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' as const };
  });
  app.get('/readyz', { schema }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(await isMigrated(db)))
      throw problem(503, 'Migrations have not run. Start the server once to run them.');
    return { status: 'ok' as const };
  });
}
