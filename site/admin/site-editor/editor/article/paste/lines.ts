/** Lines, spaces, raised signs: what makes a paragraph of the parts that were read. */
import { hasWords, isRun, type Run, type Text, type TextPiece, wordsOf } from './pieces.ts';
import { fraction, shifted } from './raised.ts';
import { readSign, takeSign } from './signs.ts';

/** An empty line ends a paragraph; other lines are ours to break. A line that begins with a bullet is an item. */
export function paragraphsOf(text: Text, isListStyle = false): Text[] {
  if (text.kind !== 'paragraph') return [{ ...text, parts: smoothed(text.parts) }];
  const all: Text[] = [];
  let isOpen = false;
  for (const line of linesOf(text.parts)) {
    if (!hasWords(line)) {
      isOpen = false;
      continue;
    }
    const signed = text.item ? null : takeSign(line, isListStyle);
    const last = all.at(-1);
    if (signed) {
      const item = { level: 1, isFirst: true, ...readSign(signed.sign) };
      all.push({ kind: 'paragraph', parts: signed.rest, item });
    } else if (isOpen && last) last.parts.push(space(last.parts), ...line);
    else
      all.push({
        ...text,
        parts: [...line],
        item: text.item && { ...text.item, isFirst: text.item.isFirst && all.length === 0 },
      });
    isOpen = true;
  }
  return all.map((one) => ({ ...one, parts: smoothed(one.parts) }));
}

function linesOf(parts: readonly TextPiece[]): TextPiece[][] {
  const lines: TextPiece[][] = [[]];
  for (const part of parts) {
    if (part === 'line-end') lines.push([]);
    else lines.at(-1)?.push(part);
  }
  return lines;
}

/** A space between joined lines. Bold and italic continue across it; links and raised text don't. */
function space(before: readonly TextPiece[]): Run {
  const last = before.findLast(isRun);
  return {
    text: ' ',
    isBold: last?.isBold ?? false,
    isItalic: last?.isItalic ?? false,
    href: null,
    shift: null,
  };
}

/** One space between words, none at the ends; raised and lowered signs as Unicode characters. */
export function smoothed(parts: readonly TextPiece[]): TextPiece[] {
  const broken = parts.map((part): TextPiece => (part === 'line-end' ? space([]) : part));
  const all: TextPiece[] = [];
  for (const part of level(joined(broken))) {
    if (!isRun(part)) {
      all.push(part);
      continue;
    }
    const before = all.findLast(isRun);
    const isAfterSpace = before ? /\s$/.test(before.text) && all.at(-1) === before : all.length === 0;
    const text = part.text.replace(/\s+/g, ' ').slice(isAfterSpace && /^\s/.test(part.text) ? 1 : 0);
    if (text) all.push({ ...part, text });
  }
  const last = all.findLastIndex((part) => !isRun(part) || part.text.trim() !== '');
  const trimmed = all.slice(0, last + 1);
  const end = trimmed.at(-1);
  if (end && isRun(end)) trimmed[last] = { ...end, text: end.text.trimEnd() };
  return trimmed;
}

/** Neighbors that differ in nothing are one. */
function joined(parts: readonly TextPiece[]): TextPiece[] {
  const all: TextPiece[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (last && isRun(last) && isRun(part) && isAlike(last, part))
      all[all.length - 1] = { ...last, text: last.text + part.text };
    else all.push(part);
  }
  return all;
}

const isAlike = (a: Run, b: Run): boolean =>
  a.shift === b.shift &&
  (a.shift !== null || (a.isBold === b.isBold && a.isItalic === b.isItalic && a.href === b.href));

/** Raised and lowered parts in the line, with what they mean. */
function level(parts: readonly TextPiece[]): TextPiece[] {
  const all: TextPiece[] = [];
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] as TextPiece;
    const [line, below] = [parts[at + 1], parts[at + 2]];
    if (!isRun(part) || part.shift === null) {
      all.push(part);
      continue;
    }
    const before = wordsOf(all);
    const isFraction =
      part.shift === 'raised' &&
      line !== undefined &&
      isRun(line) &&
      /^\s*[/⁄∕]\s*$/.test(line.text) &&
      below !== undefined &&
      isRun(below) &&
      below.shift === 'lowered' &&
      [part, below].every(({ text }) => /^\s*\d+\s*$/.test(text));
    if (isFraction) {
      all.push({ ...part, shift: null, text: fraction(part.text.trim(), below.text.trim(), before) });
      at += 2;
    } else all.push({ ...part, shift: null, text: shifted(part.text, part.shift, before) });
  }
  return joined(all);
}
