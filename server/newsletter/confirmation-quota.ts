/**
 * Limits the confirmations sent in an hour, so that a few networks can neither flood inboxes through us nor use up the
 * quota of others (docs/decisions/0014).
 */
import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { type ProblemError, problem } from '../http/problem.ts';
import { wideNetwork } from '../rate-limits/network.ts';
import type { NewsletterStore } from './store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Requests per network and hour. */
const OF_NETWORK = 10;
/** The first requests of a network may use the half of the quota that is reserved for networks with few requests. */
const FIRST_OF_NETWORK = 2;
/** Confirmations sent at once per hour. The rest are queued. */
const AT_ONCE = 100;
const TURN_MS = 40_000;
/**
 * Maximum queue length. Its last mail waits two hours and forty minutes: longer waits look like a clock set back
 * (outbox/send.ts).
 */
const WAITING = 240;

export function createConfirmationQuota(
  config: Pick<Config, 'secret' | 'rateLimit'>,
  store: Pick<NewsletterStore, 'takePlace'>,
) {
  // Keyed, because addresses are personal data.
  const hashed = (address: string) =>
    createHmac('sha256', config.secret)
      .update(`newsletter network: ${wideNetwork(address)}`)
      .digest('base64url');

  /**
   * Reserves a confirmation for a network. The email address plays no part, so a refusal reveals nothing about it.
   * @returns when the confirmation may be sent.
   * @throws ProblemError 429 when the network's limit is reached, or the queue is full.
   */
  return async (address: string, now: Date): Promise<string> => {
    const at = now.toISOString();
    if (!config.rateLimit) return at;
    let refusal: ProblemError | null = null;
    const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
    const sendAt = await store.takePlace(
      hashed(address),
      at,
      { hour: ago(HOUR), forgotten: ago(4 * HOUR) },
      ({ ofNetwork, atOnce, waiting, lastGoes }) => {
        const isFirst = ofNetwork < FIRST_OF_NETWORK;
        // The other half is reserved for networks with few requests.
        const share = (all: number) => (isFirst ? all : all / 2);
        if (ofNetwork >= OF_NETWORK) refusal = tooMany('Too many requests from your connection.');
        else if (atOnce < share(AT_ONCE)) return at;
        else if (waiting < share(WAITING))
          return new Date(Math.max(now.getTime(), Date.parse(lastGoes ?? at)) + TURN_MS).toISOString();
        else refusal = tooMany('Many people are subscribing right now.');
        return null;
      },
    );
    if (sendAt === null) throw refusal;
    return sendAt;
  };
}

const tooMany = (words: string): ProblemError =>
  problem(429, `${words} Please try again in an hour.`, { headers: { 'retry-after': '3600' } });
