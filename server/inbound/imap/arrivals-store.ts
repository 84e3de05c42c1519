/** The reader's commits: a mail and the cursor, together, and only while the job of reading is its own. */
import { v7 as uuid } from 'uuid';
import { removeBlobs } from '../../blobs/blobs-store.ts';
import { markTraces } from '../../database/mark-traces-store.ts';
import type { Db, Trx } from '../../database/schema.ts';
import { isErased, type MailIdentity } from '../../inquiries/erased-mails-store.ts';
import { type ClaimedJob, enqueueJobs, renewJob } from '../../jobs/jobs-store.ts';
import { saveMailbox } from './mailbox-store.ts';

/** The job of each stored mail until it is filed, under the mail's ID. */
export const INCOMING_MAIL = 'incoming-mail';

export type Position = { uidValidity: string; lastUid: number };

export type Arrival = {
  sha256: string;
  bytes: number;
  /** ISO 8601 */
  receivedAt: string;
} & (
  | { blobId: string }
  /** For an email that can't be stored: the server's description of it. */
  | { blobId: null; messageId: string | null; fromName: string; fromEmail: string; subject: string }
);

export type ArrivalsStore = ReturnType<typeof arrivalsStore>;

/** @param secret keys the hashes of what was erased. @param leaseMs of the job that reads the mailbox. */
export function arrivalsStore(db: Db, mailboxId: string, secret: string, leaseMs: number) {
  /** No other server takes the mailbox before the end of the transaction. @throws JobLost */
  const save = async (trx: Trx, job: ClaimedJob, set: Parameters<typeof saveMailbox>[2]): Promise<void> => {
    await renewJob(trx, job, new Date(Date.now() + leaseMs).toISOString());
    await saveMailbox(trx, mailboxId, set);
  };
  const advance = (trx: Trx, job: ClaimedJob, { uidValidity, lastUid }: Position) =>
    save(trx, job, { uid_validity: uidValidity, last_uid: lastUid });

  return {
    /** Moves the cursor only. @throws JobLost */
    moveTo: (job: ClaimedJob, position: Position): Promise<void> =>
      db.transaction().execute((trx) => advance(trx, job, position)),

    /** Notes a reading without an error. @throws JobLost */
    noteRead: (job: ClaimedJob): Promise<void> =>
      db
        .transaction()
        .execute((trx) => save(trx, job, { last_read_at: new Date().toISOString(), trouble: null })),

    /**
     * Commits a mail and the cursor behind it. One that is there already is left as it is, and its second copy removed; one
     * that was erased is removed.
     * @returns whether it is new. @throws JobLost
     */
    commit: (job: ClaimedJob, position: Position, arrival: Arrival, now = new Date()): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await advance(trx, job, position);
        const erased = await isErased(trx, secret, identityOf(arrival));
        if ((await wasSeen(trx, arrival.sha256, now)) || erased) {
          if (arrival.blobId !== null) await removeBlobs(trx, [arrival.blobId]);
          if (erased) await markTraces(trx);
          return false;
        }
        const id = uuid();
        await trx
          .insertInto('inbound_mails')
          .values({
            id,
            sha256: arrival.sha256,
            blob_id: arrival.blobId,
            bytes: arrival.bytes,
            received_at: arrival.receivedAt,
            ...(arrival.blobId === null
              ? {
                  state: 'waiting',
                  kind: 'unreadable',
                  message_id: arrival.messageId,
                  from_name: arrival.fromName,
                  from_email: arrival.fromEmail,
                  subject: arrival.subject,
                }
              : { state: 'received' }),
          })
          .execute();
        if (arrival.blobId !== null) await enqueueJobs(trx, [{ task: INCOMING_MAIL, key: id }], now);
        return true;
      }),
  };
}

/** A stored mail's sender is known once it is read. */
const identityOf = ({ sha256, receivedAt, ...told }: Arrival): MailIdentity => ({
  ...{ sha256, receivedAt },
  ...(told.blobId === null
    ? { messageId: told.messageId, from: told.fromEmail || null }
    : { messageId: null, from: null }),
});

/** Whether the mail was stored before, even if it was deleted since. Records it as seen. */
async function wasSeen(trx: Trx, sha256: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('inbound_seen')
    .values({ sha256, seen_at: now.toISOString() })
    .onConflict((oc) => oc.column('sha256').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n;
}
