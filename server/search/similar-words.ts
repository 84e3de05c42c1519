/** Which words are near enough to a mistyped one: the rule of the search's tolerance (docs/decisions/0017). */

/** Shorter words are searched as typed: too many others are one letter away. */
const LEAST_LETTERS = 4;
/** From this length on, two mistakes are allowed. */
const TWO_MISTAKES = 8;
const MOST_WORDS = 8;

/** Returns the number of mistakes allowed in a word; 0 for numbers and short words. */
export function maxTypos(word: string): number {
  const letters = [...word].length;
  if (letters < LEAST_LETTERS || !/^\p{L}+$/u.test(word)) return 0;
  return letters < TWO_MISTAKES ? 1 : 2;
}

/**
 * Returns how many letters at the start or at the end of a word its mistakes leave alone, for looking up candidates.
 * One mistake is in one half, or a swap in the middle of both; of two, at least one third at either end is free, unless
 * both ends have one.
 */
export function soundLetters(word: string): { start: number; end: number } {
  const { length } = [...word];
  if (maxTypos(word) === 2) return { start: Math.floor(length / 3), end: Math.floor(length / 3) };
  const start = Math.floor(length / 2);
  return { start, end: length - start - 1 };
}

/**
 * Returns the nearest words: with one mistake, else with two, else those of which the word, with one mistake, is the
 * beginning, because the search runs while people type.
 */
export function nearestWords(word: string, candidates: string[]): string[] {
  const allowed = maxTypos(word);
  const others = candidates.filter((candidate) => candidate !== word);
  for (let mistakes = 1; mistakes <= allowed; mistakes++) {
    const near = others.filter((candidate) => mistakesBetween(word, candidate) === mistakes);
    if (near.length > 0) return firstOf(near);
  }
  return firstOf(others.filter((candidate) => allowed > 0 && beginsNear(word, candidate)));
}

/** The shortest first: of a beginning they are the likeliest words. */
const firstOf = (words: string[]) =>
  words.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)).slice(0, MOST_WORDS);

/** Whether the word is one mistake away from a beginning of at least its own length. */
const beginsNear = (word: string, candidate: string): boolean =>
  candidate.length > word.length &&
  [word.length, word.length + 1].some((length) => mistakesBetween(word, candidate.slice(0, length)) === 1);

/**
 * Returns the letters added, left out, replaced or swapped with their neighbor to turn one word into the other; at most
 * 3, which stands for more.
 */
export function mistakesBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const added = Math.min(last[j] as number, row[j - 1] as number) + 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(Math.min(replaced, added, isSwap ? (beforeLast[j - 2] as number) + 1 : 3));
    }
    if (Math.min(...row) > 2) return 3;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[b.length] as number, 3);
}
