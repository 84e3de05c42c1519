/**
 * Folds what a mail quotes, and never cuts: each line goes to the sender's own words or to the quotation, both in order.
 * A quotation between own words stays with them (answers below questions mean nothing without these), and so does all
 * that can't be told from own words.
 */
import { saysAnswersAreWithin } from './answers-within.ts';
import { attributionAbove, headingAt } from './attributions.ts';
import { isDisclaimer } from './disclaimers.ts';
import { isFooter, isRule } from './footers.ts';
import { isSentFrom } from './sent-from.ts';
import { isFarewell, signatureIn } from './signatures.ts';

const MARKED = /^\s{0,2}>/;
/** Empty lines between two parts of one quotation. */
const MOST_EMPTY = 3;

type Kind = 'own' | 'quote' | 'aside';

export function foldQuotes(body: string): { text: string; quoted: string | null } {
  const lines = body.split('\n');
  const kinds = kindsOf(lines);
  markAsides(lines, kinds);
  const own = (index: number) => kinds[index] === 'own' && hasWords(lines[index]);
  const first = lines.findIndex((_, index) => own(index));
  if (first < 0) return { text: body.trim(), quoted: null };
  const last = lines.findLastIndex((_, index) => own(index));
  const isBetween = kinds.some((kind, index) => kind === 'quote' && index > first && index < last);
  const top = isBetween ? 0 : first;
  const stays = (index: number) =>
    kinds[index] === 'own' || (isBetween && index >= top && index < last && kinds[index] === 'quote');
  return parted(lines, stays);
}

const hasWords = (line = ''): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line);

function kindsOf(lines: string[]): Kind[] {
  const kinds = lines.map((line): Kind => (MARKED.test(line) ? 'quote' : 'own'));
  let [isQuoting, isAnsweredWithin] = [false, false];
  for (let at = 0; at < lines.length; at++) {
    if (kinds[at] === 'quote') {
      if (kinds[at - 1] === 'quote') continue;
      const first = attributionAbove(lines, at);
      if (!isQuoting && first === at && isAlone(lines, at)) kinds[at] = 'own';
      else isQuoting = true;
      kinds.fill('quote', first, at);
      continue;
    }
    const end = headingAt(lines, at);
    if (end === null) continue;
    if (isMarkedBelow(kinds, lines, end)) kinds.fill('quote', at, end);
    else {
      isAnsweredWithin ||= saysAnswersAreWithin(ownAbove(lines, kinds, at));
      if (!isAnsweredWithin) return kinds.fill('quote', at);
    }
    isQuoting = true;
    at = Math.max(at, end - 1);
  }
  return kinds;
}

/** "> 5 people will come": one marked line with none next to it. The sender may have meant "more than". */
function isAlone(lines: string[], at: number): boolean {
  const isMarked = (step: -1 | 1) => {
    let next = at + step;
    while (Math.abs(next - at) <= MOST_EMPTY && lines[next]?.trim() === '') next += step;
    return MARKED.test(lines[next] ?? '');
  };
  return !isMarked(-1) && !isMarked(1);
}

/** Below the heading the quotation is marked line by line: what isn't marked is an answer. */
function isMarkedBelow(kinds: Kind[], lines: string[], from: number): boolean {
  const next = lines.findIndex((line, index) => index >= from && line.trim());
  return next >= 0 && kinds[next] === 'quote';
}

const hasOwnAbove = (lines: string[], kinds: Kind[], end: number): boolean =>
  lines.slice(0, end).some((line, index) => kinds[index] === 'own' && hasWords(line));

const ownAbove = (lines: string[], kinds: Kind[], end: number): string =>
  lines
    .slice(0, end)
    .filter((_, index) => kinds[index] === 'own')
    .join(' ')
    .slice(0, 20_000);

/** Signatures and disclaimers, at the end of each run of own lines. */
function markAsides(lines: string[], kinds: Kind[]): void {
  let start = 0;
  for (let end = 1; end <= lines.length; end++) {
    if (end < lines.length && kinds[end] === kinds[start]) continue;
    if (kinds[start] === 'own') markAsidesOf(lines, kinds, start, end);
    start = end;
  }
}

function markAsidesOf(lines: string[], kinds: Kind[], start: number, until: number): void {
  const below = withoutProgramsLines(lines, start, until);
  fillBelowEmpty(lines, kinds, below, until);
  // Answered above the quotation, and only signed below it.
  if (
    kinds[start - 1] === 'quote' &&
    hasOwnAbove(lines, kinds, start) &&
    isFarewell(lines.slice(start, below))
  ) {
    fillBelowEmpty(lines, kinds, start, below);
    return;
  }
  const signature = signatureIn(lines.slice(start, below));
  if (!signature) return;
  const [from, to] = [start + signature.from, start + signature.to];
  // Without a postscript the text above the signature is the end: a phone's line may be there, too.
  fillBelowEmpty(lines, kinds, to === below ? withoutProgramsLines(lines, start, from) : from, to);
}

/** Where the lines end that the sender's program and firm didn't write. */
function withoutProgramsLines(lines: string[], start: number, until: number): number {
  let end = until;
  for (;;) {
    while (end > start && !lines[end - 1]?.trim()) end--;
    if (end === start) return end;
    if (isSentFrom(lines[end - 1] ?? '')) {
      end--;
      continue;
    }
    const paragraph = startOfParagraph(lines, start, end);
    const said = lines.slice(paragraph, end);
    if (!isDisclaimer(said.join(' ')) && !isFooter(said)) return end;
    end = paragraph;
    while (end > start && isRule(lines[end - 1] ?? '')) end--;
  }
}

/** Empty lines above a signature, or above the next quotation, part paragraphs of the text. */
function fillBelowEmpty(lines: string[], kinds: Kind[], from: number, until: number): void {
  let at = from;
  while (at < until && !lines[at]?.trim()) at++;
  kinds.fill('aside', at, until);
}

function startOfParagraph(lines: string[], start: number, end: number): number {
  let at = end;
  while (at > start && lines[at - 1]?.trim()) at--;
  return at;
}

function parted(lines: string[], stays: (index: number) => boolean) {
  const text = lines.filter((_, index) => stays(index));
  const quoted = lines.filter((_, index) => !stays(index));
  return { text: trimmed(text), quoted: trimmed(quoted) || null };
}

const trimmed = (lines: string[]): string =>
  lines
    .join('\n')
    .replace(/^(\s*\n)+/, '')
    .trimEnd();
