/** The form of a message that stays the same when a program fills in other names, numbers and links. */
import { INQUIRY_LIMITS } from '#contract/inquiries/inquiry-limits.ts';
import { withoutLinks } from './links.ts';

/** Shorter texts are alike by chance: "I need a quote for a kitchen remodel." */
const LEAST_TEXT = 90;
const LEAST_SENTENCE = 60;
const MOST_SENTENCES = 4;

/** The whole text and its longest sentences, normalized; empty for short texts. */
export function repeatable(message: string): string[] {
  const whole = tidy(message);
  if (whole.length < LEAST_TEXT) return [];
  const sentences = withoutLinks(message)
    .split(/[.!?\n]+/)
    .map(tidy)
    .filter((sentence) => sentence.length >= LEAST_SENTENCE)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1))
    .slice(0, MOST_SENTENCES);
  return [...new Set([whole, ...sentences])];
}

/** Words alone: no links, numbers, marks or greetings with a name. */
const tidy = (text: string): string =>
  compatible(withoutLinks(text))
    .toLowerCase()
    // Matches only from the beginning of each word; otherwise a long word would be searched from every letter.
    .replace(/(?<!\S)[^\s@]+@\S+/g, ' ')
    .replace(/^\s*(?:hi|hello|hey|dear|good (?:morning|day|afternoon))\b[^,.!\n]{0,40}[,.!\n]/, ' ')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/** NFKC turns one letter into up to eighteen, and sorts combining marks on a letter pair by pair. */
const MOST_READ = INQUIRY_LIMITS.messageMax + 2000;
const HEAP = /(\p{M}{30})\p{M}+/gu;

/** One spelling for characters that look alike (NFKC), in no more time and length than people's texts need. */
export const compatible = (text: string): string =>
  text.replace(HEAP, '$1').normalize('NFKC').slice(0, MOST_READ);
