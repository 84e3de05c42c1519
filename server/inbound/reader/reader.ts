/** Holds a connection to the mailbox while this server has the lease, and reads whatever comes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Base } from '../../http/app-type.ts';
import { mailboxAddress, mailboxId } from './address.ts';
import { arrivalsStore, LeaseLost } from './arrivals-store.ts';
import { createCopyMail } from './copy-mail.ts';
import { createLease, LEASE_TIMES, type LeaseTimes } from './lease.ts';
import { openMailbox } from './mailbox.ts';
import { type MailboxState, mailboxStore } from './mailbox-store.ts';
import { createReadNew } from './read-new.ts';
import { MailboxTrouble, type TroubleKind } from './trouble.ts';

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

type Given = Base & {
  imapUrl: string;
  onStored: () => void;
  largestMail?: number;
  times?: Partial<ReaderTimes>;
};

export type Reader = ReturnType<typeof createReader>;

export function createReader({ db, config, log, imapUrl, onStored, largestMail, times }: Given) {
  const { lookMs, pollMs, againMs, silenceMs, ...leaseTimes } = { ...TIMES, ...times };
  const id = mailboxId(config.secret, imapUrl);
  const store = mailboxStore(db, id);
  const lease = createLease(store, leaseTimes);
  const arrivals = arrivalsStore(db, id);
  const copyMail = createCopyMail({ db, arrivals, largestMail });
  const readNew = createReadNew({ store, arrivals, copyMail, log, onStored });
  const stopped = new AbortController();
  let running: Promise<void> | undefined;

  const rest = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }).catch(() => {});

  async function run(): Promise<void> {
    while (!stopped.signal.aborted) {
      const fence = await lease.tryTake().catch((error) => {
        log.warn({ err: error }, 'could not look who reads the mailbox; retrying soon');
        return null;
      });
      if (fence === null) await rest(lookMs, stopped.signal);
      else await lead(fence);
    }
  }

  /** Reads until the lease is lost or the server stops. */
  async function lead(fence: number): Promise<void> {
    const lost = new AbortController();
    const over = AbortSignal.any([lost.signal, stopped.signal]);
    const stopKeeping = lease.keep(
      fence,
      () => lost.abort(),
      (error) => log.warn({ err: error }, 'could not renew the lease on the mailbox; retrying soon'),
    );
    const failures = countFailures();
    while (!over.aborted)
      try {
        await session(fence, over, failures.forget);
      } catch (error) {
        if (error instanceof LeaseLost) lost.abort();
        if (!over.aborted) await rest(await failures.note(error, fence), over);
      }
    stopKeeping();
    if (!lost.signal.aborted) await lease.release(fence).catch(() => {});
  }

  /** One connection. It ends by an error only. */
  async function session(fence: number, over: AbortSignal, onRead: () => void): Promise<void> {
    const mailbox = await openMailbox(mailboxAddress(imapUrl), { signal: over, silenceMs });
    try {
      for (let opened = performance.now(); !over.aborted; ) {
        await readNew(mailbox, fence);
        await store.noteRead(fence, new Date().toISOString());
        onRead();
        await mailbox.news(pollMs);
        if (performance.now() - opened < pollMs) continue;
        await mailbox.refresh();
        opened = performance.now();
      }
    } finally {
      mailbox.close();
    }
  }

  function countFailures() {
    let count = 0;
    let logged = '';
    return {
      forget() {
        if (count > 0) log.info('the mailbox can be read again');
        [count, logged] = [0, ''];
      },
      /** Tells staff and the log. @returns milliseconds to wait before the next try. */
      async note(error: unknown, fence: number): Promise<number> {
        const again = Math.min(againMs * 2 ** count++, pollMs) * (0.5 + Math.random() / 2);
        if (!(error instanceof MailboxTrouble)) {
          log.warn({ err: error }, 'could not store what came into the mailbox; retrying soon');
          return again;
        }
        const { kind, code, message } = error;
        // Providers end connections now and then; staff needn't know of one that comes back.
        if (count > 1 || !PASSES.has(kind))
          await store
            .noteTrouble(fence, message)
            .catch((err) => log.warn({ err }, 'could not note the trouble with the mailbox'));
        // Once, and not each minute for as long as it lasts.
        if (logged !== kind) log.warn({ kind, code }, 'could not read the mailbox; retrying');
        logged = kind;
        return PASSES.has(kind) ? again : pollMs;
      },
    };
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

const PASSES: ReadonlySet<TroubleKind> = new Set(['away']);
