/** The lines that mail programs write above what they quote: "On … wrote:", a block of headers, a divider. */

const VERB = /(wrote|writes|schrieb|escribi[óo]|a écrit|ha scritto|escreveu|schreef)/iu;
const YEAR = /\b(19|20)\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2}\b/;
const TIME = /\b\d{1,2}[:.]\d{2}\b/;
const DAY = /\b\d{1,2}[./-]\d{1,2}\b/;
const LONGEST = 400;
const MOST_LINES = 4;

/** A line that introduces a marked quotation. A line with neither verb nor date isn't one: it may be the sender's. */
const introduces = (line: string): boolean =>
  line.length <= LONGEST &&
  /:\s*$/.test(line) &&
  ((VERB.test(line) &&
    (YEAR.test(line) || TIME.test(line) || DAY.test(line) || /<\S+@\S+>|\S+@\S+/.test(line))) ||
    isDateAndSender(line));

/** FairEmail and Tutanota write no verb: a date with its time, an address, and hardly a word besides. */
const isDateAndSender = (line: string): boolean =>
  YEAR.test(line) && TIME.test(line) && line.includes('@') && lowerWords(line) <= 1;

const lowerWords = (text: string): number => text.match(/(?<!\S)\p{Ll}+(?!\S)/gu)?.length ?? 0;

/** Without marks below it a sentence must look exactly like a mail program's: date with time, and a verb at its end. */
const introducesUnmarked = (line: string): boolean =>
  introduces(line) &&
  TIME.test(line) &&
  (YEAR.test(line) || line.includes('@')) &&
  !isSentence(line) &&
  /^\s*(On|Am|El|Le|Il|Em|Op)\s|<\S+@\S+>\s+(schrieb|wrote|escribi)/i.test(line);

/** "On Monday at 10:15 the inspector came and wrote:" has more than a name between time and verb. */
const isSentence = (line: string): boolean => lowerWords(line.split(TIME).at(-1)?.split(VERB)[0] ?? '') > 2;

/** Yahoo on Android has the first words of the quotation on the line of the attribution. */
const ATTRIBUTION_AND_WORDS = /^(.{0,300}<[^\s<>@]+@[^\s<>]+>(?:\s+(?:wrote|escribi[óo]))?:)\s{2,}\S/iu;

/** The first line of the attribution that ends right above line `end`, empty lines left out; `end` for none. */
export function attributionAbove(lines: string[], end: number): number {
  let last = end - 1;
  while (last >= 0 && end - last <= 3 && !lines[last]?.trim()) last--;
  for (
    let first = last;
    first >= 0 && first > last - MOST_LINES && (first === last || goesOn(lines[first]));
    first--
  )
    if (introduces(joined(lines, first, last + 1))) return firstOfSentence(lines, first);
  return end;
}

/** "On Mon, Feb 3, 2025 at 10:12" may stand one line above "Name <address> wrote:", which is enough by itself. */
function firstOfSentence(lines: string[], first: number): number {
  if (BEGINS.test(lines[first] ?? '')) return first;
  for (let start = first - 1; start >= 0 && start > first - MOST_LINES && goesOn(lines[start]); start--)
    if (BEGINS.test(lines[start] ?? '')) return start;
  return first;
}

const BEGINS = /^\s*(On|Am|El|Le)\s.*\d/;

