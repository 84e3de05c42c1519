/** Changes of a meeting, passed in the same transaction to the modules that notify people. */
import type { BookingRow, InquiryRow, Trx } from '../database/schema.ts';
import type { EventActor } from '../inquiries/events-store.ts';

export type MeetingNotification = {
  inquiry: InquiryRow;
  /** Null for the visitor and the system. */
  actor: EventActor;
  at: string;
  /** Time before which the emails aren't sent, because the change can be undone. */
  runAt?: string;
} & (
  | {
      change: 'requested' | 'booked' | 'moved' | 'cancelled';
      booking: BookingRow /** For a move: the meeting's previous row. */;
      before?: BookingRow;
    }
  | { change: 'proposed'; proposalId: string; bookings: BookingRow[]; text: string | null }
  /** The inquiry is being erased: only the member of staff is notified, without the visitor's data. */
  | { change: 'erased'; booking: BookingRow }
);

/** Enqueues the emails of a change (server/booking/notifications.ts). */
export type MeetingNotifier = (trx: Trx, notification: MeetingNotification) => Promise<void>;
