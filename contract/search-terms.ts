/** The terms of a search, read alike by the server and by the highlighting in the dashboard. */
import { digitsOf, fold } from './fold.ts';

export type SearchTerm = {
  /** Folded, without outer spaces. */
  text: string;
  /** Quoted: matches whole words only, and allows no typing errors. */
  isQuoted: boolean;
};

/** Further terms are ignored: they cost work and narrow nothing. */
const MOST_TERMS = 12;

/** A quote opens at the start of a word and closes at the end of one; any other is part of its word (2"x4"). */
const TERMS = /"(?<phrase>[^"]*[^"\s][^"]*)"(?=\s|$)|\S+/g;

/** Returns the terms that must all occur: words, phrases in quotes, or one phone number. */
export function searchTerms(search: string): SearchTerm[] {
  const text = oneSpaced(fold(search)).trim();
  if (isNumber(text) && digitsOf(text).length >= 7) return [{ text, isQuoted: false }];
  const terms = [...text.matchAll(TERMS)].map(({ 0: word, groups }) => ({
    text: (groups?.phrase ?? word).trim(),
    isQuoted: groups?.phrase !== undefined,
  }));
  const unique = new Map(terms.map((term) => [JSON.stringify(term), term]));
  return [...unique.values()].slice(0, MOST_TERMS);
}

/** Turns line breaks and runs of spaces into one space, so that a phrase matches across them. */
export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ');

/** Whether a term is a number as people type it, such as +1 (512) 555-0188. */
export const isNumber = (text: string): boolean => /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(text);

/** Returns the digits of a number, and those without the country code: most visitors omit it. */
export function numberSpellings(number: string): string[] {
  const digits = digitsOf(number);
  return digits.length === 11 && digits.startsWith('1') ? [digits, digits.slice(1)] : [digits];
}

/** Returns the words and numbers of a term, such as jose, delgado, example and com of an email address. */
export const termPieces = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];
