import { setup } from '#content/firm.ts';
import type { BookingState } from '#contract/booking/booking.ts';
import { overdueBefore } from '#contract/inquiries/clock.ts';
import type { InquiryFilter, Meets } from '#contract/inquiries/inquiry-list.ts';
import type { QueueGroup } from '#contract/inquiries/queue.ts';
import { addDays, dayAfter, dayOf, mondayOf, startOfDay } from '#contract/shared/zoned-day.ts';
import { searchWords, type Word } from '../search/search-text.ts';
import { sourcePiece } from '../search/source-text.ts';

/** A filter for the store, with everything relative to a person, a day or now resolved. */
export type ListFilter = {
  words: Word[];
  statuses: string[] | null;
  serviceType: string | null;
  /** `null`: unassigned; undefined: any. */
  assigneeId: string | null | undefined;
  area: string | null;
  /** A substring of `sourceText`. */
  source: string | null;
  /** Instants: `createdFrom` is inclusive, `createdBefore` exclusive. */
  createdFrom: string | null;
  createdBefore: string | null;
  /** Matches inquiries that have waited for the studio since before this instant. */
  overdueBefore: string | null;
  group: QueueGroup | null;
  lostReason: string | null;
  priority: string | null;
  tag: string | null;
  /** `none`: no meeting that was agreed. */
  meeting: MeetingSpan | 'none' | null;
  spam: boolean;
};

/** Meetings that begin between two instants; `before` is exclusive, null for without end. */
export type MeetingSpan = { from: string; before: string | null; states: readonly BookingState[] };

/** @param staffId the account that `assignee=me` refers to. */
export const listFilter = (filter: InquiryFilter, staffId: string, now: Date): ListFilter => ({
  words: searchWords(filter.q ?? ''),
  statuses: filter.status ?? null,
  serviceType: filter.service ?? null,
  assigneeId: assigneeOf(filter.assignee, staffId),
  area: filter.area ?? null,
  source: filter.source === undefined ? null : sourcePiece(filter.source),
  createdFrom: filter.from === undefined ? null : startOfDay(filter.from, setup.timeZone),
  createdBefore: filter.to === undefined ? null : startOfDay(dayAfter(filter.to), setup.timeZone),
  overdueBefore: filter.overdue ? overdueBefore(now) : null,
  group: filter.group ?? null,
  lostReason: filter.lost ?? null,
  priority: filter.priority ?? null,
  tag: filter.tag ?? null,
  meeting: filter.meets === undefined ? null : meetingIn(filter.meets, now),
  spam: filter.spam ?? false,
});

function assigneeOf(assignee: string | undefined, staffId: string): string | null | undefined {
  if (assignee === 'none') return null;
  return assignee === 'me' ? staffId : assignee;
}

/** States of meetings that were agreed. */
export const AGREED: readonly BookingState[] = ['booked', 'held', 'no-show'];

function meetingIn(meets: Meets, now: Date): ListFilter['meeting'] {
  if (meets === 'none') return 'none';
  if (meets === 'ahead') return { from: now.toISOString(), before: null, states: ['booked'] };
  const today = dayOf(now, setup.timeZone);
  const first = meets === 'today' ? today : mondayOf(today);
  const last = meets === 'today' ? today : addDays(first, 6);
  return {
    from: startOfDay(first, setup.timeZone),
    before: startOfDay(dayAfter(last), setup.timeZone),
    states: AGREED,
  };
}
