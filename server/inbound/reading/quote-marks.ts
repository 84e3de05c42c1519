/** How mail programs mark the beginning of a quotation, in English, Spanish, German and the languages next to them. */

const WROTE =
  'wrote|writes|escribió|escribi[oó]|schrieb|a écrit|ha scritto|escreveu|schreef|skrev|napisał\\(?a?\\)?|написал\\(?а?\\)?';

/** “On Mon, Feb 3, 2025 at 10:12 AM, Ledge & Frame <…> wrote:”, over up to four lines; also with the verb before the name. */
const ATTRIBUTION = new RegExp(
  `^(?:(?:On|El|Am|Le|Il|Em|Op|Den|W dniu|On\\b)\\s.{4,500}\\b(?:${WROTE})\\b.{0,200}:|.{2,200}<[^<>\\s]+@[^<>\\s]+>.{0,60}\\b(?:${WROTE})\\b.{0,100}:)\\s*$`,
  'iu',
);
/** It tells a time or a year: a sentence of one's own that ends in “wrote:” seldom does. */
const DATED = /\d{1,2}[:.]\d{2}|\b\d{4}\b|\d{1,2}[./]\d{1,2}[./]\d{2}/;

const SEPARATOR =
  /^\s*-{2,}\s*(?:original message|original appointment|forwarded message|reply message|ursprüngliche nachricht|original-nachricht|originalnachricht|weitergeleitete nachricht|mensaje original|mensaje reenviado|message d'origine|message transféré|messaggio originale|mensagem original)\s*-{2,}\s*$/iu;
const FORWARDED =
  /^\s*(?:begin forwarded message|anfang der weitergeleiteten nachricht|inicio del mensaje reenviado)\s*:\s*$/iu;

const FROM = /^[\s*>]*(?:from|von|de|da|van|från|fra)\s*:\*?\s*\S/iu;
const FURTHER =
  /^[\s*>]*(?:sent|date|to|cc|subject|reply-to|gesendet(?: am)?|datum|an|betreff|enviad[oa](?: el)?|fecha|para|asunto|envoyé|à|objet|inviato|oggetto|a)\s*:\*?/iu;
/** Lines below “From:” that may hold the other headers of the block. */
const HEADER_LINES = 7;

/** Signatures that a program adds by itself, also below a quotation. */
const DEVICE =
  /^\s*(?:sent from (?:my |the |yahoo|outlook|proton|samsung|mail)|get outlook for|get bluemail|enviado desde|obtener outlook|obtén outlook|von meinem .{2,60} gesendet|gesendet (?:von|mit)|diese nachricht wurde von meinem|outlook für|holen sie sich outlook|envoyé de mon|inviato da)/iu;

export const isPrefixed = (line: string): boolean => /^\s{0,3}>/.test(line);
export const isBlank = (line: string): boolean => line.trim() === '';
export const isDeviceSignature = (line: string): boolean => line.length < 200 && DEVICE.test(line);

/** Whether a quotation without marks begins here and runs to the end: a separator, or the headers of the quoted mail. */
export function beginsBareQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at] as string;
  if (line.length > 500) return false;
  if (SEPARATOR.test(line) || FORWARDED.test(line)) return true;
  if (/^\s*_{20,}\s*$/.test(line)) return beginsHeaders(lines, nextFilled(lines, at + 1));
  return beginsHeaders(lines, at);
}

function beginsHeaders(lines: readonly string[], at: number): boolean {
  const line = lines[at];
  if (line === undefined || line.length > 500 || !FROM.test(line)) return false;
  const below = lines.slice(at + 1, at + 1 + HEADER_LINES);
  return new Set(below.filter((each) => each.length < 500 && FURTHER.test(each))).size >= 2;
}

/**
 * Returns how many lines an attribution takes that begins here; 0 for none.
 * @returns `dated`: whether it would be one without a marked quotation below it, too.
 */
export function attributionAt(lines: readonly string[], at: number): { lines: number; dated: boolean } {
  let joined = '';
  for (let count = 1; count <= 4; count++) {
    const line = lines[at + count - 1];
    if (line === undefined || isBlank(line) || isPrefixed(line) || line.length > 500) break;
    joined = joined === '' ? line.trim() : `${joined} ${line.trim()}`;
    if (joined.endsWith(':') && ATTRIBUTION.test(joined)) return { lines: count, dated: DATED.test(joined) };
  }
  return { lines: 0, dated: false };
}

/** Returns the next line with words, from `at` on. */
export function nextFilled(lines: readonly string[], at: number): number {
  let next = at;
  while (next < lines.length && isBlank(lines[next] as string)) next++;
  return next;
}
