/** The lines that mail programs write above what they quote: "On … wrote:", a block of headers, a divider. */

const VERB = /(wrote|writes|schrieb|escribi[óo]|a écrit|ha scritto|escreveu|schreef)/iu;
const DATE = /\b(19|20)\d\d\b|\b\d{1,2}[./-]\d{1,2}\b/;
const TIME = /\b\d{1,2}[:.]\d{2}\b/;
const BEGINS = /^\s*(On|Am|El|Le|Il|Em|Op)\s.*\d/;
const MOST_LINES = 4;

const joined = (lines: string[], from: number, to: number): string => lines.slice(from, to).join(' ').trim();
const lowerWords = (text: string): number => text.match(/(?<!\S)\p{Ll}+(?!\S)/gu)?.length ?? 0;

/**
 * A line that introduces a quotation: with a verb, or a date, an address and hardly another word (FairEmail). Without marks
 * below it, it must look exactly like a mail program's: "On Monday at 10:15 the inspector came and wrote:" has more than a
 * name between time and verb.
 */
function introduces(line: string, isMarked: boolean): boolean {
  // Yahoo on Android has the first words of the quotation on the same line.
  if (line.length > 400 || !/:\s*$|<\S+@\S+>( \p{L}+)?:\s{2}/u.test(line)) return false;
  const [isDated, isTimed, hasAddress] = [DATE.test(line), TIME.test(line), line.includes('@')];
  if (!VERB.test(line) && !(isDated && isTimed && hasAddress && lowerWords(line) <= 1)) return false;
  if (isMarked) return isDated || isTimed || hasAddress;
  const between = line.split(TIME).at(-1)?.split(VERB)[0] ?? '';
  if (!isTimed || !(isDated || hasAddress) || lowerWords(between) > 2) return false;
  return BEGINS.test(line) || /<\S+@\S+>\s+(schrieb|wrote|escribi)/i.test(line);
}

/** A sentence may go on in the next line: one that ends, ends what the sender wrote. "28.", "Inc." and "sept." end none. */
const goesOn = (line = ''): boolean =>
  Boolean(line.trim()) &&
  (!/[^m][.:!?]["”“»]?\s*$/i.test(line) || /(^|[\s(,.&])(\d{1,2}|\p{L}{1,5})\.,?\s*$/u.test(line));

/** The first line of the attribution that ends right above line `end`, empty lines left out; `end` for none. */
export function attributionAbove(lines: string[], end: number): number {
  let last = end - 1;
  while (last >= 0 && end - last <= 3 && !lines[last]?.trim()) last--;
  let found = end;
  // "On Mon, Feb 3, 2025 at 10:12" may stand one line above "Name <address> wrote:", which is enough alone.
  for (let at = last; at >= 0 && at > last - MOST_LINES && (at === last || goesOn(lines[at])); at--) {
    if (!introduces(joined(lines, at, last + 1), true)) continue;
    if (BEGINS.test(lines[at] ?? '')) return at;
    if (found === end) found = at;
  }
  return found;
}

/** Zoho's attribution has dashes on both sides, Samsung's divider the headers on its line. */
const DIVIDER =
  /^\s*(-{2,}\s*(original (message|appointment)|forwarded (message|by .{1,100})|ursprüngliche nachricht|original-?(nachricht|mail)|weitergeleitete nachricht|mensaje (original|reenviado)|(on|am|el)\s.{0,300}\d.{0,100}\s(wrote|schrieb|escribi[óo]))\s*-{2,}\s*((from|von|de)\s*:\s*\S.*)?|(begin forwarded message|anfang der weitergeleiteten.{0,20}|inicio del mensaje reenviado)\s*:\s*)$/i;

/** Where the quotation that begins at line `at` has its first line after the heading; null when none begins here. */
export function headingAt(lines: string[], at: number): number | null {
  if (!lines[at]?.trim()) return null;
  if (DIVIDER.test(lines[at] ?? '')) return headersEnd(lines, nextWords(lines, at + 1)) ?? at + 1;
  return headersEnd(lines, at) ?? attributionEnd(lines, at);
}

/** The first line from `from` on that isn't empty, at most three lines below. */
export function nextWords(lines: string[], from: number): number {
  let at = from;
  while (at < from + 3 && !lines[at]?.trim()) at++;
  return at;
}

function attributionEnd(lines: string[], at: number): number | null {
  for (let end = at + 1; end <= at + MOST_LINES; end++) {
    const attributed = (from: number) => introduces(joined(lines, from, end), false);
    // The sender's own words may begin like an attribution right above one.
    if (attributed(at)) return lines.slice(at + 1, end).some((_, n) => attributed(at + 1 + n)) ? null : end;
    if (!goesOn(lines[end - 1])) return null;
  }
  return null;
}

const LABEL =
  /^\s*\*?((?<who>from|von|de|da|van)|(?<when>sent|date|gesendet( am)?|datum|enviad[oa]( el| em)?|fecha|envoyé( le)?|inviato|data)|(?<whom>to|an|para|à|aan)|(?<about>subject|betreff|asunto|objet|oggetto|assunto)|(?<copy>cc|kopie|reply-to))\s*:/iu;
const labelOf = (line = ''): string | undefined =>
  Object.entries(LABEL.exec(line)?.groups ?? {}).find(([, word]) => word)?.[0];

/**
 * The line after a block of headers, in whatever order: one that says who, and two more of when, to whom and about what.
 * "From: Austin, To: Waco, Date: Friday" is a trip: a mail has an address, or a subject and a date.
 */
function headersEnd(lines: string[], at: number): number | null {
  const found: Record<string, string> = {};
  let last = at;
  for (let end = at; end < at + 14 && lines[end]?.trim(); end++) {
    const label = labelOf(lines[end]);
    // Two senders: the first is a line of the sender's own. "To: do" is a list.
    if (label ? label === 'who' && found.who : end <= at + 1 && !(found.who && end > at)) return null;
    if (!label && (end - last > 3 || DIVIDER.test(lines[end] ?? ''))) break;
    if (label) [found[label], last] = [lines[end] ?? '', end];
  }
  const { who, when = '', about, whom } = found;
  const isDated = about !== undefined && (DATE.test(when) || TIME.test(when));
  const isMails = isDated || Object.values(found).some((line) => /\S@\S/.test(line));
  return who && isMails && [when, about, whom].filter(Boolean).length >= 2 ? last + 1 : null;
}
