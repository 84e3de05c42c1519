/**
 * Removes pictures that are marked for removal from their host. Each is a job that repeats until it succeeds or waits for
 * the operator (docs/decisions/0011).
 */
import type { Trx } from '../database/schema.ts';
import { type Jobs, RunAgain } from '../jobs/jobs.ts';
import { enqueueJobs } from '../jobs/jobs-store.ts';

export const PICTURE_REMOVAL = 'picture-removal';

/** Number of concurrent removals. */
const AT_ONCE = 5;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** After each failure: three and a half days in total, which outlasts a provider's bad weekend. */
const PAUSES = [1, 5, 15].map((n) => n * MINUTE).concat([1, 3, 6, 12, 12, 24, 24].map((n) => n * HOUR));
const LONGEST_WAIT_MS = 25 * HOUR;

/** @property cloud as in `images`. @property signedUntil until then the signature allows another upload of the picture. */
export type NewRemoval = { id: string; cloud: string | null; signedUntil: string };

/**
 * Enqueues removals inside the transaction that discards the pictures.
 * @param ownTurn end of the enqueuing process's head start on local files; null without one.
 */
export const enqueueRemovals = (
  trx: Trx,
  removals: NewRemoval[],
  at: Date,
  ownTurn: Date | null,
): Promise<void> =>
  enqueueJobs(
    trx,
    removals.map(({ id, cloud, signedUntil }) => ({
      ...{ task: PICTURE_REMOVAL, key: id, payload: { cloud, signedUntil } },
      ...(cloud === null && ownTurn && { runAt: ownTurn.toISOString() }),
    })),
    at,
  );

/** @throws Error with a message for the operator, JobImpossible to stop retrying immediately. */
export type Remove = (picture: { id: string; cloud: string | null }) => Promise<void>;

export function handleRemovals(jobs: Jobs, remove: Remove, now: () => Date): void {
  jobs.handle({
    ...{ task: PICTURE_REMOVAL, atOnce: AT_ONCE, longestWaitMs: LONGEST_WAIT_MS },
    pauseAfter: (attempts) => PAUSES[attempts - 1] ?? null,
    async run({ key: id, payload }) {
      const { cloud, signedUntil } = JSON.parse(payload) as Omit<NewRemoval, 'id'>;
      await remove({ id, cloud });
      // The holder of the signature could upload the picture again.
      return cloud !== null && signedUntil > now().toISOString() ? new RunAgain(signedUntil) : undefined;
    },
  });
}
