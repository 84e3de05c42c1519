/** Reads what came into the mailbox since the cursor. */
import type { FastifyBaseLogger } from 'fastify';
import type { ArrivalsStore, Position } from './arrivals-store.ts';
import { createFetchFallback } from './attempts.ts';
import type { CopyMail } from './copy-mail.ts';
import type { OpenMailbox } from './mailbox.ts';
import type { MailboxStore } from './mailbox-store.ts';
import type { Pace } from './pace.ts';
import { MailboxTrouble } from './trouble.ts';

/** How far back the first reading of a mailbox goes, and a second reading behind the last one. */
const LOOK_BACK_MS = 7 * 24 * 60 * 60_000;

type Parts = {
  store: MailboxStore;
  arrivals: ArrivalsStore;
  copyMail: CopyMail;
  log: FastifyBaseLogger;
  /** Called after each commit of a new mail. */
  onStored: () => void;
  pace: Pace;
};

/** A flood is read for minutes; meanwhile it is told that the mailbox is read. */
const NOTED_EVERY_MS = 60_000;

export function createMailboxPoller({ store, arrivals, copyMail, log, onStored, pace }: Parts) {
  const attempts = createFetchFallback();

  /**
   * Returns the UID behind which to read. In a mailbox that is met for the first time, and where the UIDs don't count any
   * more, dates say where to begin; what is there already is recognized by its SHA-256. The whole mailbox isn't read: it
   * may hold years that were never ours, and what was deleted here.
   */
  async function begin(mailbox: OpenMailbox, fence: number): Promise<Position> {
    const { uidValidity, uidNext } = mailbox.state();
    const known = await store.cursor();
    if (known.uidValidity === uidValidity) return { uidValidity, lastUid: known.lastUid };
    const { lastReadAt } = await store.state();
    const since = Math.min(Date.now(), lastReadAt ? Date.parse(lastReadAt) : Number.POSITIVE_INFINITY);
    const first = await mailbox.lowestSince(new Date(since - LOOK_BACK_MS));
    const position = { uidValidity, lastUid: (first ?? uidNext) - 1 };
    await arrivals.moveTo(fence, position);
    if (known.uidValidity !== null) log.warn('the mailbox numbers its mails anew; reading recent ones again');
    return position;
  }

  async function take(
    mailbox: OpenMailbox,
    fence: number,
    position: Position,
    over: AbortSignal,
  ): Promise<boolean> {
    const key = `${position.uidValidity} ${position.lastUid}`;
    for (;;) {
      const asked = attempts.next(key);
      try {
        if (asked === 'mail') return await copyMail.copy(mailbox, fence, position, over);
        const envelope = asked === 'envelope' ? await mailbox.envelope(position.lastUid) : null;
        log.warn('gave up downloading a mail; staff find it as unreadable');
        return await copyMail.noteUnreadable(fence, position, envelope);
      } catch (error) {
        if (!(error instanceof MailboxTrouble)) throw error;
        attempts.note(key, error.kind);
        // The last refusal leaves a connection that can be asked for the envelope.
        if (error.kind !== 'refused' || attempts.next(key) === 'mail') throw error;
      }
    }
  }

  /**
   * @param over when there is nothing to wait for any more: the mailbox is being closed.
   * @throws MailboxTrouble, LeaseLost, or what the database throws; nothing is lost, and nothing is stored twice.
   */
  return async function readNew(mailbox: OpenMailbox, fence: number, over: AbortSignal): Promise<void> {
    const { uidValidity, lastUid } = await begin(mailbox, fence);
    let noted = performance.now();
    for (const uid of await mailbox.listAfter(lastUid)) {
      await pace.mail(over);
      if (await take(mailbox, fence, { uidValidity, lastUid: uid }, over)) onStored();
      if (performance.now() - noted < NOTED_EVERY_MS) continue;
      await store.noteRead(fence, new Date().toISOString());
      noted = performance.now();
    }
  };
}
