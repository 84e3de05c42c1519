/** Sets up Fastify for every request: limits, headers, errors, log. Capabilities add the routes (server/app.ts). */
import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastify, { LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import type { App, Base } from './app-type.ts';
import { redirectToCanonical } from './canonical.ts';
import { currentRedirects } from './current-redirects.ts';
import { drainRejectedBodies } from './drain-rejected-bodies.ts';
import { handleErrors } from './errors.ts';
import { limitRequests } from './limits.ts';
import { createHttpServer, type EarlyHandler } from './listening-server.ts';
import { handleClientError } from './malformed-requests.ts';
import { rememberOwnPaths } from './own-paths.ts';
import { refuseUnderPressure } from './pressure.ts';
import { logRequests } from './request-log.ts';
import { requireSameOrigin } from './same-origin.ts';

export type HttpParts = Omit<Base, 'jobs'> & {
  /** Security headers of every route's response; their policy may be replaced when content is published. */
  headers: Record<string, string>;
  /** Duration of an event loop turn, in milliseconds, that counts as pressure; defaults to the product's. */
  pressureWindowMs?: number;
  /** Handles every request before Fastify: prerendered pages in memory, or Vite in development. */
  ahead?: EarlyHandler;
};

/** @returns the app, and the number of requests answered before it. */
export async function createApp({ config, db, log, headers, pressureWindowMs, ahead }: HttpParts) {
  const answered = { ahead: 0 };
  const app: App = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handler) => createHttpServer(handler, ahead, answered),
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    // A long migration takes minutes, so a start has no timeout.
    pluginTimeout: 0,
    clientErrorHandler: handleClientError,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  // Accepts only JSON and forms: a text body would reach validation as a string.
  app.removeContentTypeParser('text/plain');

  rememberOwnPaths(app);
  handleErrors(app);
  logRequests(app);
  drainRejectedBodies(app);
  // Applies to all API responses, regardless of the route: they contain personal data, so no cache may store them.
  app.addHook('onRequest', async ({ url }, reply) => {
    reply.headers(headers);
    if (url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  requireSameOrigin(app, config.origin);
  redirectToCanonical(app, currentRedirects);
  await limitRequests(app, { config, db, log });
  await refuseUnderPressure(app, pressureWindowMs);
  await app.register(multipart, {
    // An oversized picture is refused alone (server/images/receive-file.ts), not with the whole form.
    throwFileSizeLimit: false,
    limits: { fileSize: IMAGE_LIMITS.maxBytes, files: 20, fields: 40, fieldSize: 64 * 1024, parts: 60 },
  });
  return { app, answeredAhead: () => answered.ahead };
}
