/** Rate limits per address. */
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { network } from '../rate-limits/network.ts';
import { type Count, countShared } from '../rate-limits/shared.ts';
import { requestCounts } from '../rate-limits/store.ts';
import { type Counted, createWindows } from '../rate-limits/windows.ts';
import type { App } from './app-type.ts';
import { type ProblemError, problem } from './problem.ts';

type Parts = {
  config: Pick<Config, 'rateLimit' | 'databaseUrl' | 'secret'>;
  db: Db;
  log: FastifyBaseLogger;
};

/**
 * Routes opt in with `config: { rateLimit: { max, timeWindow } }`. Servers on one PostgreSQL share their counts
 * (docs/decisions/0029); on the embedded database each process counts separately.
 */
export async function limitRequests(app: App, { config, db, log }: Parts): Promise<void> {
  if (config.rateLimit)
    await app.register(rateLimit, {
      global: false,
      store: storeOf(
        config.databaseUrl
          ? countShared({ store: requestCounts(db), secret: config.secret, log })
          : countHere(),
      ),
      keyGenerator: (request) => keyOf('route', request),
      errorResponseBuilder: (_request, { ttl }) => {
        return tooMany(ttl);
      },
    });
}

function countHere(): Count {
  const windows = createWindows();
  return async (key, windowMs) => windows.count(key, windowMs);
}

/** One store for all routes: each key names its route. */
const storeOf = (count: Count): FastifyRateLimitStoreCtor =>
  class Store {
    incr(
      key: string,
      done: (error: Error | null, counted?: Counted) => void,
      windowMs: number,
      max: number,
    ): void {
      count(key, windowMs, max).then((counted) => done(null, counted), done);
    }

    child(): Store {
      return this;
    }
  };

const keyOf = (what: 'route' | 'within', request: FastifyRequest) =>
  `${what} ${request.method} ${request.routeOptions.url} ${network(request.ip)}`;

function tooMany(milliseconds: number) {
  const seconds = Math.ceil(milliseconds / 1000);
  return problem(429, `Too many requests from your connection. Try again in ${inWords(seconds)}.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

/**
 * A limit for a route that must read the request before refusing it: a form without script is returned with its
 * input. Unlike with `config: { rateLimit }`, the route checks the limit.
 * @param name of a limit that several routes share.
 * @returns a function that counts a request and returns its refusal; null when it is allowed, and when limits are off.
 */
export function limitWithin(app: App, options: { max: number; timeWindow: string }, name?: string) {
  const keyGenerator = (request: FastifyRequest) =>
    name === undefined ? keyOf('within', request) : `${name} ${network(request.ip)}`;
  const ask = app.hasDecorator('createRateLimit') ? app.createRateLimit({ ...options, keyGenerator }) : null;
  return async (request: FastifyRequest): Promise<ProblemError | null> => {
    const answer = await ask?.(request);
    return answer && !answer.isAllowed && answer.isExceeded ? tooMany(answer.ttl) : null;
  };
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
