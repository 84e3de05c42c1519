/** Rows of proposed times. */
import type { BookingKind } from '#contract/booking/booking.ts';
import type { Db, Trx } from '../database/schema.ts';
import { free } from './time-slots-store.ts';

/**
 * Withdraws an inquiry's proposed times, and frees them.
 * @param but the id of the proposal that the visitor chose.
 * @returns the kind that was proposed; null when nothing was.
 */
export async function cancelProposals(
  trx: Trx,
  inquiryId: string,
  at: string,
  but = '',
): Promise<BookingKind | null> {
  const dropped = await trx
    .updateTable('bookings')
    .set({ state: 'lapsed', held_until: null, updated_at: at })
    .where('inquiry_id', '=', inquiryId)
    .where('state', '=', 'proposed')
    .where('id', '<>', but)
    .returning(['id', 'kind'])
    .execute();
  await free(
    trx,
    dropped.map(({ id }) => id),
  );
  return (dropped[0]?.kind as BookingKind | undefined) ?? null;
}

/**
 * Returns inquiries with proposed times whose hold has ended.
 * @param inquiryId limits the result to this inquiry.
 */
export async function inquiriesWithLapsed(
  db: Db | Trx,
  now: string,
  limit: number,
  inquiryId?: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('bookings')
    .select('inquiry_id')
    .distinct()
    .where('held_until', 'is not', null)
    .where('held_until', '<=', now)
    .$if(inquiryId !== undefined, (q) => q.where('inquiry_id', '=', inquiryId as string))
    .limit(limit)
    .execute();
  return rows.map(({ inquiry_id }) => inquiry_id);
}
