/** How much one address may ask for, and when the server says it is too busy. */
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { Config } from '../config.ts';
import { network } from '../staff/throttle.ts';
import type { App } from './app-type.ts';
import { problem } from './problem.ts';

/** Routes opt in with `config: { rateLimit: { max, timeWindow } }`. */
export async function limitRequests(app: App, config: Pick<Config, 'rateLimit'>): Promise<void> {
  if (config.rateLimit)
    await app.register(rateLimit, {
      global: false,
      keyGenerator: (request) => network(request.ip),
      errorResponseBuilder: (_request, { ttl }) => {
        const seconds = Math.ceil(ttl / 1000);
        return problem(
          429,
          `Too many requests from your connection. Please try again in ${inWords(seconds)}.`,
          {
            headers: { 'retry-after': String(seconds) },
          },
        );
      },
    });
  await app.register(underPressure, {
    maxEventLoopDelay: 5000,
    retryAfter: 10,
    pressureHandler: () => {
      throw problem(503, 'The server is very busy. Nothing was saved; please try again in a few seconds.', {
        headers: { 'retry-after': '10' },
      });
    },
  });
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
