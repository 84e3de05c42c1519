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

/** Returns the wall-clock time of an instant in a zone. */
export function wallOf(instant: number, zone: Zone): number {
  const guess = instant + (instant - zone.instantOf(instant));
  return guess + (instant - zone.instantOf(guess));
}

/** An offset from UTC, and the time on the wall from which it counts. */
export type Onset = { wall: number; before: number; after: number };

/** @param onsets in their order, and not none. */
export function instantBy(onsets: readonly Onset[], wall: number): number {
  // In the gap of a clock that is put forward, the offset before counts.
  const last = onsets.findLast(({ wall: at, before, after }) => wall >= at + Math.max(0, after - before));
  return wall - (last ? last.after : (onsets[0]?.before ?? 0));
}
