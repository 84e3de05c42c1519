/** Notifies staff of future meetings before the inquiries are deleted with their meetings, proposed times and cells. */
import type { MeetingNotifier } from '../booking/meeting-notification.ts';
import type { Trx } from '../database/schema.ts';

/** Runs one query per batch; few inquiries have a future meeting. */
export async function notifyStaffOfMeetings(
  trx: Trx,
  inquiryIds: string[],
  notify: MeetingNotifier,
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
    await notify(trx, { change: 'erased', booking, inquiry, actor: null, at });
  }
}
