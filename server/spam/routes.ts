/** `GET /api/challenge`: the work that the form's proof takes (requirements §11). */
import type { Challenge } from 'altcha-lib';
import * as z from 'zod';
import type { App } from '../http/app-type.ts';
import { responseSchemas } from '../http/problem.ts';
import type { Proofs } from './proof.ts';

const challengeSchema: z.ZodType<Pick<Challenge, 'parameters' | 'signature'>> = z.object({
  parameters: z.object({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string().optional(),
    expiresAt: z.number().optional(),
    data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  }),
  signature: z.string().optional(),
});

export function challengeRoute(app: App, { proofs }: { proofs: Proofs }): void {
  app.get(
    '/api/challenge',
    {
      // A HEAD request would cost as much and return nothing.
      exposeHeadRoute: false,
      // Making a challenge costs one of the tries that solving it takes.
      config: { rateLimit: { max: 60, timeWindow: '10 minutes' } },
      schema: {
        querystring: z.object({ key: z.uuid('key must be the Idempotency-Key of the form') }),
        response: responseSchemas({ 200: challengeSchema }),
      },
    },
    ({ query }) => proofs.challenge(query.key),
  );
}
