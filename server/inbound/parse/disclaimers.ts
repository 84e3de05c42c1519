/**
 * Disclaimers that firms put below each mail. Only their known wording counts: "This message is confidential, my neighbor
 * doesn't know yet" is the sender's.
 */

const HEADING =
  /^\W*(confidentiality (notice|note|statement)|disclaimer|legal notice|aviso (legal|de confidencialidad)|vertraulichkeitshinweis|haftungsausschluss)\W*$/i;
const BEGINNING =
  /^\W*(confidentiality (notice|note|statement)|disclaimer|legal notice|notice:|confidential|privileged|unauthori[sz]ed|any (unauthori[sz]ed|review|dissemination|disclosure)|(this|the (information|contents?)( contained)? in this|the information (contained|transmitted))\b|if you (have received|received|are not)|please (consider|think) |aviso (legal|de confidencialidad)|este (correo|mensaje|e-?mail)|la información|el contenido de este|si (usted )?(no es|ha recibido)|antes de imprimir|vertraulichkeitshinweis|haftungsausschluss|diese (e-?mail|nachricht)|der inhalt dieser|die (in dieser|informationen)|(wenn|falls|sollten) sie (nicht|diese)|bitte (denken|prüfen) sie)/i;
const WORDING = [
  /\bintended (only |solely |exclusively )?for (the )?((sole |exclusive |confidential )?use (of|by)|(named |intended )?(addressees?|recipients?)|(individual|person|entity))/i,
  /\bnot the (intended |named )?(recipient|addressee)\b/i,
  /\breceived (this|it)\b.{0,40}\b(in error|by mistake)\b.{0,40}\b(notify|contact|inform|advise|delete|destroy|return|reply)/i,
  /\bmay contain (information that is )?(legally )?(confidential|privileged|proprietary)/i,
  /\b(and|with|including) (any|all|its) (attachments?|attached files|files transmitted)\b.{0,40}\b(is|are|may be) (strictly )?(confidential|privileged|intended)/i,
  /\b(confidential and privileged|privileged and confidential|strictly prohibited)\b/i,
  /\bbefore (you )?print(ing)? this\b/i,
  /\b(dirigid[oa]|destinad[oa]) (exclusiv|únic|sol)amente a\b/i,
  /\b(uso exclusivo|conocimiento exclusivo|exclusiv[oa]) (de|del|para el|para su|de su|de la) ?(su )?(destinatario|persona|la persona|individuo)/i,
  /\bno es (usted )?(el|su) destinatario\b/i,
  /\b(recibido|recibe|recibió) (este|el) (correo|mensaje|e-?mail).{0,30}\bpor error\b/i,
  /\b(contener|contiene) información (confidencial|privilegiada|reservada)/i,
  /\b(antes de imprimir|queda (estrictamente )?prohibid)/i,
  /\b(ausschließlich|nur|allein) für (den|die) (adressaten|empfänger|bezeichneten?|genannten?|im adressfeld|angesprochenen?)/i,
  /\bnicht der (richtige|beabsichtigte|vorgesehene|bestimmte) (adressat|empfänger)/i,
  /\b(irrtümlich|versehentlich|fälschlicherweise) (erhalten|zugestellt|zugegangen)/i,
  /\b(vertrauliche|vertraulich) (und|oder|und\/oder) (rechtlich|gesetzlich) geschützt/i,
  /\b(vor dem|bevor sie).{0,30}\b(ausdruck|drucken)/i,
  /\b(anhänge|anlagen)\b.{0,40}\b(ist|sind) (streng )?vertraulich/i,
];
/** Characters to search: the wording of a disclaimer is at its beginning. */
const LOOKED_AT = 1_500;

/** Whether these lines, joined by spaces, are a disclaimer. */
export function isDisclaimer(paragraph: string): boolean {
  if (HEADING.test(paragraph)) return true;
  const beginning = paragraph.slice(0, LOOKED_AT);
  return BEGINNING.test(beginning) && WORDING.some((pattern) => pattern.test(beginning));
}
