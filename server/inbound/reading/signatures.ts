/** Lines below a mail that its program or its firm wrote, not its sender. */

const SENT_FROM = [
  /^(sent|enviado|gesendet|von) (from|desde|von|meinem|mein)\b.{1,60}$/i,
  /^(get|obtener|obtenga|holen sie sich|laden sie|descargar) outlook (for|para|für)\b.{0,120}$/i,
  /^(sent|enviado|gesendet) (with|con|mit) (proton|yahoo|my |spark|mail).{0,100}$/i,
  /^(yahoo mail|mail für windows|correo para windows|mail for windows)\b.{0,100}$/i,
  /^von meinem .{1,40} gesendet\.?$/i,
  /^diese nachricht wurde von meinem .{1,60} gesendet\.?$/i,
];
const DISCLAIMER =
  /^\W*(confidentiality (notice|note)|disclaimer\b|(this|the information in this) (e-?mail|message)\b.{0,80}\b(confidential|privileged|intended)|(diese|der inhalt dieser) e-?mail\b.{0,80}\bvertraulich|este (correo|mensaje)\b.{0,100}\bconfidencial|aviso (legal|de confidencialidad))/i;
const MOST_LINES = 10;

export const isSentFrom = (line: string): boolean => SENT_FROM.some((pattern) => pattern.test(line.trim()));

export const beginsDisclaimer = (paragraph: string): boolean => DISCLAIMER.test(paragraph.slice(0, 300));

/**
 * Where the signature of these lines begins, by "-- " (RFC 3676, 4.3); null for none. What is longer than a signature, or
 * asks something, is the sender's.
 */
export function signatureIn(lines: string[]): number | null {
  const at = lines.findLastIndex((line) => /^--\s?$/.test(line));
  if (at < 0) return null;
  const below = lines.slice(at + 1).filter((line) => line.trim());
  const isOne =
    below.length <= MOST_LINES && below.every((line) => line.length <= 120 && !/\?\s*$/.test(line));
  return isOne ? at : null;
}
