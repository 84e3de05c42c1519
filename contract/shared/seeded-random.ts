/**
 * Repeatable randomness: texts drawn "at random" for a town or a manufacturer are the same for every
 * visitor and every build, because the slug is the seed (requirements §3.18).
 */
export type Seeded = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** Returns an item of a list that must not be empty. */
  pick<T>(list: readonly T[]): T;
  /** `count` different members of a list, in random order; all of them if there are fewer. */
  sample<T>(list: readonly T[], count: number): T[];
};

/** A generator for one seed. Not for secrets: the seed predicts every draw. */
export function seededRandom(seed: string): Seeded {
  let state = hash(seed);
  const next = () => {
    // mulberry32: four lines, a full period of 2^32, and even enough for choosing sentences.
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick(list) {
      if (list.length === 0) throw new RangeError('Nothing to pick from');
      return list[between(0, list.length - 1)] as (typeof list)[number];
    },
    sample(list, count) {
      const rest = [...list];
      const drawn: typeof rest = [];
      while (rest.length > 0 && drawn.length < count)
        drawn.push(...rest.splice(between(0, rest.length - 1), 1));
      return drawn;
    },
  };
}

/** FNV-1a over UTF-16 code units: similar slugs start far apart. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}
