/**
 * Folds text for searching: removes case, accents, typographic quotes and what is invisible, and writes digits of every
 * script as ASCII, so that jose finds José and o'brien finds O’Brien. Done here rather than in SQL, so that both databases give the same results, and the dashboard
 * highlights what the search found.
 */
export const foldText = (text: string): string =>
  text
    .toWellFormed()
    // Alone, an accent is typed for an apostrophe; normalized, it would be a space.
    .replace(/[´\u1ffd΄]/g, "'")
    // Strips combining marks before normalizing, which would sort thousands of them on one letter pair by pair.
    .replace(/\p{M}+/gu, '')
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .replace(LOOKALIKES, (letter) => ALIKE[letter] as string)
    .replace(OTHER_DIGITS, asciiDigit);

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
  '‛': "'",
  '`': "'",
  '′': "'",
  '‵': "'",
  ʹ: "'",
  ʻ: "'",
  ʼ: "'",
  ʽ: "'",
  ˈ: "'",
  ꞌ: "'",
  '“': '"',
  '”': '"',
  '‐': '-',
  '‑': '-',
  '–': '-',
  '—': '-',
};
const LOOKALIKES = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'gu');

const OTHER_DIGITS = /[^\P{Nd}0-9]/gu;

/** Unicode keeps the ten digits of a script together, in order. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) as number;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String((code - zero) % 10);
}

export const asciiDigits = (text: string): string => text.normalize('NFKC').replace(OTHER_DIGITS, asciiDigit);

export const digitsOf = (text: string): string => asciiDigits(text).replace(/\D/g, '');