/** A sentence may go on in the next line: one that ends, ends what the sender wrote. */
const goesOn = (line = ''): boolean =>
  Boolean(line.trim()) && (!/[^m][.:!?]["”“»]?\s*$/i.test(line) || ABBREVIATED.test(line));

/** A stop that ends no sentence: "28." before a month, "Inc.", "S.A.", "Feb.", "sept." */
const ABBREVIATED =
  /(?:^|[\s(,.&])(\d{1,2}|\p{Lu}\p{L}{0,5}|(?:lun|mar|mié|jue|vie|sáb|dom|mer|jeu|ven|sam|dim|gio|ene|jan|janv|feb|févr|fév|avr|abr|apr|mai|may|jun|juin|juil|jul|ago|août|aug|sept?|oct|okt|ott|nov|déc|dic|dec|dez))\.,?\s*$/u;

const joined = (lines: string[], from: number, to: number): string =>
  lines
    .slice(from, to)
    .map((line) => line.trim())
    .join(' ');

/** Samsung's text has the headers on the line of the dashes. */
const DIVIDER =
  /^\s*-{2,}\s*(original message|original appointment|forwarded message|ursprüngliche nachricht|original-?nachricht|original-?mail|weitergeleitete nachricht|mensaje original|mensaje reenviado|forwarded by .{1,100})\s*-{2,}\s*((from|von|de)\s*:\s*\S.*)?$/i;
const FORWARDED =
  /^\s*(begin forwarded message|anfang der weitergeleiteten( e-mail| nachricht)?|inicio del mensaje reenviado)\s*:\s*$/i;
/** Zoho has dashes on both sides of its attribution. */
const DASHED = /^\s*-{2,}\s*(on|am|el)\s.{0,300}\d.{0,100}\s(wrote|schrieb|escribi[óo])\s*-{2,}\s*$/i;
const RULE = /^\s*[_*=-]{5,}\s*$/;

const LABELS: [string, RegExp][] = [
  ['from', /^\s*\*?(from|von|de|da|van)\s*:\*?\s*\S/i],
  [
    'date',
    /^\s*\*?(sent|date|gesendet( am)?|datum|enviado( el| em)?|enviada( el| em)?|fecha|envoyé( le)?|inviato|data|verzonden)\s*:\*?\s*\S/i,
  ],
  ['to', /^\s*\*?(to|an|para|à|aan)\s*:\*?\s*\S/i],
  ['copy', /^\s*\*?(cc|kopie|reply-to)\s*:\*?\s*\S/i],
  ['subject', /^\s*\*?(subject|betreff|asunto|objet|oggetto|assunto|onderwerp)\s*:/i],
];

/** Where the quotation that begins at line `at` has its first line after the heading; null when none begins here. */
export function headingAt(lines: string[], at: number): number | null {
  const line = lines[at] ?? '';
  if (DASHED.test(line)) return at + 1;
  if (DIVIDER.test(line) || FORWARDED.test(line))
    return headersEnd(lines, nextWords(lines, at + 1)) ?? at + 1;
  if (RULE.test(line)) return headersEnd(lines, nextWords(lines, at + 1), true);
  const headers = headersEnd(lines, at);
  if (headers !== null) return headers;
  const [, attribution] = ATTRIBUTION_AND_WORDS.exec(line.slice(0, LONGEST)) ?? [];
  if (attribution && introducesUnmarked(attribution)) return at + 1;
  for (let end = at + 1; end <= at + MOST_LINES; end++) {
    if (introducesUnmarked(joined(lines, at, end))) return isShortest(lines, at, end) ? end : null;
    if (!goesOn(lines[end - 1])) return null;
  }
  return null;
}

/** The sender's own words may begin like an attribution right above one. */
const isShortest = (lines: string[], at: number, end: number): boolean =>
  !lines.slice(at + 1, end).some((_, index) => introducesUnmarked(joined(lines, at + 1 + index, end)));

function nextWords(lines: string[], from: number): number {
  let at = from;
  while (at < from + 3 && !lines[at]?.trim()) at++;
  return at;
}

/**
 * The line after a block of headers, in whatever order the program writes them (Hotmail: the date first): one that says
 * who, and two more of when, to whom and about what. "From: Austin, To: Waco, Date: Friday" is a trip: a mail has an
 * address, a subject and a date, or its time before its recipient.
 */
function headersEnd(lines: string[], at: number, isRuled = false): number | null {
  const labelOf = (line: string) => LABELS.find(([, pattern]) => pattern.test(line))?.[0];
  const opening = labelOf(lines[at] ?? '');
  if (opening === undefined || opening === 'copy') return null;
  const found: string[] = [];
  let [end, last, hasAddress, isDated] = [at, at, false, isRuled];
  for (; end < lines.length && end < at + 14 && lines[end]?.trim(); end++) {
    const line = lines[end] ?? '';
    const label = labelOf(line);
    // Two senders: the first is a line of the sender's own.
    if (label === 'from' && found.includes('from')) return null;
    if (label) [last, hasAddress] = [end, hasAddress || /\S@\S/.test(line)];
    if (label === 'date') isDated ||= YEAR.test(line) || TIME.test(line);
    if (label) found.push(label);
    else if (end - last > 3 || DIVIDER.test(line)) break;
    // Below any other line than the sender's, the next one is a header, too: "To: do" is a list.
    if (end === at + 1 && !label && opening !== 'from') return null;
  }
  const isTimed = found[1] === 'date' && YEAR.test(lines[at + 1] ?? '') && TIME.test(lines[at + 1] ?? '');
  const isMails = found.includes('subject')
    ? hasAddress || isDated
    : found.includes('date') && (hasAddress || isTimed);
  if (!isMails || !found.includes('from')) return null;
  return new Set(found).size >= 3 ? last + 1 : null;
}
