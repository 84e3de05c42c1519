/** Where the signature below a mail is, by "-- " (RFC 3676, 4.3). */
import { isSentFrom } from './sent-from.ts';

const MOST_LINES = 8;
const LONGEST = 100;
const POSTSCRIPT =
  /^\s*(p\.? ?(p\.? ?)?s\.?|p\.? ?d\.?|n\.? ?b\.?|postscript|posdata|nachtrag|one more thing|noch etwas|una cosa más)(?!\p{L})\s*[:.,–-]?\s*\S/iu;
/** Words of sentences that names, trades and addresses don't have. */
const SPEAKS =
  /(?<![\p{L}’'.@-])(i|i['’]m|i['’]ll|i['’]ve|me|my|we|we['’]re|us|you|your|it|is|isn['’]t|are|was|were|will|would|can|can['’]t|could|should|have|has|had|need|want|please|don['’]t|do|does|let['’]s|when|what|ich|wir|mich|mir|uns|ist|sind|wird|werden|kann|können|habe|haben|hat|bitte|nicht|wenn|yo|nos|es|son|está|están|hay|puede|pueden|puedo|tengo|tenemos|tiene|favor|cuando|usted|ustedes)(?![\p{L}’'@-]|\.\p{L})/iu;
const LOWER_WORDS = /(?<![\p{L}\p{N}.@/:-])\p{Ll}+(?![\p{L}\p{N}@/:-]|\.\p{L})/gu;

/**
 * The signature in these lines: from its dashes to the line after it; null for none. Sentences below two dashes are the
 * sender's, and so is a postscript.
 */
export function signatureIn(lines: string[]): { from: number; to: number } | null {
  const from = lines.findLastIndex((line) => /^--\s?$/.test(line));
  if (from < 0) return null;
  const postscript = lines.findIndex((line, index) => index > from + 1 && POSTSCRIPT.test(line));
  const to = postscript < 0 ? lines.length : postscript;
  const block = lines.slice(from + 1, to).filter((line) => line.trim());
  const isOne =
    block.length <= MOST_LINES &&
    !block.some((line) => line.length > LONGEST || isSentence(line)) &&
    (lines[from] === '-- ' || looksSigned(block));
  return isOne ? { from, to } : null;
}

/**
 * Dashes without the space of the standard are a program's that lost it, or a person's: then a name stands below them, or
 * a way to reach its bearer.
 */
const looksSigned = (block: string[]): boolean =>
  NAME.test(block[0] ?? '') ||
  CLOSING.test(block[0] ?? '') ||
  block.some((line) => REACHED.test(line) || isSentFrom(line));
const NAME =
  /^\s*\p{Lu}[\p{L}’'.-]*,?(\s+(\p{Lu}[\p{L}’'.-]*,?|&|und|and|y|e|de|la|del|van|von|der|zu|da|dos|di))*\s*$/u;
/** How letters end: nothing else stands on the line, but a second language may. */
const CLOSING = new RegExp(
  String.raw`^\s*(${[
    String.raw`(with )?(kind(est)?|best|warm(est)?|many|all the)?\s*(regards|wishes|best)|sincerely( yours)?|yours( (truly|sincerely|faithfully))?|cheers|thanks|thank you|many thanks|respectfully|cordially|take care`,
    `(mit )?(viele[n]?|beste[n]?|liebe[n]?|herzliche[n]?|freundliche[n]?|schöne[n]?)( lieben?)? (grüße[n]?|grüsse[n]?|gruß|gruss)|(vg|lg|mfg|bg)|hochachtungsvoll|danke|vielen dank`,
    `(un )?(cordial(es)? |muchos )?(saludos?|abrazo)( cordial(es)?)?|atentamente|(muchas )?gracias|(bien )?cordialement|cordiali saluti|(met )?vriendelijke groet(en)?|atenciosamente|abraços`,
  ].join('|')})[\s,.!]*(/.{1,40})?$`,
  'iu',
);
const REACHED = /\S@\S|\b(https?:\/\/|www\.)|\+?\d[\d\s()./-]{6,}\d/i;

/** Or a line of a list. */
function isSentence(line: string): boolean {
  const most = /^\s*\p{Ll}/u.test(line) ? 2 : 4;
  return (
    /[?]\s*$|^\s*[-*•]\s/.test(line) || SPEAKS.test(line) || (line.match(LOWER_WORDS)?.length ?? 0) > most
  );
}

/** Whether these lines are only a closing, with a name below it or without. */
export function isFarewell(lines: string[]): boolean {
  const said = lines.filter((line) => line.trim());
  const [closing = '', ...names] = said;
  return (
    CLOSING.test(closing) && names.length <= 3 && names.every((line) => NAME.test(line) || REACHED.test(line))
  );
}
