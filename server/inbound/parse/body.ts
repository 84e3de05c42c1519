/** Which of a mail's bodies is read: its text, or its HTML as text. */
import { htmlAsText } from './html-text.ts';
import type { ParsedMail } from './parser.ts';

/** More than text and quotations may hold, so that folding sees everything that is kept. */
export const MOST_CHARACTERS = 400_000;
const MOST_HTML = 5_000_000;

/** Control characters but tab and line break, and what turns the direction of a line. */
const UNSEEN = /(?![\t\n])[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

export function bodyOf(mail: ParsedMail): string {
  const text = tidy(mail.text ?? '');
  if (!mail.html) return text;
  const html = tidy(htmlAsText(mail.html.slice(0, MOST_HTML)));
  // A text part like "Your program can't show HTML" must not stand for the mail.
  return words(text) * 2 < words(html) || words(text) === 0 ? html : text;
}

const words = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const tidy = (text: string): string =>
  text
    .slice(0, MOST_CHARACTERS)
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(UNSEEN, '')
    .replace(/[\u00A0\u2007\u202F]/g, ' ');
