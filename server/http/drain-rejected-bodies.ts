import type { App } from './app-type.ts';

/**
 * Reads what is left of a body that was refused, and throws it away, until the server's request timeout. A connection that
 * is closed while its body arrives resets the sender: a browser shows an error instead of the answer, and nginx counts the
 * server as failed (docs/decisions/0029).
 */
export function drainRejectedBodies(app: App): void {
  app.addHook('onSend', async (_request, reply) => {
    // Fastify would close.
    if (reply.statusCode === 413) reply.removeHeader('connection');
  });
  app.addHook('onResponse', async ({ raw }) => {
    raw.unpipe();
    raw.resume();
  });
}
