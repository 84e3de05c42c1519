/** `/api/webhooks`, for owners (contract/staff/webhooks.ts). */
import * as z from 'zod';
import { WEBHOOK_LIMITS } from '#contract/staff/webhook-kinds.ts';
import { deliverySchema, madeWebhookSchema, newWebhook, webhookSchema } from '#contract/staff/webhooks.ts';
import type { App } from '../http/app-type.ts';
import { operation } from '../http/operation.ts';
import { problem, responseSchemas } from '../http/problem.ts';
import { requireOwner } from '../staff/guard.ts';
import { webhookSecret } from './send.ts';
import type { WebhooksStore } from './store.ts';

type Deps = { store: WebhooksStore; secret: string; wake: () => void };

const onRequest = requireOwner;
const ofWebhook = z.object({ id: z.string().max(64) });
const ofDelivery = z.object({ id: z.string().max(64), deliveryId: z.string().max(64) });
const unknown = () => problem(404, 'This webhook no longer exists. It may have been removed.');

export function webhookRoutes(app: App, deps: Deps): void {
  changeRoutes(app, deps);
  logRoutes(app, deps);
}

function changeRoutes(app: App, { store, secret }: Deps): void {
  app.get(
    '/api/webhooks',
    {
      onRequest,
      schema: {
        ...operation('API', 'listWebhooks', 'List webhooks'),
        response: responseSchemas({ 200: z.array(webhookSchema) }),
      },
    },
    () => store.list(),
  );
  app.post(
    '/api/webhooks',
    {
      onRequest,
      schema: {
        ...operation('API', 'createWebhook', 'Create a webhook', {
          description:
            'Events are sent according to Standard Webhooks 1.0: `webhook-id` is the same for each attempt, and `webhook-signature` is made with the secret in this response. This is the only time the secret is shown.',
        }),
        body: newWebhook,
        response: responseSchemas({ 201: madeWebhookSchema }),
      },
    },
    async ({ body, staff }, reply) => {
      const made = await store.add(body, staff, new Date().toISOString());
      if (!made)
        throw problem(
          409,
          `You’ve reached the limit of ${WEBHOOK_LIMITS.number} webhooks. Remove one first.`,
        );
      return reply.code(201).send({ ...made, secret: webhookSecret(secret, made.id) });
    },
  );
  app.delete(
    '/api/webhooks/:id',
    {
      onRequest,
      schema: {
        ...operation('API', 'removeWebhook', 'Remove a webhook and its log'),
        params: ofWebhook,
        response: responseSchemas({ 204: z.null() }),
      },
    },
    async ({ params, staff }, reply) => {
      if (!(await store.remove(params.id, staff))) throw unknown();
      return reply.code(204).send(null);
    },
  );
}

function logRoutes(app: App, { store, wake }: Deps): void {
  app.get(
    '/api/webhooks/:id/deliveries',
    {
      onRequest,
      schema: {
        ...operation('API', 'listDeliveries', 'List the latest deliveries of a webhook'),
        params: ofWebhook,
        response: responseSchemas({ 200: z.array(deliverySchema) }),
      },
    },
    async ({ params }) => {
      const log = await store.log(params.id);
      if (!log) throw unknown();
      return log;
    },
  );
  app.post(
    '/api/webhooks/:id/deliveries/:deliveryId/replay',
    {
      onRequest,
      schema: {
        ...operation('API', 'replayDelivery', 'Send a delivery again'),
        params: ofDelivery,
        response: responseSchemas({ 204: z.null() }),
      },
    },
    async ({ params }, reply) => {
      if (!(await store.replay(params.id, params.deliveryId))) throw unknown();
      wake();
      return reply.code(204).send(null);
    },
  );
}
