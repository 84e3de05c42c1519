/** `/api/tokens`, for owners (contract/staff/api-tokens.ts). */
import * as z from 'zod';
import { apiTokenSchema, madeApiTokenSchema, newApiToken } from '#contract/staff/api-tokens.ts';
import { TOKEN_LIMITS } from '#contract/staff/token-scopes.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import type { ApiTokensStore } from './api-tokens-store.ts';
import { requireOwner } from './guard.ts';

export function apiTokenRoutes(app: App, tokens: ApiTokensStore): void {
  const onRequest = requireOwner;
  app.decorate('apiTokens', tokens);
  app.decorateRequest('tokenHolder', null);
  app.get(
    '/api/tokens',
    {
      onRequest,
      schema: {
        ...operation('API', 'listTokens', 'List API tokens'),
        response: responseSchemas({ 200: z.array(apiTokenSchema) }),
      },
    },
    () => tokens.list(),
  );
  app.post(
    '/api/tokens',
    {
      onRequest,
      schema: {
        ...operation('API', 'createToken', 'Create an API token', {
          description:
            'The response contains the token. It isn’t stored, so this is the only time it’s shown.',
        }),
        body: newApiToken,
        response: responseSchemas({ 201: madeApiTokenSchema }),
      },
    },
    async ({ body, staff }, reply) => {
      const made = await tokens.make(body, staff, new Date().toISOString());
      if (!made)
        throw problem(409, `You’ve reached the limit of ${TOKEN_LIMITS.number} tokens. Revoke one first.`);
      return reply.code(201).send(made);
    },
  );
  app.delete(
    '/api/tokens/:id',
    {
      onRequest,
      schema: {
        ...operation('API', 'revokeToken', 'Revoke an API token'),
        params: z.object({ id: z.string().max(64) }),
        response: responseSchemas({ 204: z.null() }),
      },
    },
    async ({ params, staff }, reply) => {
      if (!(await tokens.revoke(params.id, staff)))
        throw problem(404, 'This token no longer exists. It may have been revoked.');
      return reply.code(204).send(null);
    },
  );
}
