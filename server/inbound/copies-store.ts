/**
 * Two deliveries of one mail: directly and through a group, or to two of our addresses (docs/decisions/0010). The one that
 * found the better place stays; the other is removed, since nothing in it is new.
 */
import { removeBlobs } from '../blobs/blobs-store.ts';
import type { InboundMailRow, Trx } from '../database/schema.ts';

type Copy = Pick<InboundMailRow, 'id' | 'state' | 'kind' | 'inquiry_id' | 'blob_id'>;

/** The state and kind that a mail would have without its other copy. */
export type CopyPlace = { state: 'filed' | 'waiting' | 'set-aside'; kind: string };

/**
 * Removes the other copy of a mail if the copy's state is worse.
 * @returns false when the other copy's state is as good: this one is to be removed.
 */
export async function replaceCopy(trx: Trx, copyKey: string, place: CopyPlace): Promise<boolean> {
  const copy = await trx
    .selectFrom('inbound_mails')
    .select(['id', 'state', 'kind', 'inquiry_id', 'blob_id'])
    .where('copy_key', '=', copyKey)
    .executeTakeFirst();
  if (!copy) return true;
  if (!isBetter(place, copy)) return false;
  await forgetLine(trx, copy);
  await trx.deleteFrom('inbound_mails').where('id', '=', copy.id).execute();
  if (copy.blob_id !== null) await removeBlobs(trx, [copy.blob_id]);
  return true;
}

/** A message that staff archived was read, so it stays. Automatic answers are archived unread. */
function isBetter({ state, kind }: CopyPlace, copy: Copy): boolean {
  if (state === 'filed') return copy.state !== 'filed';
  return state === 'waiting' && copy.state === 'set-aside' && copy.kind !== 'message' && kind === 'message';
}

/** Deletes the timeline event "mail from another sender", which a group's address caused. */
async function forgetLine(trx: Trx, { id, inquiry_id }: Copy): Promise<void> {
  if (inquiry_id === null) return;
  await trx
    .deleteFrom('inquiry_events')
    .where('inquiry_id', '=', inquiry_id)
    .where('kind', '=', 'mail-from-other')
    .where('data', 'like', `%${id}%`)
    .execute();
}
