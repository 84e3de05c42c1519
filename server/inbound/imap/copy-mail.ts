/** Copies one mail of the mailbox into the database. */
import { createHash } from 'node:crypto';
import { BlobTooLarge, removeBlobs, type StoredBlob, storeBlob } from '../../blobs/blobs-store.ts';
import type { Db } from '../../database/schema.ts';
import { type ClaimedJob, JobLost } from '../../jobs/jobs-store.ts';
import type { Arrival, ArrivalsStore, Position } from './arrivals-store.ts';
import type { Envelope, MailboxEntry, OpenMailbox } from './mailbox.ts';
import { MailboxError } from './mailbox-error.ts';

/** More than any provider delivers. */
const LARGEST_MAIL = 40 * 1024 * 1024;
const LONGEST_LINE = 500;

type Parts = { db: Db; arrivals: ArrivalsStore; largestMail?: number | undefined };

export type CopyMail = ReturnType<typeof createMailCopier>;

export function createMailCopier({ db, arrivals, largestMail = LARGEST_MAIL }: Parts) {
  /**
   * Commits a mail as unreadable, with the data that the server returns about it.
   * @param envelope null when the server doesn't return it.
   * @param facts null when the server doesn't return them.
   * @returns whether the mail is new.
   */
  function noteUnreadable(
    job: ClaimedJob,
    position: Position,
    envelope: Envelope | null,
    facts: MailboxEntry | null = null,
  ): Promise<boolean> {
    const [from] = envelope?.from ?? [];
    const said = {
      messageId: envelope?.messageId ? line(envelope.messageId) : null,
      fromName: line(from?.name ?? ''),
      fromEmail: line(from?.address ?? '').toLowerCase(),
      subject: line(envelope?.subject ?? ''),
    };
    const bytes = facts?.bytes ?? 0;
    // Without the text, only the server's data about the mail identifies it when it is listed again.
    const told = ['unreadable', bytes, said, envelope?.date ?? null, said.messageId ? null : position];
    const sha256 = createHash('sha256').update(JSON.stringify(told)).digest('hex');
    const arrival: Arrival = { blobId: null, sha256, bytes, receivedAt: arrivedAt(facts), ...said };
    return arrivals.commit(job, position, arrival);
  }

  return {
    noteUnreadable,

    /**
     * Stores the mail of the position's UID and moves the cursor to it.
     * @returns whether the mail is new; also false for one that was removed from the mailbox meanwhile.
     * @throws MailboxError, JobLost, or what the database throws.
     */
    async copy(mailbox: OpenMailbox, job: ClaimedJob, position: Position): Promise<boolean> {
      const facts = await mailbox.facts(position.lastUid);
      if (!facts) return passOver(mailbox, job, position);
      const tooLarge = async () =>
        noteUnreadable(job, position, await mailbox.envelope(position.lastUid), facts);
      if (facts.bytes > largestMail) return tooLarge();
      try {
        const blob = await storeBlob(db, mailbox.source(facts), largestMail);
        if (blob.bytes === 0) {
          await removeBlobs(db, [blob.id]);
          return await passOver(mailbox, job, position);
        }
        return await commit(job, position, facts, blob);
      } catch (error) {
        if (!(error instanceof BlobTooLarge)) throw error;
        return await tooLarge();
      }
    },
  };

  async function commit(
    job: ClaimedJob,
    position: Position,
    facts: MailboxEntry,
    { id: blobId, sha256, bytes }: StoredBlob,
  ): Promise<boolean> {
    try {
      const receivedAt = arrivedAt(facts);
      return await arrivals.commit(job, position, { blobId, sha256, bytes, receivedAt });
    } catch (error) {
      // A commit without an answer may have happened, so the file stays. If nothing refers to it, it is removed after a
      // day, like the files that a killed server leaves.
      if (error instanceof JobLost) await removeBlobs(db, [blobId]).catch(() => {});
      throw error;
    }
  }

  /** Passes over a mail that the server has no more. One that it lists still, but doesn't give, is refused. */
  async function passOver(mailbox: OpenMailbox, job: ClaimedJob, position: Position): Promise<false> {
    if (await mailbox.has(position.lastUid)) throw new MailboxError('refused', 'EMPTY');
    await arrivals.moveTo(job, position);
    return false;
  }
}

/** The instant of the server's own mark, unless it lies in the future. */
function arrivedAt(facts: MailboxEntry | null): string {
  const given = facts?.receivedAt?.getTime();
  const now = Date.now();
  return new Date(given ? Math.min(given, now) : now).toISOString();
}

/** PostgreSQL stores no U+0000, and nothing here has more than one line. */
const line = (text: string) =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_LINE)
    .toWellFormed();
