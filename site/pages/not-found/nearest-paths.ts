/** Longer than any address of the site: further letters can't make a path nearer. */
const LONGEST = 100;

/**
 * Suggests known paths for a mistyped one, nearest first. A path counts as near if at most
 * a third of its letters differ, or if its last part is the requested one.
 */
export function nearestPaths(asked: string, known: readonly string[], atMost = 3): string[] {
  const path = asked.slice(0, LONGEST).toLowerCase();
  const name = lastPart(path);
  return known
    .filter((candidate) => candidate !== '/')
    .map((candidate) => ({
      candidate,
      distance: name !== '' && lastPart(candidate) === name ? 0 : editDistance(path, candidate),
    }))
    .filter(({ candidate, distance }) => distance <= candidate.length / 3)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, atMost)
    .map(({ candidate }) => candidate);
}

const lastPart = (path: string) => path.replace(/\/+$/, '').split('/').at(-1) ?? '';

/** Letters to insert, delete, replace or swap with their neighbor (optimal string alignment). */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
