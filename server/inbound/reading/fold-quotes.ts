/**
 * Splits a mail into its sender's own words and what they quoted. A quotation is folded, never cut, and only where it
 * stands above or below all own words: answers between quoted lines keep these lines around them.
 */
import {
  attributionAt,
  beginsBareQuote,
  isBlank,
  isDeviceSignature,
  isPrefixed,
  nextFilled,
} from './quote-marks.ts';

export type Folded = { text: string; quoted: string | null };

/** @returns text and quotation, which together hold every word of the body; the text isn't empty unless the body is. */
export function foldQuotes(body: string): Folded {
  const lines = body.replace(/\r\n?/g, '\n').split('\n');
  const isQuote = quotedLines(lines);
  const own = ownLines(lines, isQuote);
  const [first, last] = [own[0], own.at(-1)];
  if (first === undefined || last === undefined) return { text: body.trim(), quoted: null };
  const below = words(lines.slice(last + 1));
  const above = words(lines.slice(0, first));
  const isAnsweredBelow = above !== '' && !isQuote.slice(first, last).includes(true);
  if (isAnsweredBelow)
    return { text: words(lines.slice(first, last + 1)), quoted: [above, below].filter(Boolean).join('\n\n') };
  return { text: words(lines.slice(0, last + 1)), quoted: below || null };
}

/** Without blank lines around them. */
const words = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd();

/** Marks each line that belongs to a quotation. */
function quotedLines(lines: readonly string[]): boolean[] {
  const marks = new Array<boolean>(lines.length).fill(false);
  for (let at = 0; at < lines.length; at++) {
    if (isPrefixed(lines[at] as string)) {
      const end = endOfPrefixed(lines, at);
      // A single line may be one's own, such as "> 200 square feet".
      if (end - at > 1 || marks[at - 1]) marks.fill(true, at, end);
      at = end - 1;
      continue;
    }
    if (beginsBareQuote(lines, at)) return marks.fill(true, at);
    const attribution = attributionAt(lines, at);
    if (attribution.lines === 0) continue;
    const next = nextFilled(lines, at + attribution.lines);
    if (next < lines.length && isPrefixed(lines[next] as string)) {
      marks.fill(true, at, next);
      at = next - 1;
    } else if (attribution.dated) return marks.fill(true, at);
  }
  return marks;
}

/** Where a run of marked lines ends; blank lines between two of them belong to it. */
function endOfPrefixed(lines: readonly string[], from: number): number {
  let end = from;
  for (;;) {
    while (end < lines.length && isPrefixed(lines[end] as string)) end++;
    const next = nextFilled(lines, end);
    if (next === end || next >= lines.length || !isPrefixed(lines[next] as string)) return end;
    end = next;
  }
}

/** Returns the lines with own words; what a program adds below a quotation isn't one. */
function ownLines(lines: readonly string[], isQuote: readonly boolean[]): number[] {
  const firstQuote = isQuote.indexOf(true);
  const filled = lines.flatMap((line, at) => (isQuote[at] || isBlank(line) ? [] : [at]));
  const spoken = filled.filter((at) => !isDeviceSignature(lines[at] as string));
  if (spoken.length === 0) return filled;
  return filled.filter((at) => at < firstQuote || firstQuote === -1 || spoken.includes(at));
}
