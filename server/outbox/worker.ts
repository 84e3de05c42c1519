/**
 * Sends the mail in the outbox, in any number of processes (docs/decisions/0011). A mail is leased in one committed
 * statement, sent outside any transaction, and marked as sent only while the lease is still valid.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { pauseAfter } from './back-off.ts';
import { DatabaseAway, type Deliver } from './delivery.ts';
import { failureOf } from './failure.ts';
import type { ClaimedMail, MailStore } from './store.ts';
import { CONNECTIONS } from './transport.ts';

/** Without a renewal for this long, the worker counts as dead. */
const LEASE_MS = 120_000;
const RENEW_MS = 30_000;
/** Finds mails that became due or were enqueued by another process. */
const POLL_MS = 5000;
/** Time for mails in progress to finish at shutdown. */
const GRACE_MS = 7000;
/**
 * Longer than any backoff (back-off.ts): a mail that is due later was written before the clock was set back, unless it
 * is scheduled for that hour.
 */
const FAR_OFF_MS = 3 * 60 * 60_000;
/** Interval between attempts to record a result while the database is unavailable. */
const NOTE_AGAIN_MS = 1000;

type Parts = { store: MailStore; deliver: Deliver; log: FastifyBaseLogger };

export function createWorker({ store, deliver, log }: Parts) {
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let filling = false;
  let fillAgain = false;

  /** Claims as many mails as there are free connections. Claims never overlap; a call during one starts another. */
  async function fill(): Promise<void> {
    fillAgain = true;
    if (filling) return;
    filling = true;
    try {
      while (fillAgain && !stopping && underWay.size < CONNECTIONS) {
        fillAgain = false;
        const free = CONNECTIONS - underWay.size;
        const claimed = await store.claim(free, iso(0), iso(LEASE_MS), iso(FAR_OFF_MS));
        for (const mail of claimed) begin(mail);
        if (claimed.length === free) fillAgain = true;
      }
    } catch (error) {
      log.warn({ err: error }, 'Can’t read the outbox; retrying in a few seconds');
    } finally {
      filling = false;
    }
  }

  function begin(mail: ClaimedMail): void {
    const sending = send(mail).finally(() => {
      underWay.delete(mail.id);
      void fill();
    });
    underWay.set(mail.id, sending);
  }

  async function send(mail: ClaimedMail): Promise<void> {
    const { id, kind, attempts } = mail;
    const renewing = setInterval(() => void renew(mail), RENEW_MS);
    try {
      const delivered = await deliver(mail);
      await note(mail, () =>
        delivered.sent ? store.markSent(mail, iso(0)) : store.markEnded(mail, 'dropped', delivered.why),
      );
      log.info({ mail: id, kind, attempts, sent: delivered.sent }, 'mail done');
    } catch (error) {
      if (error instanceof DatabaseAway) {
        await note(mail, () => store.giveBack(mail, iso(POLL_MS)));
        return;
      }
      const { permanent, words, code } = failureOf(error);
      const wait = permanent ? null : pauseAfter(attempts);
      await note(mail, () =>
        wait === null ? store.markEnded(mail, 'dead', words) : store.markFailed(mail, words, iso(wait)),
      );
      log.warn({ mail: id, kind, attempts, code, dead: wait === null }, 'mail failed');
    } finally {
      clearInterval(renewing);
    }
  }

  /** Retries while the database is unavailable: if the result were lost, the mail would be sent again. */
  async function note(mail: ClaimedMail, mark: () => Promise<boolean>): Promise<void> {
    for (;;) {
      try {
        if (!(await mark()))
          log.warn({ mail: mail.id }, 'the lease of a mail was lost before its result was recorded');
        return;
      } catch (error) {
        if (stopping) return;
        log.warn({ mail: mail.id, err: error }, 'can’t record the result of a mail yet; retrying');
        await pause(NOTE_AGAIN_MS);
      }
    }
  }

  async function renew(mail: ClaimedMail): Promise<void> {
    try {
      await store.renew(mail, iso(LEASE_MS));
    } catch (error) {
      log.warn({ mail: mail.id, err: error }, 'can’t renew the lease of a mail');
    }
  }

  return {
    start(): void {
      timer = setInterval(() => void fill(), POLL_MS);
      void fill();
    },
    /** Polls the outbox now. */
    wake: (): void => void fill(),
    /** Stops claiming and waits for mails in progress; unfinished ones are due again when their leases expire. */
    async stop(): Promise<void> {
      stopping = true;
      clearInterval(timer);
      const given = new AbortController();
      await Promise.race([
        Promise.all(underWay.values()),
        pause(GRACE_MS, undefined, { signal: given.signal }).catch(() => {}),
      ]);
      given.abort();
    },
  };
}

/** Returns the instant `ms` milliseconds from now. */
const iso = (ms: number): string => new Date(Date.now() + ms).toISOString();
