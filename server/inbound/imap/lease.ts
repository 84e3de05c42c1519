/**
 * One reader at a time among servers. A lease counts as lost when its row hasn't changed for a while by the looking
 * server's own stopwatch: the servers' clocks may disagree.
 */
import type { MailboxStore } from './mailbox-store.ts';

export type LeaseTimes = { leaseMs: number; renewMs: number };

/** Shorter than a minute, so that mail is read within one even when the server that reads was killed. */
export const LEASE_TIMES: LeaseTimes = { leaseMs: 45_000, renewMs: 15_000 };

export function createLease(store: MailboxStore, { leaseMs, renewMs }: LeaseTimes = LEASE_TIMES) {
  let seen: { fence: number; until: string; since: number } | undefined;
  /** For people who look at the row, and different each time. */
  const until = () => new Date(Date.now() + leaseMs).toISOString();

  return {
    /** Looks whether the lease can be taken, and takes it. @returns the fencing number, or null. */
    async tryTake(): Promise<number | null> {
      const row = await store.lease();
      if (seen?.fence !== row.fence || seen.until !== row.until)
        seen = { fence: row.fence, until: row.until, since: performance.now() };
      if (!row.isFree && performance.now() - seen.since < leaseMs) return null;
      return store.take(row, until());
    },

    /**
     * Renews the lease until told to stop.
     * @param onLost is called once when another server has taken it.
     * @returns what stops the renewal.
     */
    keep(fence: number, onLost: () => void, onError: (error: unknown) => void): () => void {
      const timer = setInterval(() => {
        store.renew(fence, until()).then((isOurs) => {
          if (isOurs) return;
          clearInterval(timer);
          onLost();
        }, onError);
      }, renewMs).unref();
      return () => clearInterval(timer);
    },

    release: (fence: number) => store.release(fence),
  };
}
