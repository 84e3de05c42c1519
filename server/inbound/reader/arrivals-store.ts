/** The reader's commits: a mail and the cursor, together, and only while the lease is its own. */
import { v7 as uuid } from 'uuid';
import { removeBlobs } from '../../blobs/blobs-store.ts';
import type { Db, Trx } from '../../database/schema.ts';

/** Another server reads the mailbox now. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
}

export type Position = { uidValidity: string; lastUid: number };

export type Arrival = {
  sha256: string;
  bytes: number;
  /** ISO 8601 */
  receivedAt: string;
} & (
  | { blobId: string }
  /** It can't be stored: what the server says of it. */
  | { blobId: null; messageId: string | null; fromName: string; fromEmail: string; subject: string }
);

export type ArrivalsStore = ReturnType<typeof arrivalsStore>;

export function arrivalsStore(db: Db, mailboxId: string) {
  /** The first statement of each transaction: on PostgreSQL it also locks the row, so that no lease is taken meanwhile. */
  async function advance(trx: Trx, fence: number, { uidValidity, lastUid }: Position): Promise<void> {
    const { numUpdatedRows } = await trx
      .updateTable('inbound_mailboxes')
      .set({ uid_validity: uidValidity, last_uid: lastUid })
      .where('id', '=', mailboxId)
      .where('fence', '=', fence)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new LeaseLost('Another server reads the mailbox');
  }

  return {
    /** Moves the cursor only. @throws LeaseLost */
    moveTo: (fence: number, position: Position): Promise<void> =>
      db.transaction().execute((trx) => advance(trx, fence, position)),

    /**
     * Commits a mail and the cursor behind it. One that is there already is left as it is, and its second copy removed.
     * @returns whether it is new. @throws LeaseLost
     */
    commit: (fence: number, position: Position, arrival: Arrival, now = new Date()): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        await advance(trx, fence, position);
        if (await wasSeen(trx, arrival.sha256, now)) {
          if (arrival.blobId !== null) await removeBlobs(trx, [arrival.blobId]);
          return false;
        }
        await trx
          .insertInto('inbound_mails')
          .values({
            id: uuid(),
            sha256: arrival.sha256,
            blob_id: arrival.blobId,
            bytes: arrival.bytes,
            run_at: now.toISOString(),
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
        return true;
      }),
  };
}

/** Whether the mail was stored before, even if it is gone since; it is remembered. */
async function wasSeen(trx: Trx, sha256: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('inbound_seen')
    .values({ sha256, seen_at: now.toISOString() })
    .onConflict((oc) => oc.column('sha256').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 0n;
}
