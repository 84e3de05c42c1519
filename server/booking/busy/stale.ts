import type { BookingPeopleTable } from '../../database/schema.ts';

/** How long the last good copy of a person's own calendar counts. */
export const COPY_COUNTS_MS = 24 * 60 * 60_000;

/**
 * Whether a person's own calendar was last read too long ago to say when they are free: they aren't offered until it can
 * be read again. One that was never read says nothing either.
 * @param now milliseconds since 1970.
 */
export const isStale = (
  { busy_url, busy_read_at }: Pick<BookingPeopleTable, 'busy_url' | 'busy_read_at'>,
  now: number,
): boolean => busy_url !== null && (busy_read_at === null || Date.parse(busy_read_at) < now - COPY_COUNTS_MS);
