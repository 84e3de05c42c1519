/** The meetings that a visitor can book: what each is called, how long it takes, what it is for. */
import type { BookingKind, BookingState } from '#contract/booking/booking.ts';

type KindWords = {
  label: string;
  /** As it reads in a sentence, after "your" or "a". */
  noun: string;
  /** As it reads on a button: "Cancel visit". */
  short: string;
  minutes: number;
  /** The event, in one sentence for the visitor. */
  text: string;
};

export const bookingWords = {
  kinds: {
    call: {
      label: 'Phone call',
      noun: 'call',
      short: 'call',
      minutes: 20,
      text: 'We call you and talk through the project, the site and the budget.',
    },
    studio: {
      label: 'Studio visit',
      noun: 'studio visit',
      short: 'visit',
      minutes: 60,
      text: 'You come to our studio. We look at your plans and pictures, and at wall sections in full size.',
    },
    site: {
      label: 'Site visit',
      noun: 'site visit',
      short: 'visit',
      minutes: 90,
      text: 'We come to your lot or house and walk it with you.',
    },
  } satisfies Record<BookingKind, KindWords>,
  /** As staff read them. */
  states: {
    proposed: 'Proposed',
    requested: 'Held, not yet confirmed',
    booked: 'Booked',
    held: 'Took place',
    'no-show': 'No-show',
    cancelled: 'Cancelled',
    lapsed: 'Not taken',
  } satisfies Record<BookingState, string>,
} as const;

/** A kind as its button names it: "Book a phone call, 20 min". */
export const meetingLabel = (kind: BookingKind): string => {
  const { label, minutes } = bookingWords.kinds[kind];
  return `Book a ${label.toLowerCase()}, ${minutes} min`;
};
