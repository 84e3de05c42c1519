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
      text: 'We’ll call you to talk through your project, site, and budget.',
    },
    studio: {
      label: 'Studio visit',
      noun: 'studio visit',
      short: 'visit',
      minutes: 60,
      text: 'Visit our studio. We’ll go over your plans and pictures, and show you full-size wall sections.',
    },
    site: {
      label: 'Site visit',
      noun: 'site visit',
      short: 'visit',
      minutes: 90,
      text: 'We’ll meet you at your lot or house and walk it together.',
    },
  } satisfies Record<BookingKind, KindWords>,
  /** As staff read them. */
  states: {
    proposed: 'Proposed',
    requested: 'On hold, not confirmed',
    booked: 'Booked',
    held: 'Held',
    'no-show': 'No-show',
    cancelled: 'Canceled',
    lapsed: 'Expired',
  } satisfies Record<BookingState, string>,
} as const;

/** A kind as its button names it: "Book a phone call, 20 min". */
export const meetingLabel = (kind: BookingKind): string => {
  const { label, minutes } = bookingWords.kinds[kind];
  return `Book a ${label.toLowerCase()}, ${minutes} min`;
};
