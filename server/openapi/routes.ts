/** `GET /api/openapi.json`, for owners: the page *API* and programs read it. */
import * as z from 'zod';
import type { App } from '../http/app-type.ts';
import { fileResponse, operation } from '../http/operation.ts';
import { responseSchemas } from '../http/problem.ts';
import { requireOwner } from '../staff/guard.ts';

export function openApiRoutes(app: App): void {
  let text: string | undefined;
  app.get(
    '/api/openapi.json',
    {
      onRequest: requireOwner,
      schema: {
        ...operation('API', 'getApiDocument', 'Get this document'),
        response: responseSchemas({
          200: fileResponse('application/json', z.record(z.string(), z.unknown())),
        }),
      },
    },
    async (_request, reply) => {
      text ??= JSON.stringify(app.swagger());
      return reply.type('application/json; charset=utf-8').send(text);
    },
  );
}
