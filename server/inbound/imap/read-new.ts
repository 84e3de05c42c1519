/** Reads the mail that arrived in the mailbox since the cursor. */
import type { FastifyBaseLogger } from 'fastify';
import type { ClaimedJob } from '../../jobs/jobs-store.ts';
import type { ArrivalsStore, Position } from './arrivals-store.ts';
import type { CopyMail } from './copy-mail.ts';
import type { OpenMailbox } from './mailbox.ts';
import { MailboxError, type MailboxErrorKind } from './mailbox-error.ts';
import type { MailboxStore } from './mailbox-store.ts';

/** Period that the first read of a mailbox covers, and the overlap of a new read with the last one. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60_000;

type Parts = {
  store: MailboxStore;
  arrivals: ArrivalsStore;
  copyMail: CopyMail;
  log: FastifyBaseLogger;
  /** Called after each commit of a new mail. */
  onStored: () => void;
};

/** Interval at which a long read renews the time of the last read. Reading a flood of mail takes minutes. */
const NOTED_EVERY_MS = 60_000;

export function createMailboxPoller({ store, arrivals, copyMail, log, onStored }: Parts) {
  const attempts = createFetchFallback();

  /**
   * Returns the UID after which to read. In a new mailbox, and where UIDs are no longer valid, dates determine where to
   * begin; known emails are recognized by their SHA-256. The whole mailbox isn't read: it may hold years of mail from
   * before the installation, and emails that were deleted here.
   */
  async function begin(mailbox: OpenMailbox, job: ClaimedJob): Promise<Position> {
    const { uidValidity, uidNext } = mailbox.state();
    const known = await store.cursor();
    if (known.uidValidity === uidValidity) return { uidValidity, lastUid: known.lastUid };
    const { lastReadAt } = await store.state();
    const since = Math.min(Date.now(), lastReadAt ? Date.parse(lastReadAt) : Number.POSITIVE_INFINITY);
    const first = await mailbox.lowestSince(new Date(since - LOOK_BACK_MS));
    const position = { uidValidity, lastUid: (first ?? uidNext) - 1 };
    await arrivals.moveTo(job, position);
    if (known.uidValidity !== null)
      log.warn('the mailbox reset its message numbers (UIDVALIDITY); checking recent email again');
    return position;
  }

  async function take(mailbox: OpenMailbox, job: ClaimedJob, position: Position): Promise<boolean> {
    const key = `${position.uidValidity} ${position.lastUid}`;
    for (;;) {
      const asked = attempts.next(key);
      try {
        if (asked === 'mail') return await copyMail.copy(mailbox, job, position);
        const envelope = asked === 'envelope' ? await mailbox.envelope(position.lastUid) : null;
        log.warn('couldn’t download an email; staff will see it as unreadable');
        return await copyMail.noteUnreadable(job, position, envelope);
      } catch (error) {
        if (!(error instanceof MailboxError)) throw error;
        attempts.note(key, error.kind);
        // The last refusal leaves a connection that can be asked for the envelope.
        if (error.kind !== 'refused' || attempts.next(key) === 'mail') throw error;
      }
    }
  }

  /** @throws MailboxError, JobLost, or what the database throws; nothing is lost, and nothing is stored twice. */
  return async function readNew(mailbox: OpenMailbox, job: ClaimedJob): Promise<void> {
    const { uidValidity, lastUid } = await begin(mailbox, job);
    let noted = performance.now();
    for (const uid of await mailbox.listAfter(lastUid)) {
      if (await take(mailbox, job, { uidValidity, lastUid: uid })) onStored();
      if (performance.now() - noted < NOTED_EVERY_MS) continue;
      await arrivals.noteRead(job);
      noted = performance.now();
    }
  };
}

/** NO responses before a message is skipped. Attempts are a minute apart, so a short outage skips nothing. */
const REFUSALS = 3;
/**
 * Dropped connections before a message is skipped, over about five minutes. Dovecot closes the connection when it can't
 * read a message.
 */
const BREAKS = 10;

/** The part to fetch: the entire mail; after too many failures, only its sender and subject; or nothing. */
type FetchedPart = 'mail' | 'envelope' | 'nothing';

function createFetchFallback() {
  let mail = '';
  let refused = 0;
  let broken = 0;
  let without = 0;

  /** Emails are read in sequence, so only one fails at a time. @param key UIDVALIDITY and UID */
  function next(key: string): FetchedPart {
    if (mail !== key) [mail, refused, broken, without] = [key, 0, 0, 0];
    if (refused < REFUSALS && broken < BREAKS) return 'mail';
    return without === 0 ? 'envelope' : 'nothing';
  }

  return {
    next,
    note(key: string, kind: MailboxErrorKind): void {
      if (next(key) !== 'mail') without++;
      else if (kind === 'refused') refused++;
      else broken++;
    },
  };
}
