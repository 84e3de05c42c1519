/**
 * Throttles guessing of passwords, codes and links: per account, against many addresses guessing at one
 * account, and per address, against one guessing at many. A success clears the account's count and
 * uncounts the address's attempt, so that an office behind one address never waits to sign in. A browser
 * that signed in to the account before has its own count, so that strangers' failures don't lock it
 * (docs/decisions/0013).
 */
import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { problem } from '../http/problem.ts';
import type { AttemptsStore } from '../rate-limits/attempts-store.ts';
import { network } from '../rate-limits/network.ts';

export const ATTEMPTS = { perAccount: 10, perAddress: 30, windowMs: 15 * 60_000 };

export type Attempt = {
  /** Call it when the password, code or link was correct. */
  succeeded: () => Promise<void>;
};

/** Kinds of attempts, counted separately: requesting links never blocks signing in. */
export type AttemptKind = 'sign-in' | 'link' | 'forgotten-password';

export type AttemptInput = {
  address: string;
  /** Email address as typed; none when only the network address counts. */
  account?: string;
  /** Hash of the known device's or the session's token; when set, only its attempts count. */
  known?: string | null;
};

type Parts = { store: AttemptsStore; config: Pick<Config, 'secret' | 'rateLimit'> };

export function createThrottle({ store, config }: Parts) {
  /** Keyed, because people type passwords into the email field, and addresses are personal data. */
  const keyOf = (what: string, value: string) =>
    createHmac('sha256', config.secret).update(`attempt ${what}: ${value}`).digest('base64url');

  const accountKeyOf = (tried: AttemptKind, account: string | undefined) =>
    account === undefined ? null : keyOf(`${tried} account`, account.trim().toLowerCase());

  return {
    /**
     * Counts an attempt before its outcome is known, so that concurrent attempts can't bypass the limit.
     * @throws 429 with Retry-After.
     */
    async attempt(tried: AttemptKind, { address, account, known }: AttemptInput): Promise<Attempt> {
      if (!config.rateLimit) return { succeeded: async () => {} };
      const now = Date.now();
      const addressKey = known ? null : keyOf(`${tried} address`, network(address));
      const ownKey = known ? keyOf(`${tried} known`, known) : accountKeyOf(tried, account);
      if (addressKey) await refuseBeyond(store, addressKey, ATTEMPTS.perAddress, now);
      if (ownKey) await refuseBeyond(store, ownKey, ATTEMPTS.perAccount, now);
      return {
        succeeded: async () => {
          if (addressKey) await store.uncount(addressKey);
          if (ownKey) await store.forget(ownKey);
          await store.forgetEnded(new Date().toISOString());
        },
      };
    },
  };
}

async function refuseBeyond(store: AttemptsStore, key: string, most: number, now: number): Promise<void> {
  const iso = (ms: number) => new Date(ms).toISOString();
  const { attempts, endsAt } = await store.count(
    key,
    ...([now, now + ATTEMPTS.windowMs, now + 2 * ATTEMPTS.windowMs].map(iso) as [string, string, string]),
  );
  if (attempts <= most) return;
  const seconds = Math.max(1, Math.ceil((Date.parse(endsAt) - now) / 1000));
  throw problem(429, `Too many attempts. Wait ${inWords(seconds)}, then try again.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
