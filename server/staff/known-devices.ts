/**
 * Recognizes browsers that have signed in to an account before. Their attempts are counted separately, so that guessing
 * strangers can't lock them out (docs/decisions/0013). The cookie grants no access and is valid for one account.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { parseCookies } from 'better-auth/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { hashToken } from '../config/tokens.ts';
import { cookiePrefix } from './auth.ts';
import type { KnownDevicesStore } from './known-devices-store.ts';

const KNOWN_SECONDS = 180 * 24 * 3600;

type Parts = { store: KnownDevicesStore; config: Pick<Config, 'origin' | 'secret'> };

export function createKnownDevices({ store, config }: Parts) {
  const { origin, secret } = config;
  const knownSince = () => new Date(Date.now() - KNOWN_SECONDS * 1000).toISOString();

  /** One cookie per account, for shared browsers; the name is keyed, because browsers display it. */
  const nameOf = (email: string) => {
    const account = createHmac('sha256', secret).update(`device of ${email}`).digest('hex').slice(0, 12);
    return `${cookiePrefix(origin)}.device-${account}`;
  };

  /** Returns the hash of the browser's token for the account; null for unknown browsers. */
  async function of(request: Pick<FastifyRequest, 'headers'>, email: string): Promise<string | null> {
    const token = parseCookies(request.headers.cookie ?? '').get(nameOf(email));
    if (!token) return null;
    const hash = hashToken(token);
    return (await store.isKnown(hash, email, knownSince())) ? hash : null;
  }

  return {
    of,

    /**
     * Replaces the browser's token, so that a copied or planted token stops working.
     * @param session token of the session that has just begun in it.
     */
    async remember(
      request: Pick<FastifyRequest, 'headers'>,
      reply: FastifyReply,
      { id, email }: { id: string; email: string },
      session: string | null,
    ): Promise<void> {
      const token = randomBytes(32).toString('base64url');
      await store.remember(
        id,
        await of(request, email),
        hashToken(token),
        new Date().toISOString(),
        session && hashToken(session),
      );
      const secure = origin.startsWith('https:') ? '; Secure' : '';
      reply.header(
        'set-cookie',
        `${nameOf(email)}=${token}; Max-Age=${KNOWN_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`,
      );
    },

    forgetOld: () => store.forgetBefore(knownSince()),
  };
}
