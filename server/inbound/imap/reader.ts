/**
 * Reads new mail from the mailbox: a job that lasts as long as its connection, so that one server reads at a time and
 * another takes over when its lease ends (docs/decisions/0010).
 */
import type { Base } from '../../http/app-type.ts';
import { JobDelayed, RunAgain } from '../../jobs/jobs.ts';
import type { ClaimedJob } from '../../jobs/jobs-store.ts';
import { mailboxAddress, mailboxId } from './address.ts';
import { arrivalsStore } from './arrivals-store.ts';
import { createMailCopier } from './copy-mail.ts';
import { openMailbox } from './mailbox.ts';
import { MailboxError } from './mailbox-error.ts';
import { type MailboxState, mailboxStore } from './mailbox-store.ts';
import { createMailboxPoller } from './read-new.ts';

export type ReaderTimes = {
  leaseMs: number;
  /** Between readings when the mailbox announces nothing; and between tries that only a person can help. */
  pollMs: number;
  /** The first pause before connecting again; it doubles up to `pollMs`. */
  againMs: number;
  silenceMs?: number;
};

const TIMES: ReaderTimes = { leaseMs: 30_000, pollMs: 60_000, againMs: 1000 };

type Given = Base & {
  imapUrl: string;
  largestMail?: number;
  times?: Partial<ReaderTimes>;
};

/** Registers the job that reads the mailbox from the queue's start on. */
export function createReader({ db, config, log, jobs, imapUrl, largestMail, times }: Given) {
  const { leaseMs, pollMs, againMs, silenceMs } = { ...TIMES, ...times };
  const id = mailboxId(config.secret, imapUrl);
  const store = mailboxStore(db, id);
  const arrivals = arrivalsStore(db, id, config.secret, leaseMs);
  const copyMail = createMailCopier({ db, arrivals, largestMail });
  const readNew = createMailboxPoller({ store, arrivals, copyMail, log, onStored: jobs.wake });
  const stopped = new AbortController();

  /** Runs one connection, which ends only with an error. */
  async function session(job: ClaimedJob, onRead: () => void): Promise<never> {
    const mailbox = await openMailbox(mailboxAddress(imapUrl), { signal: stopped.signal, silenceMs });
    try {
      for (let opened = performance.now(); ; ) {
        await readNew(mailbox, job);
        await arrivals.noteRead(job);
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

  async function run(job: ClaimedJob): Promise<RunAgain> {
    let hasRead = false;
    try {
      return await session(job, () => {
        hasRead = true;
      });
    } catch (error) {
      if (stopped.signal.aborted) return inMs(0);
      if (!(error instanceof MailboxError)) throw error;
      const passes = error.kind === 'away';
      // Providers occasionally end connections; staff needn't be notified when the next connection succeeds.
      if (passes && hasRead) return inMs(againMs);
      if (!passes || job.attempts > 1) await store.noteTrouble(error.message);
      throw passes ? error : new JobDelayed(error.message, pollMs);
    }
  }

  jobs.repeat({
    ...{ task: 'mailbox', everyMs: pollMs, leaseMs },
    pauseAfter: (attempts) => Math.min(againMs * 2 ** (attempts - 1), pollMs),
    run: (_isStopping, job) => run(job),
  });

  return {
    /** Ends the connection; the job ends with it. */
    stop: (): void => stopped.abort(),
    state: (): Promise<MailboxState> => store.state(),
  };
}

const inMs = (ms: number) => new RunAgain(new Date(Date.now() + ms).toISOString());
