/**
 * Limits the confirmations sent in an hour, so that a few networks can neither flood inboxes through us nor use up the
 * quota of others (docs/decisions/0016). Counted in the database, as attempts at passwords are.
 */
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { problem } from '../http/problem.ts';
import { attemptsStore } from '../rate-limits/attempts-store.ts';
import { wideNetwork } from '../rate-limits/network.ts';
import { keyedHash } from '../spam/keyed-hash.ts';

const HOUR = 60 * 60_000;

/** Requests per network and hour. */
const OF_NETWORK = 10;
/** First requests of a network have a separate limit, so that networks with many requests don’t use it up for others. */
const FIRST_OF_NETWORK = 2;
/** Confirmations per hour of first requests, and as many of later ones. */
const OF_ALL = 50;

/** Doesn't depend on the email address, so a refusal reveals nothing about it. @throws ProblemError 429 at a limit. */
export function createConfirmationQuota(config: Pick<Config, 'secret' | 'rateLimit'>, db: Db) {
  const store = attemptsStore(db);
  // Keyed, because addresses are personal data.
  const hashed = keyedHash(config.secret, 'newsletter');

  async function count(what: string, now: Date): Promise<number> {
    const [at, end, farEnd] = [0, HOUR, 2 * HOUR].map((ms) => new Date(now.getTime() + ms).toISOString());
    return (await store.count(hashed(what), at as string, end as string, farEnd as string)).attempts;
  }

  return async (address: string, now: Date): Promise<void> => {
    if (!config.rateLimit) return;
    await store.forgetEnded(now.toISOString());
    const ofNetwork = await count(`network ${wideNetwork(address)}`, now);
    if (ofNetwork > OF_NETWORK) throw tooMany('Too many requests from your connection.');
    const ofAll = await count(ofNetwork > FIRST_OF_NETWORK ? 'later ones' : 'first ones', now);
    if (ofAll > OF_ALL) throw tooMany('A lot of people are signing up right now.');
  };
}

const tooMany = (words: string) =>
  problem(429, `${words} Try again in an hour.`, { headers: { 'retry-after': '3600' } });
