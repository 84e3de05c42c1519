/** Tells staff of meetings ahead before the inquiries go, which takes meetings, proposed times and their cells along. */
import type { MeetingNotifier } from '../booking/news.ts';
import type { Trx } from '../database/schema.ts';

/** One question for a batch; few inquiries have a meeting ahead. */
export async function notifyStaffOfMeetings(
  trx: Trx,
  inquiryIds: string[],
  tell: MeetingNotifier,
): Promise<void> {
  if (inquiryIds.length === 0) return;
  const at = new Date().toISOString();
  const ahead = await trx
    .selectFrom('bookings')
    .selectAll()
    .where('inquiry_id', 'in', inquiryIds)
    .where('state', '=', 'booked')
    .where('ends_at', '>', at)
    .orderBy('starts_at')
    .execute();
  for (const booking of ahead) {
    const inquiry = await trx
      .selectFrom('inquiries')
      .selectAll()
      .where('id', '=', booking.inquiry_id)
      .executeTakeFirstOrThrow();
    await tell(trx, { change: 'erased', booking, inquiry, actor: null, at });
  }
}
