/** The people that can be booked, and their free times. */
import { queryOptions } from '@tanstack/react-query';
import type { BookingKind, Slot } from '#contract/booking/booking.ts';
import type { BookableName } from '#contract/booking/booking-hours.ts';
import { getJson } from '../state/query-client.ts';

/** Hours change in another tab or by a colleague: asked again whenever a form opens. */
export const bookablePeople = (inquiryId: string) =>
  queryOptions<BookableName[]>({
    queryKey: [`/api/booking/people?inquiry=${encodeURIComponent(inquiryId)}`],
    staleTime: 0,
  });

export type SlotsAsked = {
  inquiryId: string;
  kind: BookingKind;
  staffId: string;
  /** Days such as `2026-12-01`, both included. */
  from: string;
  to: string;
};

export const SLOTS = ['/api/meeting-slots'] as const;
/** The calendar's. */
export const MEETINGS = ['/api/meetings'] as const;

/** Free times of one person; those of the inquiry's own meeting are free for it. */
export const freeTimes = ({ inquiryId, kind, staffId, from, to }: SlotsAsked) => {
  const asked = new URLSearchParams({ kind, from, to, staff: staffId });
  const url = `/api/inquiries/${encodeURIComponent(inquiryId)}/meeting-slots?${asked}`;
  return queryOptions({
    queryKey: [...SLOTS, url],
    queryFn: ({ signal }) => getJson<Slot[]>(url, { on401: 'throw', signal }),
    // Others book meanwhile.
    staleTime: 15_000,
    gcTime: 0,
  });
};
