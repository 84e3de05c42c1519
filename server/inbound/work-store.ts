/** Claims stored mails that aren't read yet; any server may read them. */
import type { UpdateObject } from 'kysely';
import { removeBlobs } from '../blobs/blobs-store.ts';
import { isPostgres } from '../database/dialect.ts';
import { markTraces } from '../database/mark-traces-store.ts';
import type { Database, Db, InboundMailRow, Trx } from '../database/schema.ts';

/** A mail that this server reads until its lease ends; the attempt tells this claim from later ones. */
export type ClaimedInbound = Pick<InboundMailRow, 'id' | 'blob_id' | 'attempts' | 'sha256' | 'received_at'>;

export const workStore = (db: Db) => ({
  /** Claims the oldest mail that is due. */
  async claim(now: string, leaseUntil: string): Promise<ClaimedInbound | undefined> {
    return db
      .with('due', (q) => {
        const due = q
          .selectFrom('inbound_mails')
          .select('id')
          .where('state', '=', 'received')
          .where('run_at', '<=', now)
          .orderBy('received_at')
          .limit(1);
        // SQLite has a single writer and no row locks.
        return isPostgres(db) ? due.forUpdate().skipLocked() : due;
      })
      .updateTable('inbound_mails')
      .set((eb) => ({ attempts: eb('attempts', '+', 1), run_at: leaseUntil }))
      .where('id', 'in', (q) => q.selectFrom('due').select('id'))
      .returning(['id', 'blob_id', 'attempts', 'sha256', 'received_at'])
      .executeTakeFirst();
  },

  /** Until `runAt` the mail is this server's; then any may claim it. Does nothing when the lease was lost. */
  async dueAt(mail: ClaimedInbound, runAt: string): Promise<void> {
    await claimed(db, mail).set({ run_at: runAt }).execute();
  },
});

const claimed = (db: Db | Trx, { id, attempts }: Pick<ClaimedInbound, 'id' | 'attempts'>) =>
  db
    .updateTable('inbound_mails')
    .where('id', '=', id)
    .where('state', '=', 'received')
    .where('attempts', '=', attempts);

/** Ends the claim by deleting an erased mail. */
export async function refuse(trx: Trx, mail: ClaimedInbound): Promise<void> {
  if (await removeClaimed(trx, mail)) await markTraces(trx);
}

/** Ends the claim by deleting the mail. @returns whether it had an original to delete. */
export async function removeClaimed(trx: Trx, mail: ClaimedInbound): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('inbound_mails')
    .where('id', '=', mail.id)
    .where('state', '=', 'received')
    .where('attempts', '=', mail.attempts)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n || mail.blob_id === null) return false;
  await removeBlobs(trx, [mail.blob_id]);
  return true;
}

/** Ends the claim with what became of the mail. @returns false when the lease was lost: another server has it. */
export async function settle(
  trx: Trx,
  mail: ClaimedInbound,
  set: UpdateObject<Database, 'inbound_mails'>,
): Promise<boolean> {
  const { numUpdatedRows } = await claimed(trx, mail).set(set).executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
