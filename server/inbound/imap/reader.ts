/** Holds a connection to the mailbox while this server has the lease, and reads whatever comes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Base } from '../../http/app-type.ts';
import { mailboxAddress, mailboxId } from './address.ts';
import { arrivalsStore, LeaseLost } from './arrivals-store.ts';
import { createMailCopier } from './copy-mail.ts';
import { createFailureReporter } from './failures.ts';
import type { FreshCopies } from './fresh-copies.ts';
import { createLease, LEASE_TIMES, type LeaseTimes } from './lease.ts';
import { openMailbox } from './mailbox.ts';
import { type MailboxState, mailboxStore } from './mailbox-store.ts';
import { type Pace, UNPACED } from './pace.ts';
import { createMailboxPoller } from './read-new.ts';

export type ReaderTimes = LeaseTimes & {
  /** How often a server without the lease looks for it. */
  lookMs: number;
  /** Between readings when the mailbox announces nothing; and between tries that only a person can help. */
  pollMs: number;
  /** The first pause before connecting again; it doubles up to `pollMs`. */
  againMs: number;
  silenceMs?: number;
};

const TIMES: ReaderTimes = { ...LEASE_TIMES, lookMs: 5000, pollMs: 60_000, againMs: 1000 };

type Given = Omit<Base, 'jobs'> & {
  imapUrl: string;
  onStored: () => void;
  copies: Pick<FreshCopies, 'begin'>;
  pace?: Pace;
  largestMail?: number;
  times?: Partial<ReaderTimes>;
};

export type MailboxReader = ReturnType<typeof createReader>;

export function createReader({ db, config, log, imapUrl, onStored, copies, ...given }: Given) {
  const { largestMail, times, pace = UNPACED } = given;
  const { lookMs, pollMs, againMs, silenceMs, ...leaseTimes } = { ...TIMES, ...times };
  const id = mailboxId(config.secret, imapUrl);
  const store = mailboxStore(db, id);
  const lease = createLease(store, leaseTimes);
  const arrivals = arrivalsStore(db, id, config.secret);
  const copyMail = createMailCopier({ db, arrivals, copies, largestMail, pace });
  const readNew = createMailboxPoller({ store, arrivals, copyMail, log, onStored, pace });
  const failures = createFailureReporter({ store, log, againMs, longestMs: pollMs });
  const stopped = new AbortController();
  let running: Promise<void> | undefined;

  const rest = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => {});

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const fence = await lease.tryTake().catch((error) => {
        log.warn({ err: error }, 'could not look who reads the mailbox; retrying soon');
        return null;
      });
      const pauseMs = fence === null ? lookMs : await lead(fence);
      await rest(pauseMs, stopped.signal);
    }
  }

  /**
   * Reads until the lease is lost, the server stops, or another one should try.
   * @returns milliseconds to wait before looking for the lease again.
   */
  async function lead(fence: number): Promise<number> {
    const lost = new AbortController();
    const over = AbortSignal.any([lost.signal, stopped.signal]);
    const stopKeeping = lease.keep(
      fence,
      () => lost.abort(),
      (error) => log.warn({ err: error }, 'could not renew the lease on the mailbox; retrying soon'),
    );
    let pauseMs = lookMs;
    while (!over.aborted)
      try {
        await session(fence, over);
      } catch (error) {
        if (error instanceof LeaseLost) lost.abort();
        if (over.aborted) break;
        const failure = await failures.note(error, fence);
        if (failure.yields) {
          pauseMs = Math.max(failure.pauseMs, lookMs);
          break;
        }
        await rest(failure.pauseMs, over);
      }
    stopKeeping();
    if (!lost.signal.aborted) await lease.release(fence).catch(() => {});
    return pauseMs;
  }

  /** One connection. It ends by an error only. */
  async function session(fence: number, over: AbortSignal): Promise<void> {
    const mailbox = await openMailbox(mailboxAddress(imapUrl), { signal: over, silenceMs });
    try {
      for (let opened = performance.now(); !over.aborted; ) {
        await readNew(mailbox, fence, over);
        await store.noteRead(fence, new Date().toISOString());
        failures.forget();
        await mailbox.news(pollMs);
        if (performance.now() - opened < pollMs) continue;
        await mailbox.refresh();
        opened = performance.now();
      }
    } finally {
      mailbox.close();
    }
  }

  return {
    start(): void {
      running ??= run();
    },
    /** Ends the connection, gives the lease back, and resolves when nothing is under way. */
    async stop(): Promise<void> {
      stopped.abort();
      await running;
    },
    state: (): Promise<MailboxState> => store.state(),
  };
}
