/** The left edge of a block: by kind of meeting in one person's calendar, by person in that of all. */
import type { BookingKind } from '#contract/booking/booking.ts';

export const KIND_EDGE: Record<BookingKind, string> = {
  call: 'border-l-section',
  studio: 'border-l-copper',
  site: 'border-l-oak',
};

const PEOPLE_EDGES = [
  'border-l-section',
  'border-l-copper',
  'border-l-oak',
  'border-l-contacted',
  'border-l-progress',
  'border-l-new',
  'border-l-completed',
  'border-l-cancelled',
];

/** @param ids of all staff, always in the same order. */
export const edgeOf = (staffId: string, ids: readonly string[]): string =>
  PEOPLE_EDGES[Math.max(ids.indexOf(staffId), 0) % PEOPLE_EDGES.length] as string;
