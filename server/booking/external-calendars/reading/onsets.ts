/** Offsets from UTC as times on the wall from which each one counts. */

export type Onset = { wall: number; before: number; after: number };

/** @param onsets in their order, and not none. */
export function instantBy(onsets: readonly Onset[], wall: number): number {
  // In the gap of a clock that is put forward, the offset before counts.
  const last = onsets.findLast(({ wall: at, before, after }) => wall >= at + Math.max(0, after - before));
  return wall - (last ? last.after : (onsets[0]?.before ?? 0));
}
