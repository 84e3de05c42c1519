import { useQuery } from '@tanstack/react-query';
import { setup } from '#content/firm.ts';
import type { BookingKind, Slot } from '#contract/booking/booking.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';
import { freeTimes } from '../../../meeting/meeting-queries.ts';
import { useNow } from '../../../state/use-now.ts';

/** Days in which the earliest open time is looked for. */
const DAYS = 14;

/** The person with the earliest open time for an inquiry's client. */
export function useFirstFree(
  inquiryId: string,
  kind: BookingKind,
  { enabled, ownId }: { enabled: boolean; ownId: string },
): { staffId: string | undefined; isPending: boolean } {
  const from = dayOf(useNow(), setup.timeZone);
  const asked = { kind, from, to: addDays(from, DAYS - 1) };
  const { data, isPending } = useQuery({ ...freeTimes(inquiryId, asked), enabled });
  return { staffId: firstFreeOf(data ?? [], ownId), isPending };
}

/** The person of the earliest time; of several at that time, the reader. @param slots in any order. */
export function firstFreeOf(slots: readonly Slot[], ownId: string): string | undefined {
  const [earliest] = slots.map(({ at }) => at).sort();
  const people = slots.filter(({ at }) => at === earliest).map(({ staffId }) => staffId);
  return people.includes(ownId) ? ownId : people[0];
}
