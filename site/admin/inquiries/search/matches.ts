/** The parts of a text that a search found, for highlighting. Reads texts and searches as the server does. */

import type { NearWords } from '#contract/inquiries/inquiry-responses.ts';
import { isNumber, searchTerms, termPieces } from '#contract/inquiries/search-terms.ts';
import { foldText } from '#contract/shared/fold-text.ts';

export type TextPart = { text: string; isMatch: boolean };

/**
 * Splits a text into parts that match and parts that don't; joined, they are the text.
 * @param near words that the server searched for in place of unknown ones.
 */
export function matchParts(text: string, search: string, near: NearWords = {}): TextPart[] {
  const patterns = patternsOf(search, near);
  if (patterns.length === 0) return [{ text, isMatch: false }];
  const folded = foldedWithPlaces(text);
  const found = patterns.flatMap((pattern) =>
    [...folded.text.matchAll(new RegExp(pattern, 'g'))].map(({ index, 0: { length } }) => ({
      from: folded.starts[index] as number,
      to: folded.ends[index + length - 1] as number,
    })),
  );
  return partsAt(text, found);
}

/** Marks no single letter: nearly every word has it. */
const LEAST_LETTERS = 2;

function patternsOf(search: string, near: NearWords): string[] {
  return searchTerms(search).flatMap(({ text, isQuoted, spellings }) => {
    if (isQuoted) return [wholeWords(text)];
    if (isNumber(text))
      return [escaped(text), ...spellings.filter((one) => /^\d\d+$/.test(one)).map(spacedOut)];
    const pieces = termPieces(text).flatMap((piece) =>
      Object.hasOwn(near, piece) ? [piece, ...(near[piece] as string[])] : [],
    );
    return [...spellings, ...pieces].filter(({ length }) => length >= LEAST_LETTERS).map(escaped);
  });
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** As the server: letters of other alphabets end a word. */
const wholeWords = (phrase: string) =>
  `${/^[a-z0-9]/.test(phrase) ? '(?<![a-z0-9])' : ''}${escaped(phrase)}${/[a-z0-9]$/.test(phrase) ? '(?![a-z0-9])' : ''}`;

/** Matches the digits however they were separated. */
const spacedOut = (digits: string) => [...digits].join('[ ()+./-]*');

type Folded = { text: string; starts: number[]; ends: number[] };

/** Folds letter by letter; `starts` and `ends` map each unit of the folded text to its source. */
function foldedWithPlaces(text: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  let at = 0;
  for (const letter of text) {
    const units = foldText(letter).replace(/\s+/g, ' ');
    const repeats = units === ' ' && folded.text.endsWith(' ');
    // A character that folds to nothing, such as a combining accent, belongs to the letter before.
    if ((units === '' || repeats) && folded.ends.length > 0)
      folded.ends[folded.ends.length - 1] = at + letter.length;
    else
      for (const unit of units.split('')) {
        folded.text += unit;
        folded.starts.push(at);
        folded.ends.push(at + letter.length);
      }
    at += letter.length;
  }
  return folded;
}

function partsAt(text: string, found: { from: number; to: number }[]): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (from: number, to: number, isMatch: boolean) => {
    const last = parts.at(-1);
    if (to <= from) return;
    if (last && last.isMatch === isMatch) last.text += text.slice(from, to);
    else parts.push({ text: text.slice(from, to), isMatch });
  };
  for (const { from, to } of found.toSorted((a, b) => a.from - b.from)) {
    add(end, from, false);
    add(Math.max(from, end), to, true);
    end = Math.max(end, to);
  }
  add(end, text.length, false);
  return parts;
}
