/** Phone numbers as people type them and copy them: with country codes, trunk zeros and extensions, or without. */
import { digitsOf } from '../shared/fold-text.ts';

/** Fewer digits are a part of a number. */
const LEAST_DIGITS = 7;

export const isPhoneNumber = (text: string): boolean => {
  const { length } = digitsOf(text);
  return /^[\d\s()+./-]+$/.test(text) && length >= LEAST_DIGITS;
};

const EXTENSION = /(\d[\d ()./-]*\d)[ ,;]*(?:extension|extn?|x|#)[ .:=]*\d{1,6}(?![\p{L}\p{N}])/gu;

/** Removes the extension after each number: most visitors type none. */
export const withoutExtensions = (text: string): string =>
  text.replace(EXTENSION, (all, number: string) => (digitsOf(number).length >= LEAST_DIGITS ? number : all));

/** Country codes (ITU-T E.164): one digit, two, or else three. */
const COUNTRY = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/**
 * Returns the digits of a number as they are, and those within its country: most visitors omit the code, and a zero that
 * is dialed only there may stand after it in brackets.
 */
export function numberSpellings(number: string): string[] {
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
