/** References of requests, such as LF-7K3M-92: the firm's initials as they were when the request arrived, and a random part (requirements §11). */

/** Words without initials: they join the names of a firm, or are its legal form. */
const LEFT_OUT = new Set(['and', 'of', 'the', 'co', 'inc', 'llc', 'llp', 'ltd', 'pllc']);
const MAX_INITIALS = 3;
/** Initials for a name without a Latin letter. */
const NEUTRAL = 'RQ';

/** `LF` for "Ledge & Frame", `HA` for "Haus", `RQ` for a name without a Latin letter. */
export function initialsOf(firmName: string): string {
  const words = firmName
    .normalize('NFKD')
    .replace(/\p{Mn}|[’'.]/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean);
  const named = words.filter((word) => !LEFT_OUT.has(word.toLowerCase()));
  const [first, second, ...more] = named.length > 0 ? named : words;
  if (first === undefined) return NEUTRAL;
  if (second === undefined) return first.slice(0, 2);
  return [first, second, ...more]
    .map(([letter]) => letter)
    .join('')
    .slice(0, MAX_INITIALS);
}

/** @param random four letters or digits, a hyphen, two digits: `7K3M-92`. */
export const referenceOf = (firmName: string, random: string): string => `${initialsOf(firmName)}-${random}`;

/** A reference under any name that the firm ever had. */
export const REFERENCE = /^[A-Z0-9]{1,3}-[0-9A-Z]{4}-\d{2}$/;
