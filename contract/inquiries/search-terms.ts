/** The terms of a search, read alike by the server and by the highlighting in the dashboard. */
import { digitsOf, foldText } from '../shared/fold-text.ts';

export type SearchTerm = {
  /** Folded, without outer spaces and the punctuation around it. */
  text: string;
  /** Quoted: matches whole words only, and allows no typing errors. */
  isQuoted: boolean;
  /** The term is found in any of these; the first is its text. */
  spellings: string[];
};

/** Further terms are ignored: they cost work and narrow nothing. */
const MOST_TERMS = 12;

/** A quote opens at the start of a word and closes at the end of one; any other is part of its word (2"x4"). */
const TERMS = /"(?<phrase>[^"]*[^"\s][^"]*)"(?=\s|$)|\+\d[\d ()./-]*\d(?=[\s,;>)]|$)|\S+/g;

/** The name before an address, as mail programs write it: its order may be another than that of the form. */
const NAME_IN_QUOTES = /"([^"]*)"(?=\s*<[^\s<>]+@[^\s<>]+>)/g;
const SCHEME = /^(mailto|tel|sms|callto):(\/\/)?/;
const LABEL = /^(telephone|tel|phone|mobile|cell|fax)\b[.:]*\s*(?=[+(\d])/;
const AROUND = /^[,;:<>()[\]{}.!?']+|[,;:<>()[\]{}.!?']+$/g;
/** Signs between names, such as an ampersand. Alone, they are searched as typed. */
const BETWEEN_WORDS = /^[-,;:<>()[\]{}.!?'&/|+]+$/;

/** Returns the terms that must all occur: words, phrases in quotes, or one phone number. */
export function searchTerms(search: string): SearchTerm[] {
  const text = withoutExtensions(oneSpaced(foldText(search)).trim().replace(NAME_IN_QUOTES, '$1'));
  const number = text.replace(SCHEME, '').replace(LABEL, '').replace(AROUND_NUMBER, '');
  if (isPhoneNumber(number)) return [termOf(number)];
  const terms = [...text.matchAll(TERMS)].flatMap(({ 0: word, groups }) =>
    groups?.phrase === undefined ? wordsIn(word) : phraseOf(groups.phrase.trim()),
  );
  const words = terms.filter((term) => term.isQuoted || !BETWEEN_WORDS.test(term.text));
  const unique = new Map((words.length > 0 ? words : terms).map((term) => [JSON.stringify(term), term]));
  return [...unique.values()].slice(0, MOST_TERMS);
}

const AROUND_NUMBER = /^[,;:<> ]+|[,;:<> ]+$/g;

/** Turns line breaks and runs of spaces into one space, so that a phrase matches across them. */
export const oneSpaced = (text: string): string => text.replace(/\s+/g, ' ');

/** Whether a term is a number as people type it, such as +1 (512) 555-0188. */
export const isNumber = (text: string): boolean => /^[\d\s()+./-]*\d[\d\s()+./-]*$/.test(text);

/** Returns the words and numbers of a term, such as jose, delgado, example and com of an email address. */
export const termPieces = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const phraseOf = (text: string): SearchTerm => ({ text, isQuoted: true, spellings: [text] });

/** A number in a few groups stays one term if it has a country code: the text may have it without. */
const wordsIn = (typed: string): SearchTerm[] =>
  (isPhoneNumber(typed) ? [typed] : typed.split(' ')).map((word) => {
    const plain = word.replace(AROUND, '').replace(SCHEME, '');
    const text = plain.includes('@') && plain !== word ? plain.replace(/\?.*$/, '') : plain;
    return termOf(/[\p{L}\p{N}]/u.test(text) ? text : word);
  });

const termOf = (text: string): SearchTerm => ({
  text,
  isQuoted: false,
  spellings: [...new Set([text, ...otherSpellings(text)])],
});

const INITIALS = /^\p{L}(\.\p{L})+$/u;

function otherSpellings(text: string): string[] {
  if (isNumber(text)) return numberSpellings(text);
  if (INITIALS.test(text)) return ['. ', '', ' '].map((between) => text.split('.').join(between));
  // Two letters may be initials, too.
  if (/^\p{L}{2}$/u.test(text)) return ['.', '. '].map((between) => [...text].join(between));
  return /\p{L}-\p{L}/u.test(text) ? [text.replaceAll('-', ' ')] : [];
}

/** Phone numbers come with country codes, trunk zeros and extensions, or without. Fewer digits are a part of a number. */
const LEAST_DIGITS = 7;

const isPhoneNumber = (text: string): boolean => {
  const { length } = digitsOf(text);
  return /^[\d\s()+./-]+$/.test(text) && length >= LEAST_DIGITS;
};

const EXTENSION = /(\d[\d ()./-]*\d)[ ,;]*(?:extension|extn?|x|#)[ .:=]*\d{1,6}(?![\p{L}\p{N}])/gu;

/** Removes the extension after each number: most visitors type none. */
const withoutExtensions = (text: string): string =>
  text.replace(EXTENSION, (all, number: string) => (digitsOf(number).length >= LEAST_DIGITS ? number : all));

/** Country codes (ITU-T E.164): one digit, two, or else three. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Returns the digits of a number as they are, and those within its country: most visitors omit the code, and a zero that
 * is dialed only there may stand after it in brackets.
 */
function numberSpellings(number: string): string[] {
  const digits = digitsOf(number);
  if (digits.length < LEAST_DIGITS) return [digits];
  const abroad = number.trim().startsWith('+') ? digits : /^(?:00|011)([1-9]\d+)$/.exec(digits)?.[1];
  const american = /^1\d{10}$/.test(digits) ? digits.slice(1) : null;
  const within = abroad === undefined ? digits : abroad.replace(COUNTRY, '');
  return [digits, abroad, american, within.replace(/^0+/, '')].filter(
    (spelling, at): spelling is string =>
      typeof spelling === 'string' && (at === 0 || spelling.length >= LEAST_DIGITS),
  );
}
