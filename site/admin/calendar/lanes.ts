/** A stretch of a day and what it is about. */
export type PlacedInLane<T> = { item: T; from: number; to: number };
/** With its position among overlapping items: its lane, and the number of lanes. */
export type Laned<T> = PlacedInLane<T> & { lane: number; lanes: number };

/**
 * Puts what overlaps side by side: each into the first free lane, and all of one cluster equally wide.
 * @param least minutes that a block is high at least, so that short ones don't cover each other.
 */
export function inLanes<T>(placed: readonly PlacedInLane<T>[], least = 0): Laned<T>[] {
  const done: Laned<T>[] = [];
  let cluster: Laned<T>[] = [];
  let ends: number[] = [];
  const close = () => {
    for (const each of cluster) each.lanes = ends.length;
    done.push(...cluster);
    cluster = [];
    ends = [];
  };
  for (const one of placed.toSorted((a, b) => a.from - b.from || b.to - a.to)) {
    if (ends.every((end) => end <= one.from)) close();
    const free = ends.findIndex((end) => end <= one.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = Math.max(one.to, one.from + least);
    cluster.push({ ...one, lane, lanes: 1 });
  }
  close();
  return done;
}

/** Lanes that fit side by side; more would be too narrow for a name. */
const MAX_LANES = 14;

/** Whether each person has a lane in each day; otherwise only overlapping meetings are side by side. */
export const hasPersonLanes = (people: number, days: number): boolean =>
  people > 1 && people * days <= MAX_LANES;

/** A lane for each person, in the order of `ids`; what overlaps in a person's lane is side by side in it. */
export function inPersonLanes<T extends { staffId: string }>(
  placed: readonly PlacedInLane<T>[],
  ids: readonly string[],
  least = 0,
): Laned<T>[] {
  return ids.flatMap((id, at) =>
    inLanes(
      placed.filter(({ item }) => item.staffId === id),
      least,
    ).map(({ lane, lanes, ...one }) => ({
      ...one,
      lane: at * lanes + lane,
      lanes: ids.length * lanes,
    })),
  ) as Laned<T>[];
}
