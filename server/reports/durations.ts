/** Many waits in ascending order, in whole milliseconds: four bytes each, where none is longer than seven weeks. */
export type Durations = Uint32Array | Float64Array;

const FOUR_BYTES = 2 ** 32 - 1;

export function waitsOf(ms: readonly number[]): Durations {
  const all = Float64Array.from(ms).sort();
  const fit = all.length === 0 || ((all[0] as number) >= 0 && (all.at(-1) as number) <= FOUR_BYTES);
  return fit ? Uint32Array.from(all) : all;
}

/** As JSON holds them. */
export type PackedWaits = { bytes: 4 | 8; base64: string };

export const packed = (waits: Durations): PackedWaits => ({
  bytes: waits instanceof Uint32Array ? 4 : 8,
  base64: Buffer.from(waits.buffer, waits.byteOffset, waits.byteLength).toString('base64'),
});

export function unpacked({ bytes, base64 }: PackedWaits): Durations {
  // Its own memory: a part of Node's pool may begin where no number can.
  const { buffer } = Uint8Array.from(Buffer.from(base64, 'base64'));
  return bytes === 4 ? new Uint32Array(buffer) : new Float64Array(buffer);
}

/** Returns how many aren't longer than this. */
export function countUpTo(ms: number, waits: Durations): number {
  let [low, high] = [0, waits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((waits[middle] as number) <= ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Returns the wait with `rank` shorter or equal ones before it, among all of them; null when there are too few. Nothing is
 * put together or sorted: it halves the range of waits until one is left.
 */
export function durationAtRank(all: readonly Durations[], rank: number): number | null {
  const count = all.reduce((sum, { length }) => sum + length, 0);
  if (rank < 0 || rank >= count) return null;
  const some = all.filter(({ length }) => length > 0);
  let low = Math.min(...some.map((waits) => waits[0] as number));
  let high = Math.max(...some.map((waits) => waits.at(-1) as number));
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const upTo = some.reduce((sum, waits) => sum + countUpTo(middle, waits), 0);
    if (upTo > rank) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Averages the middle two of an even count; null of none. */
export function medianOf(all: readonly Durations[]): number | null {
  const count = all.reduce((sum, { length }) => sum + length, 0);
  const [lower, upper] = [durationAtRank(all, (count - 1) >> 1), durationAtRank(all, count >> 1)];
  return lower === null || upper === null ? null : Math.round((lower + upper) / 2);
}
