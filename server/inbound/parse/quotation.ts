/**
 * Folds a mail's quotations, and never cuts: each line goes to the sender's own words or to the quotation, both in order.
 * A quotation between own words stays with them (answers below questions mean nothing without these), and so does any
 * line that can't be distinguished from own words.
 */
import { attributionAbove, headingAt, nextWords } from './attributions.ts';
import { closingsIn } from './closings.ts';

/** The sender says that the answers stand within a quotation that has no marks: then nothing of it is folded. */
const ANSWER =
  /(?<!\p{L})(see|find|answer|my two cents|repl[yi]|respon|comment|note|put|typed?|wr[oi]te?|added|mixed|marked|siehe|antwort|(be|ge)antwort|anmerkung|kommentar|notiz|eingefügt|ergänz|(\p{L}*ge)schrieben|rot|respuesta|respond|contest|coment|nota|mis(?!\p{L})|puse|escrib|agreg)/iu;
const WITHIN =
  /(?<!\p{L})((further |scroll )?down|down there|below|beneath|underneath|in-?line|interspersed|in? ?(all )?(caps|capitals?)|(in|into|inside|within) your (e-?mail|mail|message|text|note)|where you asked|in (red|blue|green|bold|(another |a different )?colou?r)|see (red|blue)|(with|by) (a |my )?(stars?|initials|arrows?)|(by|with|after|under|behind|next to|in front of|before) (each|every|your (\p{L}+ )?(questions?|points?|lines?|items?))|(point|one|line|question) by \p{L}+|unten|im text|dar(unter|auf)|dahinter|dazwischen|in (rot|blau|grün|fett)|rot markiert|großbuchstaben|(bei|hinter|neben|zwischen) (den|jeder|jedem)|sternchen|punkt für punkt|in (ihr|dein)e[rm] (e-?mail|mail|nachricht|text)|abajo|debajo|intercalad\p{L}+|may[uú]sculas|(en|dentro de) (su|tu) (correo|mail|mensaje|texto)|en (rojo|azul|negritas?)|entre líneas|punto por punto|(junto a|después de) cada)(?!\p{L})/iu;

type Kind = 'own' | 'quote' | 'aside';

export function splitQuotedText(body: string): { text: string; quoted: string | null } {
  const lines = body.split('\n');
  const kinds = kindsOf(lines);
  markAsides(lines, kinds);
  const own = lines.map((line, index) => kinds[index] === 'own' && hasWords(line));
  const [first, last] = [own.indexOf(true), own.lastIndexOf(true)];
  if (first < 0) return { text: body.trim(), quoted: null };
  const isBetween = kinds.slice(first, last).includes('quote');
  const stays = (index: number) =>
    kinds[index] === 'own' || (isBetween && index < last && kinds[index] === 'quote');
  return {
    text: trimmed(lines.filter((_, index) => stays(index))),
    quoted: trimmed(lines.filter((_, index) => !stays(index))) || null,
  };
}

const isMarked = (lines: string[], at: number): boolean => /^\s{0,2}>/.test(lines[at] ?? '');
const hasWords = (line = ''): boolean => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(line);

function kindsOf(lines: string[]): Kind[] {
  const kinds = lines.map((_, at): Kind => (isMarked(lines, at) ? 'quote' : 'own'));
  let isQuoting = false;
  let own = '';
  for (let at = 0; at < lines.length; at++) {
    if (isMarked(lines, at)) {
      if (isMarked(lines, at - 1)) continue;
      const first = attributionAbove(lines, at);
      // "> 5 people will come": one marked line with none next to it. The sender may have meant "more than".
      if (!isQuoting && first === at && !isMarked(lines, nextWords(lines, at + 1))) kinds[at] = 'own';
      else isQuoting = true;
      kinds.fill('quote', first, at);
      continue;
    }
    const end = headingAt(lines, at);
    if (end === null) own += ` ${lines[at]}`;
    // Below the heading the quotation may be marked line by line: what isn't marked is an answer.
    else if (isMarked(lines, nextWords(lines, end))) kinds.fill('quote', at, end);
    else if (![ANSWER, WITHIN].every((words) => words.test(own.slice(0, 20_000))))
      return kinds.fill('quote', at);
    isQuoting ||= end !== null;
    at = Math.max(at, (end ?? 0) - 1);
  }
  return kinds;
}

/** Signatures and what programs add, at the end of each run of own lines; empty lines above them part paragraphs. */
function markAsides(lines: string[], kinds: Kind[]): void {
  let isAnswered = false;
  for (let start = 0, end = 1; end <= lines.length; end++) {
    if (end < lines.length && kinds[end] === kinds[start]) continue;
    const run = kinds[start] === 'own' ? lines.slice(start, end) : [];
    for (const { from, to } of closingsIn(run, isAnswered && start > 0))
      kinds.fill('aside', start + Math.min(nextWords(run, from), to), start + to);
    isAnswered ||= run.some(hasWords);
    start = end;
  }
}

const trimmed = (lines: string[]): string =>
  lines
    .join('\n')
    .replace(/^(\s*\n)+/, '')
    .trimEnd();
