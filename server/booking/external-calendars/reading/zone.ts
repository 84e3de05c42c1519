/** A time zone: from the clock on the wall to the instant. */

/**
 * Milliseconds, on the wall as if that were UTC's. A wall time that doesn't exist has the offset before the gap; of one
 * that is there twice, the first counts (RFC 5545 section 3.3.5).
 */
export type Zone = { instantOf: (wall: number) => number };

export const UTC: Zone = { instantOf: (wall) => wall };

export type Zones = {
  /** Null for times without a zone. */
  find: (name: string) => Zone | null;
  /** The firm's: that of days. */
  own: Zone;
  /** That of times without a zone: the calendar's, else our own. */
  floating: Zone;
  /** Those that nothing explains; they count as our own. */
  unknown: ReadonlySet<Zone>;
};

/** What the clock on the wall shows there. */
export function wallOf(instant: number, zone: Zone): number {
  const guess = instant + (instant - zone.instantOf(instant));
  return guess + (instant - zone.instantOf(guess));
}
