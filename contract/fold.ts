/**
 * Folds text for searching: removes case, accents and typographic quotes, so that jose finds José and o'brien finds
 * O’Brien. Done here rather than in SQL, so that both databases give the same results, and the dashboard
 * highlights what the search found.
 */
export const fold = (text: string): string =>
  text
    .toWellFormed()
    // Strips combining marks before normalizing, which would sort thousands of them on one letter pair by pair.
    .replace(/\p{M}+/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(LOOKALIKES, (letter) => ALIKE[letter] as string);

/** Letters that Unicode doesn't decompose, with their common ASCII spellings. */
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

export const digitsOf = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');
