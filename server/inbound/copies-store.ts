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
 * Makes room for a mail whose other copy has a place that is worse.
 * @returns false when the other copy's place is as good: this one is to be removed.
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

/** Staff who set a mail aside have read it; of a machine's answer they haven't. */
function isBetter({ state, kind }: CopyPlace, copy: Copy): boolean {
  if (state === 'filed') return copy.state !== 'filed';
  return state === 'waiting' && copy.state === 'set-aside' && copy.kind !== 'message' && kind === 'message';
}

/** The line that another sender answered, which a group's address made of it. */
async function forgetLine(trx: Trx, { id, inquiry_id }: Copy): Promise<void> {
  if (inquiry_id === null) return;
  await trx
    .deleteFrom('inquiry_events')
    .where('inquiry_id', '=', inquiry_id)
    .where('kind', '=', 'mail-from-other')
    .where('data', 'like', `%${id}%`)
    .execute();
}
