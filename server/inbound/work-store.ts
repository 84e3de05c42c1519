/** Stored emails that aren't filed yet: each is a job, which any server may run (docs/decisions/0008). */
import type { UpdateObject } from 'kysely';
import { removeBlobs } from '../blobs/blobs-store.ts';
import { markTraces } from '../database/mark-traces-store.ts';
import type { Database, Db, InboundMailRow, Trx } from '../database/schema.ts';
import { type ClaimedJob, finishJob } from '../jobs/jobs-store.ts';

/** A mail that this server reads as long as it has the job. */
export type ClaimedInbound = Pick<InboundMailRow, 'id' | 'blob_id' | 'sha256' | 'received_at'> & {
  job: ClaimedJob;
};

/** Null when the mail is filed, or gone. */
export async function mailOfJob(db: Db, job: ClaimedJob): Promise<ClaimedInbound | null> {
  const mail = await db
    .selectFrom('inbound_mails')
    .select(['id', 'blob_id', 'sha256', 'received_at'])
    .where('id', '=', job.key)
    .where('state', '=', 'received')
    .executeTakeFirst();
  return mail ? { ...mail, job } : null;
}

/** Ends the job by deleting an erased mail. @throws JobLost */
export async function refuse(trx: Trx, mail: ClaimedInbound): Promise<void> {
  if (await removeClaimed(trx, mail)) await markTraces(trx);
}

/** Ends the job by deleting the mail. @returns whether it had an original to delete. @throws JobLost */
export async function removeClaimed(trx: Trx, mail: ClaimedInbound): Promise<boolean> {
  await finishJob(trx, mail.job);
  const { numDeletedRows } = await trx
    .deleteFrom('inbound_mails')
    .where('id', '=', mail.id)
    .where('state', '=', 'received')
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n || mail.blob_id === null) return false;
  await removeBlobs(trx, [mail.blob_id]);
  return true;
}

/** Ends the job with what became of the mail. @returns false when the mail is gone. @throws JobLost */
export async function settle(
  trx: Trx,
  mail: ClaimedInbound,
  set: UpdateObject<Database, 'inbound_mails'>,
): Promise<boolean> {
  await finishJob(trx, mail.job);
  const { numUpdatedRows } = await trx
    .updateTable('inbound_mails')
    .set(set)
    .where('id', '=', mail.id)
    .where('state', '=', 'received')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}
