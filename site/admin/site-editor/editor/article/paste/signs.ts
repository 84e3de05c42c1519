/** The signs of lists that are written as text: `·`, `1.`, `iv)`. */
import { isRun, type TextPiece, wordsOf } from './pieces.ts';

export type Numbered = { number: number | null; otherNumber?: number };

/** Number of a sign. `i.` is one, or the ninth letter; a sign without a number is a bullet. */
export function readSign(sign: string): Numbered {
  const digits = /(\d+)\)?[.):]?\s*$/.exec(sign.trim())?.[1];
  if (digits) return { number: Number(digits) };
  const letters = /^\(?([a-z]{1,6})[.):]$/i.exec(sign.trim())?.[1]?.toLowerCase();
  if (!letters) return { number: null };
  const ninth =
    letters.length > 2 ? 0 : [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 96, 0);
  const roman = /^[ivxlcdm]+$/.test(letters) ? romanValue(letters) : 0;
  if (roman && ninth) return { number: roman, otherNumber: ninth };
  return { number: roman || ninth || null };
}

const ROMAN: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanValue(letters: string): number {
  const values = [...letters].map((one) => ROMAN[one] ?? 0);
  return values.reduce((sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value), 0);
}

/** A bullet before words, or a number with a tab behind it: how Pages, mail clients and plain texts write lists. */
const AS_TEXT = /^\s*(?:([•‣⁃●○◦▪■□▸►➢])\s+|(\(?\d{1,3}[.)])\t\s*)(?=\S)/u;
/** In a paragraph of Word's style for lists also the signs of its fonts for symbols, and numbers with any space. */
const IN_LIST_STYLE = /^\s*(?:([·•▪o§Øüvq–-])\s+|(\(?(?:\d{1,3}|[a-z]{1,4})[.)])\s+)(?=\S)/iu;

/** Removes the sign at the beginning. @returns null without one. */
export function takeSign(
  parts: readonly TextPiece[],
  isListStyle: boolean,
): { rest: TextPiece[]; sign: string } | null {
  const found = (isListStyle ? IN_LIST_STYLE : AS_TEXT).exec(wordsOf(parts));
  if (!found) return null;
  let left = found[0].length;
  const rest = parts.map((part) => {
    if (!isRun(part) || left === 0) return part;
    const cut = Math.min(left, part.text.length);
    left -= cut;
    return { ...part, text: part.text.slice(cut) };
  });
  return { rest, sign: found[1] ?? found[2] ?? '' };
}
