/**
 * Shared parts of the pages below `/inquiry/{token}`: their headers, the limit on forms, and the count of wrong links
 * (docs/decisions/0012). The token grants full access, so it stays out of logs, caches, referrers and search results.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { App } from '../http/app-type.ts';
import { limitWithin } from '../http/limits.ts';
import { lateRefusal, tooBusy } from '../http/pressure.ts';
import { type ProblemError, problem } from '../http/problem.ts';
import type { ImageHost } from '../images/image-host.ts';
import { addressLimit } from './address-limit.ts';

/** Requests for unknown links before an address has to wait; typos need a few. */
export const GUESSES = { max: 20, windowMs: 10 * 60_000 };
/** Submissions, valid or not, to all of these pages together. */
export const FORMS = { max: 30, timeWindow: '10 minutes' };

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** For a form whose pictures aren't taken. */
export const NO_PICTURES: Pick<ImageHost, 'take'> = {
  take: async () => {
    throw problem(429, 'not taken this time; please choose it again when you send the form.');
  },
};

export type PrivatePages = ReturnType<typeof privatePages>;

export function privatePages(app: App, config: Pick<Config, 'rateLimit'>) {
  const limited = limitWithin(app, FORMS);
  const { pressureHandler, isCrowded } = lateRefusal();
  const guesses = addressLimit({ ...GUESSES, on: config.rateLimit });
  return {
    options: {
      config: { tokenInPath: true, pressureHandler },
      onSend: async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
        reply.headers(PRIVATE);
      },
    },

    /** Returns why this form can't be accepted now, or null. */
    refusalOf: async (request: FastifyRequest): Promise<ProblemError | null> =>
      (await limited(request)) ?? (isCrowded(request) ? tooBusy() : null),

    /**
     * Counts a guess, and slows down addresses that guess. A valid link always opens, because others may share its
     * address.
     */
    miss(request: FastifyRequest, reply: FastifyReply): { missing: 'unknown' | 'throttled'; status: number } {
      const seconds = guesses.secondsToWait(request.ip);
      guesses.count(request.ip);
      if (seconds === null) return { missing: 'unknown', status: 404 };
      reply.header('retry-after', String(seconds));
      return { missing: 'throttled', status: 429 };
    },
  };
}
