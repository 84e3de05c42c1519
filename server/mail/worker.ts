/**
 * Sends what lies in the outbox, in any number of processes at once (docs/decisions/0011). A mail is claimed by a lease
 * in one committed statement, sent outside of any transaction, and marked as sent only while the claim still holds.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { pauseAfter } from './back-off.ts';
import { DatabaseAway, type Deliver } from './delivery.ts';
import { failureOf } from './failure.ts';
import type { ClaimedMail, MailStore } from './store.ts';
import { CONNECTIONS } from './transport.ts';

/** How long a mail stays with a worker that says nothing: after that the worker counts as dead. */
const LEASE_MS = 120_000;
const RENEW_MS = 30_000;
/** For mails whose time has come, or which another process put in. */
const POLL_MS = 5000;
/** Mails under way get this long to finish when the server stops. */
const GRACE_MS = 7000;
/** No pause between tries is as long (back-off.ts); only a clock that was put back leaves mails due after it. */
const FAR_OFF_MS = 3 * 60 * 60_000;
/** Between attempts to note a result while the database is out of reach. */
const NOTE_AGAIN_MS = 1000;

type Parts = { store: MailStore; deliver: Deliver; log: FastifyBaseLogger };

export type Worker = ReturnType<typeof createWorker>;

export function createWorker({ store, deliver, log }: Parts) {
  const underWay = new Map<string, Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let filling = false;
  let fillAgain = false;

  /** Claims as many mails as can be sent at once; one claim at a time, and another when asked meanwhile. */
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
      log.warn({ err: error }, 'The outbox can’t be read; the next look is in a few seconds');
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

  /** The result must not be lost while the database is away: the mail would be sent again. */
  async function note(mail: ClaimedMail, mark: () => Promise<boolean>): Promise<void> {
    for (;;) {
      try {
        if (!(await mark()))
          log.warn({ mail: mail.id }, 'the claim of a mail was lost before its result was noted');
        return;
      } catch (error) {
        if (stopping) return;
        log.warn({ mail: mail.id, err: error }, 'the result of a mail can’t be noted yet');
        await pause(NOTE_AGAIN_MS);
      }
    }
  }

  async function renew(mail: ClaimedMail): Promise<void> {
    try {
      await store.renew(mail, iso(LEASE_MS));
    } catch (error) {
      log.warn({ mail: mail.id, err: error }, 'the claim of a mail can’t be renewed');
    }
  }

  return {
    start(): void {
      timer = setInterval(() => void fill(), POLL_MS);
      void fill();
    },
    /** Looks at the outbox now. */
    wake: (): void => void fill(),
    /** Claims nothing more and waits for the mails under way; what doesn't finish is due again when its lease ends. */
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

/** So many milliseconds from now. */
const iso = (ms: number): string => new Date(Date.now() + ms).toISOString();
