/** `PUT /api/inquiries/{id}/read`: the signed-in person has opened it. */
import * as z from 'zod';
import type { Db } from '../database/schema.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { byId, unknownInquiry } from '../inquiries/by-id.ts';
import { markRead } from '../inquiries/reads-store.ts';
import { requireStaff } from '../staff/guard.ts';

export function readsRoutes(app: App, { db }: { db: Db }): void {
  app.put(
    '/api/inquiries/:id/read',
    {
      onRequest: requireStaff,
      schema: {
        ...operation('Inquiries', 'markRead', 'Mark an inquiry as read by you'),
        params: byId,
        response: responseSchemas({ 204: z.null() }),
      },
    },
    async ({ params, staff }, reply) => {
      if (!(await markRead(db, params.id, staff.id, new Date().toISOString()))) throw unknownInquiry();
      return reply.code(204).send(null);
    },
  );
}
