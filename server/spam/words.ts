/** The words of a message that are worth learning. */
import { tidy } from './texts.ts';
import { alternatives } from './word-lists.ts';

const USUAL = new Set(alternatives('usual.txt', 'usual').split(/[| ]/));
const SHORTEST = 3;
const MOST_WORDS = 24;

/** At most 24 different words that people's requests don't usually have, in their order. */
export function unusualWords(message: string): string[] {
  const words = tidy(message)
    .split(' ')
    .filter((word) => word.length >= SHORTEST && !USUAL.has(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}
