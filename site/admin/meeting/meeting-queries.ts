/** Queries of meetings, and of those who take them (contract/booking/booking.ts). */
import { queryOptions } from '@tanstack/react-query';
import { setup } from '#content/firm.ts';
import type { BookingKind, Meeting, Slot } from '#contract/booking/booking.ts';
import type { BookableName, BookingPerson, BookingRules } from '#contract/booking/booking-hours.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';
import { INQUIRIES } from '../inquiries/queries/known-inquiries.ts';
import { getJson } from '../state/query-client.ts';

/** Everything under this key is reloaded after a change of a meeting. */
export const MEETINGS = ['/api/meetings'] as const;

/** Days for which the calendar requests open times: the server's maximum per request. */
const MOVE_DAYS = 60;
/** Days back in which a meeting without an outcome is asked about. */
const ASKED_DAYS = 30;

/** @param staffId one person's; null for all. */
export const meetingsBetween = (from: string, to: string, staffId: string | null) =>
  queryOptions({
    queryKey: [...MEETINGS, from, to, staffId],
    queryFn: ({ signal }) => {
      const whose = staffId === null ? '' : `&staff=${encodeURIComponent(staffId)}`;
      return getJson<Meeting[]>(`/api/meetings?from=${from}&to=${to}${whose}`, { on401: 'throw', signal });
    },
  });

/** Meetings of the last weeks, among them those whose outcome isn't known. */
export const recentMeetings = (today: string, staffId: string | null) =>
  meetingsBetween(addDays(today, -ASKED_DAYS), today, staffId);

/** The meetings of an inquiry, fetched again with it. */
export const meetingsOf = (inquiryId: string) =>
  queryOptions<Meeting[]>({ queryKey: [...INQUIRIES, encodeURIComponent(inquiryId), 'meetings'] });

type SlotsAsked = {
  kind: BookingKind;
  /** Days such as `2026-12-01`, both included. */
  from: string;
  to: string;
  /** One person's; all without. */
  staff?: string;
  /** The meeting that is moved: its own time is free for it. */
  moving?: string;
};

/** Free times for a meeting with an inquiry's visitor, asked for afresh each time: others book meanwhile. */
export const freeTimes = (inquiryId: string, asked: SlotsAsked) =>
  queryOptions<Slot[]>({
    queryKey: [
      ...[...INQUIRIES, encodeURIComponent(inquiryId)],
      `meeting-slots?${new URLSearchParams(asked)}`,
    ],
    staleTime: 0,
    gcTime: 0,
  });

/** The times around a meeting to which it can be moved, of all staff. */
export const timesToMove = ({ id, inquiryId, kind, startsAt }: Meeting) => {
  const today = dayOf(Date.now(), setup.timeZone);
  const before = addDays(dayOf(startsAt, setup.timeZone), -MOVE_DAYS / 2);
  const from = [before, today].sort().at(-1) as string;
  return freeTimes(inquiryId, { kind, from, to: addDays(from, MOVE_DAYS), moving: id });
};

/**
 * Staff that take meetings. Hours change in another tab or by a colleague: asked again whenever something opens that shows
 * them.
 * @param inquiryId marks the people for whom this inquiry's site is too far.
 */
export const bookablePeople = (inquiryId?: string) =>
  queryOptions<BookableName[]>({
    queryKey: [`/api/booking/people${inquiryId ? `?inquiry=${encodeURIComponent(inquiryId)}` : ''}`],
    staleTime: 0,
  });

export const bookingRulesQuery = () => queryOptions<BookingRules>({ queryKey: ['/api/booking/rules'] });

/** @param staffId a colleague's, for owners; null for the signed-in person. */
export const hoursOf = (staffId: string | null) =>
  queryOptions<BookingPerson>({
    queryKey: ['/api/booking/hours', ...(staffId === null ? [] : [encodeURIComponent(staffId)])],
  });
