/** `GET /api/inquiries/copies?ids=a,b`: the inquiries that a device may keep (contract/inquiries/offline.ts). */
import * as z from 'zod';
import { copiesAnswerSchema, OFFLINE_LIMITS } from '#contract/inquiries/offline.ts';
import { isUuid } from '#contract/shared/uuid.ts';
import type { App } from '../http/app-type.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { requireStaffWithoutActivity } from '../staff/guard.ts';
import type { CopiesStore } from './copies-store.ts';

export function copiesRoutes(app: App, { copies }: { copies: CopiesStore }): void {
  app.get(
    '/api/inquiries/copies',
    {
      onRequest: requireStaffWithoutActivity,
      schema: {
        querystring: z.strictObject({
          ids: z
            .string()
            .transform((ids) => ids.split(',').filter(isUuid))
            .pipe(z.array(z.string()).max(OFFLINE_LIMITS.asked)),
        }),
        response: responseSchemas({ 200: copiesAnswerSchema }),
      },
    },
    async (request) => {
      const until = await request.server.staffAccounts.sessionEnd(request);
      // The session ended between the guard's check and this one.
      if (until === null) throw problem(401, 'Your session has ended. Sign in again.');
      const ids = await copies.stillThere(request.query.ids);
      return { ids, until };
    },
  );
}
