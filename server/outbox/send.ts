/**
 * Sends the email in the outbox, in any number of processes (docs/decisions/0009). Each email is a job: it is sent outside
 * any transaction, and marked as sent while its lease is valid.
 */
import type { FastifyBaseLogger } from 'fastify';
import { EndWith, JobDelayed, type JobHandler, RunAgain } from '../jobs/jobs.ts';
import type { ClaimedJob } from '../jobs/jobs-store.ts';
import { retryDelay } from './back-off.ts';
import { DatabaseUnavailableError, type Deliver } from './delivery.ts';
import { failureOf } from './failure.ts';
import { MAIL } from './schedule-store.ts';
import type { MailStore } from './store.ts';
import { CONNECTIONS } from './transport.ts';

const LEASE_MS = 120_000;
/** Longer than any backoff. */
const LONGEST_WAIT_MS = 3 * 60 * 60_000;

type Parts = {
  store: MailStore;
  deliver: Deliver;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Whether an account is set up; email waits until then. */
  isReady?: () => boolean;
};

export function sendMails({ store, deliver, log, isReady }: Parts): JobHandler {
  async function run(job: ClaimedJob): Promise<EndWith | RunAgain | null> {
    const mail = await store.begin(job, iso());
    if (!mail) {
      const at = await store.goesAt(job.key, iso());
      return at === null ? null : new RunAgain(at);
    }
    const { id, kind, attempts } = mail;
    try {
      const delivered = await deliver(mail);
      log.info({ mail: id, kind, attempts }, delivered.sent ? 'email sent' : 'email dropped');
      return new EndWith((trx) =>
        delivered.sent
          ? store.markSent(trx, mail, iso())
          : store.markEnded(trx, mail, 'dropped', delivered.why),
      );
    } catch (error) {
      if (error instanceof DatabaseUnavailableError) throw error.cause;
      const { permanent, words, code } = failureOf(error);
      const wait = permanent ? null : retryDelay(attempts);
      if (wait !== null) {
        await store.markFailed(job, words, iso(wait));
        throw new JobDelayed(code, wait);
      }
      log.warn({ mail: id, kind, attempts, code }, 'gave up on an email');
      return new EndWith((trx) => store.markEnded(trx, mail, 'dead', words));
    }
  }

  return {
    ...{ task: MAIL, run, atOnce: CONNECTIONS, leaseMs: LEASE_MS, longestWaitMs: LONGEST_WAIT_MS },
    // The pause after our own errors; an email's errors say how long theirs is (`JobDelayed`).
    pauseAfter: () => 5000,
    ...(isReady && { isReady }),
  };
}

const iso = (ms = 0): string => new Date(Date.now() + ms).toISOString();
