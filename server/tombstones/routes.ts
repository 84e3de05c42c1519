/** `/api/registers`, for owners: whether a restore would apply all erasures and endings. */
import * as z from 'zod';
import { registerProblemSchema } from '#contract/shared/registers.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { requireOwner } from '../staff/guard.ts';
import type { Registers } from './keeper.ts';

export function registerRoutes(app: App, { registers }: { registers: Pick<Registers, 'trouble'> }): void {
  app.get(
    '/api/registers',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('Privacy', 'getRegisters', 'Check the erasure registers that backups rely on'),
        response: responseSchemas({ 200: z.object({ trouble: z.nullable(registerProblemSchema) }) }),
      },
    },
    async () => ({ trouble: registers.trouble() }),
  );
}
