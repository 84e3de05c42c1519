/** Footers that virus scanners, mailing lists and gateways add to a mail. Only their known wording counts. */

const RULE = /^\s*([-_=*~#•\s]{2,}|-- ?)\s*$/;
const LINK = /^\W*((https?:\/\/|www\.)\S+|<?\S+@\S+>?)\W*$/i;

const SCANNER =
  /\b(avast|avg|avira|norton|mcafee|kaspersky|bitdefender|eset|nod32|sophos|f-secure|g[ -]?data|trend ?micro|mimecast|barracuda|mailscanner|spamassassin|proofpoint|mailguard|messagelabs|symantec(\.cloud)?|forcepoint|websense|clamav|amavis|spamfighter|antivir\w*|anti-?virus\w*)\b/i;
const SCANNED =
  /\b(virus|viren|virenfrei|malware|spam|scanned|checked|protected|clean|geprüft|überprüft|gescannt|comprobado|analizado|libre de|vérifié|analysé|sans virus|controllata?|gecontroleerd)\w*\b/i;
/** A sentence of these programs, whatever they are called. */
const PROGRAMS =
  /^\W*((this|the|incoming|outgoing) (e-?mail|message|mail)( and any attachments?)? (has been|was|is|have been) (automatically )?(scanned|checked|certified|protected|processed|verified|delivered)\b.{0,120}\b(virus|viruses|malware|spam|content|security|by|free)|virus[- ]free\b|no virus(es)? (was |were )?found\b|checked by \S|this mail was checked by \S|scanned by \S|diese (e-?mail|nachricht) wurde (von|mit|auf|durch) .{0,80}\b(viren|geprüft|überprüft|gescannt)|(este|el) (correo|mensaje|e-?mail)( electrónico)? ha sido (comprobado|analizado|escaneado|revisado)\b|l[’']absence de virus\b|cet e-?mail a été (vérifié|analysé))/i;
const LISTS =
  /^\W*(you (received|are receiving|receive) (this|all) (message|e-?mail|messages)s? (because|since|sent)\b|to (unsubscribe|stop receiving (these|this|such|e-?mails?|messages?|mails?)|post to this|view this (discussion|message))\b|(click here )?to unsubscribe\b|unsubscribe( from this (list|group))?\W*$|for more options, visit\b|visit (this|the) group\b|[\w .&’'-]{1,60} mailing list( -- .*)?$|list (info|archive|guidelines|etiquette)\b|groups\.io links\b|sie (erhalten|haben) diese (nachricht|e-?mail) (erhalten, )?weil sie\b.{0,60}\b(abonn|gruppe)|wenn sie (sich von )?dieser gruppe .{0,60}(abmelden|nicht mehr)|(has recibido|recibes|recibiste|ha recibido) este (mensaje|correo) porque (estás|está)\b|para (anular|cancelar) (tu|la|su) suscripción\b|para darte de baja\b)/i;

/** Whether the lines of a paragraph are such a footer, including the rules and bare links around its words. */
export function isFooter(lines: readonly string[]): boolean {
  const words = lines.filter((line) => line.trim() && !RULE.test(line) && !LINK.test(line));
  const said = words.join(' ').slice(0, 1_500);
  if (said === '') return false;
  if (PROGRAMS.test(said) || LISTS.test(said)) return true;
  // "The inspector checked for mold" names no such program.
  return said.length < 200 && SCANNER.test(said) && SCANNED.test(said) && !/[?]/.test(said);
}

/** A line that only parts what is above it from a footer. */
export const isRule = (line: string): boolean => RULE.test(line);
