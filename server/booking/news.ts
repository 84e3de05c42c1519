/** Changes of a meeting, passed to the parts that must tell of them, in the same transaction. */
import type { BookingRow, InquiryRow, Trx } from '../database/schema.ts';
import type { EventActor } from '../inquiries/events-store.ts';

export type MeetingNotification = {
  inquiry: InquiryRow;
  /** Null for the visitor and the system. */
  actor: EventActor;
  at: string;
  /** Mails wait until then, because the change can be undone. */
  runAt?: string;
} & (
  | {
      change: 'requested' | 'booked' | 'moved' | 'cancelled';
      booking: BookingRow /** Of a move: who had it before. */;
      before?: BookingRow;
    }
  | { change: 'proposed'; proposalId: string; bookings: BookingRow[]; text: string | null }
  /** The inquiry is being erased: only the member of staff is told, without the visitor's data. */
  | { change: 'erased'; booking: BookingRow }
);

/** Enqueues the mails of a change (server/booking/notifications.ts). */
export type MeetingNotifier = (trx: Trx, news: MeetingNotification) => Promise<void>;
