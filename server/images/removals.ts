/** Runs pending removals until each succeeds, or is dead and reported to the operator (docs/decisions/0029). */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedRemoval, RemovalsStore } from './removals-store.ts';

/** Number of concurrent removals. */
const AT_ONCE = 5;
/** Longer than any removal takes, including timeouts. */
const LEASE_MS = 2 * 60_000;
/** Polling interval of a server without wake-ups. */
const POLL_MS = 60_000;

/** Time for running removals to finish when the server stops. */
const GRACE_MS = 5000;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Backoff after each failure: three and a half days in total, which outlasts a provider's bad weekend. */
const PAUSES = [1, 5, 15].map((n) => n * MINUTE).concat([1, 3, 6, 12, 12, 24, 24].map((n) => n * HOUR));

/** An error that no retry can fix: only the operator can. */
export class RemovalImpossible extends Error {
  override name = 'RemovalImpossible';
}

/** @throws Error with a message for the operator, RemovalImpossible to stop retrying immediately. */
export type Remove = (picture: { id: string; cloud: string | null }) => Promise<void>;

type Parts = {
  store: RemovalsStore;
  remove: Remove;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  now: () => Date;
};

export type Removals = ReturnType<typeof createRemovals>;

export function createRemovals({ store, remove, log, now }: Parts) {
  const underWay = new Set<Promise<unknown>>();
  let stopping = false;
  let started = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();

  const iso = (ms: number) => new Date(now().getTime() + ms).toISOString();

  async function attempt(claim: ClaimedRemoval): Promise<boolean> {
    const { id, cloud, signedUntil, attempts } = claim;
    try {
      await remove({ id, cloud });
    } catch (error) {
      const wait = error instanceof RemovalImpossible ? undefined : PAUSES[attempts - 1];
      const words = error instanceof Error ? error.message : String(error);
      await store.failed(claim, words, wait === undefined ? null : iso(wait));
      log.warn({ picture: id, attempts, why: words, dead: wait === undefined }, 'could not remove a picture');
      return false;
    }
    // The holder of the signature could upload the picture again.
    if (cloud !== null && signedUntil > iso(0)) await store.again(claim, signedUntil);
    else await store.done(claim);
    return true;
  }

  async function runClaimed(claims: ClaimedRemoval[]): Promise<number> {
    const attempts = Promise.all(claims.map(attempt));
    const done = attempts.catch(() => {}).finally(() => underWay.delete(done));
    underWay.add(done);
    return (await attempts).filter(Boolean).length;
  }

  /** Runs all due removals, of either host. @returns the number of removed pictures. */
  async function runDue(): Promise<number> {
    let removed = 0;
    while (!stopping) {
      const claims = await store.claim(AT_ONCE, iso(0), iso(LEASE_MS));
      removed += await runClaimed(claims);
      if (claims.length < AT_ONCE) break;
    }
    return removed;
  }

  const look = () => {
    running = running.then(runDue).catch((error) => {
      log.warn({ err: error }, 'could not read the pending picture removals; retrying in a minute');
    });
  };

  return {
    runDue,

    /** Runs these removals now, due or not. */
    async run(ids: string[]): Promise<void> {
      for (let from = 0; from < ids.length; from += AT_ONCE) {
        const some = ids.slice(from, from + AT_ONCE);
        await runClaimed(await store.claim(some.length, iso(0), iso(LEASE_MS), some));
      }
    },

    /** Starts polling when the server listens. Dead removals are retried: the operator may have fixed the cause. */
    start(): void {
      started = true;
      running = store
        .revive(iso(0))
        .catch((error) => log.warn({ err: error }, 'could not revive dead picture removals'));
      look();
      timer = setInterval(look, POLL_MS).unref();
    },

    /** Runs due removals now in a server; other processes (a restore) leave them to the next server. */
    wake(): void {
      if (started && !stopping) look();
    },

    /** Starts no more removals and waits for the running ones; unfinished ones are due again when their lease ends. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopping = true;
      const given = new AbortController();
      await Promise.race([
        Promise.all([running, ...underWay]),
        pause(GRACE_MS, undefined, { signal: given.signal }).catch(() => {}),
      ]);
      given.abort();
    },
  };
}
