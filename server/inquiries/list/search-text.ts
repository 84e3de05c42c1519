import { digitsOf, fold } from './fold.ts';

export type Searchable = {
  reference: string;
  name: string;
  email: string;
  phone: string | null;
  message: string;
};

/**
 * All that a search looks at, a line for each field; words never reach from one into the next. The phone
 * is there as written and as digits alone, so that any part of the number finds it however it is typed.
 */
export const searchText = (i: Searchable, notes: string[] = []): string =>
  [i.name, i.email, i.phone ?? '', digitsOf(i.phone ?? ''), i.reference, i.message, ...notes]
    .map(fold)
    .join('\n');

/** A word of a search: the text must hold one of these spellings. */
export type Word = string[];

/** More words than this add nothing but work. */
const MOST_WORDS = 12;

/** The words that must all occur. A number may also stand in the text as digits alone. */
export function searchWords(search: string): Word[] {
  const text = fold(search).trim();
  if (isNumber(text) && digitsOf(text).length >= 7) return [spellings(text.replace(/\s+/g, ' '))];
  const words = text.split(/\s+/).filter((word) => word !== '');
  return [...new Set(words)].slice(0, MOST_WORDS).map(spellings);
}

const isNumber = (text: string) => /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(text);

function spellings(word: string): Word {
  if (!isNumber(word)) return [word];
  const digits = digitsOf(word);
  // +1 512 555 0188 was given as 512-555-0188 by nearly everybody.
  const national = digits.length === 11 && digits.startsWith('1') ? [digits.slice(1)] : [];
  return [...new Set([word, digits, ...national])];
}
