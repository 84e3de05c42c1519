/** Firms' disclaimers, and what virus scanners and mailing lists put below a mail. */

/** A line that only parts what is above it from a footer. */
export const isRule = (line: string): boolean => /^[-_=*~#•\s]{2,}$/.test(line);

const LINK = /^\W*((https?:\/\/|www\.)\S+|<?\S+@\S+>?)\W*$/i;
/** Only known wording counts: "This message is confidential, my neighbor doesn't know yet" is the sender's. */
const FOOTER =
  /^\W*((this|the|incoming|outgoing|diese|este|el|cet) (e-?mail|mail|message|nachricht|correo|mensaje)\b.{0,60}\b(scanned|checked|protected|verified|geprüft|überprüft|gescannt|analizado|comprobado|vérifié)\b|(scanned|checked|protected|geprüft) (by|with|von|durch) (\w+ )?(avast|avg|norton|mcafee|kaspersky|bitdefender|eset|sophos|mimecast|barracuda|mailscanner|clamav)|virus-free|no virus|you (are receiving|receive|received) (this|all) .{0,10}(message|e-?mail)s?\b|(click here )?to (unsubscribe|stop receiving)|unsubscribe\W*$|[\w .&’'-]{1,60} mailing list( -- .*)?$|sie (erhalten|haben) diese (nachricht|e-?mail)|(has|ha) recibido este (mensaje|correo) porque)/i;
/** A list's copy of a mail is known as the same mail by this (content-hash.ts). */
const LISTS =
  /^\W*(you (received|are receiving|receive) (this|all) (message|e-?mail|messages)s? (because|since|sent)\b|to (unsubscribe|stop receiving|post to this|view this (discussion|message))\b|(click here )?to unsubscribe\b|unsubscribe( from this (list|group))?\W*$|for more options, visit\b|visit (this|the) group\b|[\w .&’'-]{1,60} mailing list( -- .*)?$|list (info|archive|guidelines|etiquette)\b|groups\.io links\b|sie (erhalten|haben) diese (nachricht|e-?mail) (erhalten, )?weil sie\b.{0,60}\b(abonn|gruppe)|wenn sie (sich von )?dieser gruppe .{0,60}(abmelden|nicht mehr)|(has recibido|recibes|recibiste|ha recibido) este (mensaje|correo) porque (estás|está)\b|para (anular|cancelar) (tu|la|su) suscripción\b|para darte de baja\b)/i;
const DISCLAIMER =
  /^\W*(confidential|disclaimer|legal notice|this|the (information|contents?)|if you|please|aviso|este|la información|si |antes de|vertraulich|haftung|diese|der inhalt|wenn|falls|sollten|bitte).*\b(intended (\w+ )?for (the )?(\w+ )?(use|addressee|recipient|individual|person)|not the (\w+ )?(recipient|addressee)|in error.{0,40}(notify|inform|delete|destroy|return)|privileged|attachments\b.{0,40}confidential|before (you )?print|(dirigid|destinad)[oa] \w*amente|por error.{0,40}(bórre|elimín|notif|comun)|antes de imprimir|ausschließlich für|nicht der (richtige|vorgesehene)|rechtlich geschützt|irrtümlich erhalten|vor dem ausdruck)/isu;

/** Whether a firm, virus scanner or mailing list added these lines; rules and bare links beside its words are a part of it. */
export function isFooter(lines: readonly string[]): boolean {
  const isBare = (line: string) => !line.trim() || isRule(line) || (line.length < 300 && LINK.test(line));
  const words = lines
    .filter((line) => !isBare(line))
    .join(' ')
    .slice(0, 1_500);
  return FOOTER.test(words) || LISTS.test(words) || DISCLAIMER.test(words);
}
