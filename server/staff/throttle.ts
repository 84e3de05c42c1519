/**
 * Slows down guessing of passwords, codes and links: per account, against many addresses guessing at one
 * account, and per address, against one guessing at many. A success clears the account's count, and takes
 * back the address's, so that an office behind one address never waits for signing in.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Config } from '../config.ts';
import { problem } from '../http/problem.ts';
import type { AttemptsStore } from './attempts-store.ts';

export const ATTEMPTS = { perAccount: 10, perAddress: 30, windowMs: 15 * 60_000 };

export type Attempt = {
  /** Call it when the password, code or link was right. */
  succeeded: () => Promise<void>;
};

export type Throttle = ReturnType<typeof createThrottle>;

type Parts = { store: AttemptsStore; config: Pick<Config, 'secret' | 'rateLimit'> };

export function createThrottle({ store, config }: Parts) {
  /** Keyed, because people type passwords into the address field, and addresses are personal data. */
  const keyOf = (kind: string, value: string) =>
    createHmac('sha256', config.secret).update(`attempt ${kind}: ${value}`).digest('base64url');

  return {
    /**
     * Counts an attempt before its outcome is known, so that many at once can't slip through.
     * @param account e-mail address as typed; none where only the address counts.
     * @throws 429 with Retry-After.
     */
    async attempt(address: string, account?: string): Promise<Attempt> {
      if (!config.rateLimit) return { succeeded: async () => {} };
      const now = Date.now();
      const addressKey = keyOf('address', network(address));
      const accountKey = account === undefined ? null : keyOf('account', account.trim().toLowerCase());
      await refuseBeyond(store, addressKey, ATTEMPTS.perAddress, now);
      if (accountKey) await refuseBeyond(store, accountKey, ATTEMPTS.perAccount, now);
      return {
        succeeded: async () => {
          await store.takeBack(addressKey);
          if (accountKey) await store.forget(accountKey);
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
  throw problem(429, `Too many attempts. Please wait ${inWords(seconds)}, then try again.`, {
    headers: { 'retry-after': String(seconds) },
  });
}

const inWords = (seconds: number) =>
  seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;

/** IPv6 customers hold a /64 at least, and could try from another address each time. */
export function network(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = 8 - groups(head).length - groups(tail).length;
  const all = address.includes('::')
    ? [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)]
    : groups(head);
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
