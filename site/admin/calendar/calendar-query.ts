/** The calendar's requests to the server (contract/booking/booking.ts). */
import { queryOptions } from '@tanstack/react-query';
import { setup } from '#content/firm.ts';
import type { Meeting, Slot } from '#contract/booking/booking.ts';
import type { BookableName, BookingPerson, BookingRules } from '#contract/booking/booking-hours.ts';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';
import { INQUIRIES } from '../inquiries/queries/known-inquiries.ts';
import { getJson } from '../state/query-client.ts';

/** Everything under this key is reloaded after a change of a meeting. */
export const MEETINGS = ['/api/meetings'] as const;

/** Days for which free times are asked for: as many as the server answers at once. */
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

/** The times around a meeting to which it can be moved, of all staff, asked for afresh each time. */
export const freeTimes = (meeting: Meeting) =>
  queryOptions({
    queryKey: [...MEETINGS, 'slots', meeting.id],
    queryFn: ({ signal }) => {
      const today = dayOf(Date.now(), setup.timeZone);
      const before = addDays(dayOf(meeting.startsAt, setup.timeZone), -MOVE_DAYS / 2);
      const from = [before, today].sort().at(-1) as string;
      const days = `from=${from}&to=${addDays(from, MOVE_DAYS)}`;
      const url = `/api/inquiries/${encodeURIComponent(meeting.inquiryId)}/meeting-slots`;
      return getJson<Slot[]>(`${url}?kind=${meeting.kind}&${days}&moving=${encodeURIComponent(meeting.id)}`, {
        on401: 'throw',
        signal,
      });
    },
    staleTime: 0,
    gcTime: 0,
  });

export const bookablePeople = () => queryOptions<BookableName[]>({ queryKey: ['/api/booking/people'] });

export const bookingRulesQuery = () => queryOptions<BookingRules>({ queryKey: ['/api/booking/rules'] });

/** @param staffId a colleague's, for owners; null for one's own. */
export const hoursOf = (staffId: string | null) =>
  queryOptions<BookingPerson>({
    queryKey: ['/api/booking/hours', ...(staffId === null ? [] : [encodeURIComponent(staffId)])],
  });

/** Requests that wait for us, in the queue's order. */
export const waitingInquiries = () =>
  queryOptions({
    queryKey: [...INQUIRIES, 'waiting'],
    queryFn: ({ signal }) =>
      getJson<ListedInquiry[]>(`${INQUIRIES.join('/')}?group=us&sort=queue&limit=100`, {
        on401: 'throw',
        signal,
      }),
  });
