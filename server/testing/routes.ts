import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, RouteOptions } from 'fastify';

export type Route = { method: string; url: string; rateLimit: { max: number } | undefined };

/** Every route that is made while `make` runs, so that a test covers those that don't exist yet. */
export async function collectRoutes<T>(make: () => Promise<T>): Promise<{ made: T; routes: Route[] }> {
  const routes: Route[] = [];
  const collect = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }: RouteOptions) => {
      const { rateLimit } = (config ?? {}) as { rateLimit?: { max: number } };
      for (const each of [method].flat()) routes.push({ method: each, url, rateLimit });
    });
  };
  subscribe('fastify.initialization', collect);
  try {
    return { made: await make(), routes };
  } finally {
    unsubscribe('fastify.initialization', collect);
  }
}
