/** Finds the closing below the sender's own words: a signature, a phone's line, a footer. */
import { isDisclaimer } from './disclaimers.ts';
import { isFooter, isRule } from './footers.ts';

type Range = { from: number; to: number };

/** The closings in a run of own lines. `isSignedBelow` for a run under a quotation that is answered above. */
export function closingsIn(lines: string[], isSignedBelow: boolean): Range[] {
  const end = endOfOwn(lines);
  if (isSignedBelow && isFarewell(lines.slice(0, end))) return [{ from: 0, to: lines.length }];
  const from = lines.findLastIndex((line, index) => index < end && /^-- ?$/.test(line));
  const block = lines.slice(from + 1, end);
  const after = block.findIndex((line) => !line.trim() || POSTSCRIPT.test(line));
  const to = after < 0 ? end : from + 1 + after;
  // The standard's dashes have a space (RFC 3676, 4.3); two bare ones may be the sender's.
  if (from < 0 || !(lines[from] === '-- ' || isSigned(lines.slice(from + 1, to))))
    return [{ from: end, to: lines.length }];
  return [
    { from: to === end ? endOfOwn(lines.slice(0, from)) : from, to },
    { from: end, to: lines.length },
  ];
}

const isSigned = ([name = '', ...more]: string[]): boolean =>
  NAME.test(name) && !more.some((line) => /^\p{Ll}[^@]*$/u.test(line));
const NAME = /^\s*\p{Lu}[\p{L}’'.-]*,?(\s+(\p{Lu}[\p{L}’'.-]*,?|&|und|and|y|de|la|van|von))*\s*$/u;
const POSTSCRIPT = /^\s*(p\.? ?(p\.? ?)?s\.?|p\.? ?d\.?|n\.? ?b\.?|postscript|posdata|nachtrag)(?!\p{L})/iu;
/** How letters end. */
const FAREWELL =
  /^\s*(--|((with )?(kind(est)?|best|warm(est)?|many)?\s*(regards|wishes|thanks)|sincerely|yours( truly)?|cheers|thank you|(mit )?(viele|beste|liebe|herzliche|freundliche)n? (grüße?n?|gruß)|[vlm]f?g|(un )?(cordial )?(saludos?|abrazo)|atentamente|gracias|danke)[\s,.!]*)$/iu;

/** Whether these lines are only a closing, with a name below it or without. */
function isFarewell(lines: string[]): boolean {
  const [closing = '', ...names] = lines.filter((line) => line.trim());
  return FAREWELL.test(closing) && names.length <= 4 && !names.some((line) => /.{50}|[.?!]$/.test(line));
}

/** Where the lines end that the sender's program and firm didn't write. */
function endOfOwn(lines: string[]): number {
  let end = lines.length;
  for (;;) {
    while (end > 0 && (!lines[end - 1]?.trim() || isRule(lines[end - 1] ?? ''))) end--;
    let start = end - 1;
    if (!isSentFrom(lines[start] ?? '')) {
      while (start > 0 && lines[start - 1]?.trim()) start--;
      const paragraph = lines.slice(start, end);
      if (!isFooter(paragraph) && !isDisclaimer(paragraph.join(' '))) return end;
    }
    end = start;
  }
}

const SENT_FROM =
  /^(-+ ?)?((sent|enviad[oa]|gesendet|envoyé|inviato) (from|via|using|with|desde|con|von|mit|de|dal)|get|obt\p{L}+|descarg\p{L}+|holen|von(?= .{3,60} gesendet)|diese nachricht wurde|yahoo mail|mail for|correo para)(?!\p{L})/iu;
const DEVICE =
  /(?<!\p{L})(iphone|ipad|ios|mac|android\S*|samsung|galaxy|pixel|huawei|xiaomi|motorola|blackberry|windows|outlook|hotmail|gmail|yahoo|aol|proton|tutanota|spark|k-9|bluemail|thunderbird|gmx|web\.de|canary|mailspring|superhuman|(smart)?phone|mobile|tablet|handy|mobiltelefon|móvil|celular|device|gerät)(?!\p{L})/iu;
/** Other words than these in small letters are the sender's: "Sent from my iPhone, where the app never loads". */
const SMALL_WORD =
  /^(from|my|via|using|with|by|on|an?|the|all|new|app|for|secure|mail|network|device|smartphone|desde|mi|un|de|con|el|correo|seguro|para|teléfono|gesendet|vo[nm]|meine[mr]?|de[mr]|die|mit|e-?mail|wurde|für|sie|sich|sichere|auf|please|excuse|any|brevity|typos|errors)$/u;

/** Whether the line says by what the mail was sent, and nothing else. */
function isSentFrom(line: string): boolean {
  if (line.length > 300 || !SENT_FROM.test(line.trim())) return false;
  const said = line.replace(/\S*(https?:\/\/|www\.)\S+/gi, ' ');
  const [, ...words] = said.trim().split(/[^\p{L}\p{N}'’-]+/u);
  return (
    DEVICE.test(said) &&
    words.every((word) => !/^\p{Ll}/u.test(word) || SMALL_WORD.test(word) || DEVICE.test(word))
  );
}
