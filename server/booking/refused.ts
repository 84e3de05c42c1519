import type { BOOKING_MESSAGES, Meeting } from '#contract/booking/booking.ts';

/** Why a booking can't be made or changed; `unknown` when there is no such inquiry or meeting. */
export type BookingRefusal = keyof typeof BOOKING_MESSAGES | 'unknown';

/** Thrown inside a transaction, so that it is rolled back. */
export class BookingRefusedError extends Error {
  override name = 'Refused';
  readonly why: BookingRefusal;

  constructor(why: BookingRefusal) {
    super(why);
    this.why = why;
  }
}

export type Booked<T = Meeting> = { meeting: T } | { refused: BookingRefusal };

/** Runs a change; a `Refused` becomes its answer. */
export async function catchRefusal<T>(change: () => Promise<T>): Promise<Booked<T>> {
  try {
    return { meeting: await change() };
  } catch (error) {
    if (error instanceof BookingRefusedError) return { refused: error.why };
    throw error;
  }
}
