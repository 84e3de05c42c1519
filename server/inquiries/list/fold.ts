/**
 * Text as it is searched: without case, accents and typographic quotes, so that jose finds José and
 * o'brien finds O’Brien. The same on both databases, because neither does the folding.
 */
export const fold = (text: string): string =>
  text
    .toWellFormed()
    // They go in any case; before, or thousands upon one letter are sorted first, pair by pair.
    .replace(/\p{M}+/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(LOOKALIKES, (letter) => ALIKE[letter] as string);

/** Letters that Unicode doesn't take apart, and what a keyboard in a hurry types instead. */
const ALIKE: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  '‘': "'",
  '’': "'",
  ʼ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};
const LOOKALIKES = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu');

/** What names are sorted by; the beginning is enough, the id settles the rest. */
export const nameKey = (name: string): string => fold(name).trim().slice(0, 100).toWellFormed();

export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');
