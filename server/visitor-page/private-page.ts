/**
 * Shared parts of the pages below `/inquiry/{token}`: their headers, the limit on forms, and the count of wrong links
 * (docs/decisions/0014). The token grants full access, so it stays out of logs, caches, referrers and search results.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { limitWithin } from '../http/limits.ts';
import { lateRefusal, tooBusy } from '../http/pressure.ts';
import { type ProblemError, problem } from '../http/problem.ts';
import type { ImageHost } from '../images/image-host.ts';

/** Requests for unknown links before an address has to wait; typos need a few. */
export const GUESSES = { max: 20, timeWindow: '10 minutes' };
/** Submissions, valid or not, to all of these pages together. */
export const FORMS = { max: 30, timeWindow: '10 minutes' };

const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** For a form whose pictures aren't accepted. */
export const NO_PICTURES: Pick<ImageHost, 'take'> = {
  take: async () => {
    throw problem(429, 'not uploaded. Choose it again before you send the form.');
  },
};

export type PrivatePages = ReturnType<typeof privatePages>;

export function privatePages(app: App) {
  const limited = limitWithin(app, FORMS, 'private forms');
  const guessed = limitWithin(app, GUESSES, 'private links');
  const { pressureHandler, isCrowded } = lateRefusal();
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
    async miss(request: FastifyRequest, reply: FastifyReply) {
      const full = await guessed(request);
      if (!full) return { missing: 'unknown', status: 404 } as const;
      reply.headers(full.extras.headers ?? {});
      return { missing: 'throttled', status: full.status } as const;
    },
  };
}
