/** How much one address may ask for, and when the server says it is too busy. */
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { network } from '../staff/throttle.ts';
import type { App } from './app-type.ts';
import { type ProblemError, problem } from './problem.ts';

/** Routes opt in with `config: { rateLimit: { max, timeWindow } }`. */
export async function limitRequests(app: App, config: Pick<Config, 'rateLimit'>): Promise<void> {
  if (config.rateLimit)
    await app.register(rateLimit, {
      global: false,
      keyGenerator: (request) => network(request.ip),
      errorResponseBuilder: (_request, { ttl }) => {
        return tooMany(ttl);
      },
    });
  await app.register(underPressure, {
    maxEventLoopDelay: 5000,
    retryAfter: 10,
    pressureHandler: () => {
      throw tooBusy();
    },
  });
}

export const tooBusy = () =>
  problem(503, 'The server is very busy. Nothing was saved; please try again in a few seconds.', {
    headers: { 'retry-after': '10' },
  });

function tooMany(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000);
  return problem(429, `Too many requests from your connection. Please try again in ${inWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * A limit for a route that must read the request before it refuses it: a form without script comes back with
 * what was typed. Unlike `config: { rateLimit }` it is the route's to ask.
 * @returns asks for one more, and answers why not; null while there is room, and where limits are off.
 */
export function limitWithin(app: App, options: { max: number; timeWindow: string }) {
  const ask = app.hasDecorator('createRateLimit') ? app.createRateLimit(options) : null;
  return async (request: FastifyRequest): Promise<ProblemError | null> => {
    const answer = await ask?.(request);
    return answer && !answer.isAllowed && answer.isExceeded ? tooMany(answer.ttl) : null;
  };
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
