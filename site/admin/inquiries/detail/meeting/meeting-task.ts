/** The three things that the form of a meeting does: their words, and what each sends. */
import { bookingWords } from '#content/booking-words.ts';
import {
  BOOKING_LIMITS,
  type BookingKind,
  type Meeting,
  type MeetingBooking,
  type MeetingProposal,
  type MeetingReschedule,
  type Slot,
} from '#contract/booking/booking.ts';
import { weekdayTime } from '../../../format/dates.ts';
import type { MeetingChange } from '../../../meeting/use-change-meeting.ts';

export type MeetingTask = 'propose' | 'book' | 'move';

/** The consequence of sending it, told before. */
export const WHAT_FOLLOWS: Record<MeetingTask, string> = {
  propose: `The client gets an email with a link to pick a time. We hold these times for ${BOOKING_LIMITS.proposalHours} hours.`,
  book: 'The client gets an email with a calendar invite. This stops the 24-hour clock.',
  move: 'The client gets an updated calendar invite by email.',
};

export function submitWords(task: MeetingTask, kind: BookingKind, times: readonly Slot[]): string {
  if (task === 'propose')
    return times.length > 1
      ? `Propose ${times.length} time slots`
      : times.length === 1
        ? 'Propose 1 time slot'
        : 'Propose';
  return task === 'book' ? `Book the ${bookingWords.kinds[kind].noun}` : 'Confirm new time';
}

type Given = {
  task: MeetingTask;
  inquiryId: string;
  moving?: Meeting;
  kind: BookingKind;
  times: readonly Slot[];
  text: string;
  place: string;
};

export function changeOf({ task, inquiryId, moving, kind, times, text, place }: Given): MeetingChange {
  const inquiry = `/api/inquiries/${encodeURIComponent(inquiryId)}`;
  const [time] = times as [Slot];
  const noun = bookingWords.kinds[kind].noun;
  const where = place.trim() || null;
  if (task === 'propose')
    return {
      url: `${inquiry}/meeting-proposals`,
      body: { kind, times: [...times], text: text.trim(), place: where } satisfies MeetingProposal,
      done: { title: 'Times proposed', description: `We’ve emailed the client times for a ${noun}.` },
    };
  const done = { description: `${weekdayTime(time.at)}. The client will be emailed.` };
  if (task === 'book')
    return {
      url: `${inquiry}/meetings`,
      body: { kind, ...time, place: where } satisfies MeetingBooking,
      done: { title: 'Meeting booked', ...done },
    };
  return {
    url: `/api/meetings/${moving?.id}/move`,
    body: time satisfies MeetingReschedule,
    done: { title: 'Meeting rescheduled', ...done },
  };
}
