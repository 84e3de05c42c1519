/** Longest name shown for a place without a page; a URL can hold thousands of characters. */
export const MAX_AREA_NAME = 60;

/** Control and format characters (line breaks, NUL, direction overrides, lone surrogates) and separators. */
const NOT_SHOWN = /[\p{C}\p{Z}]+/gu;

/**
 * A place's name from any slug at all: hyphens become spaces (requirements §3.10), title-cased.
 * Characters that can't be shown become spaces; a slug with nothing left is called "Texas".
 * The result is plain text and must still be escaped, which React does.
 */
export function areaNameFromSlug(slug: string): string {
  const words = slug
    .slice(0, 4 * MAX_AREA_NAME)
    .toWellFormed()
    .replaceAll('\uFFFD', ' ')
    .replaceAll('-', ' ')
    .replace(NOT_SHOWN, ' ')
    .trim()
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/^\p{L}/u, (letter) => letter.toUpperCase()))
    .join(' ');
  const characters = Array.from(new Intl.Segmenter('en-US').segment(words), ({ segment }) => segment);
  let shown = '';
  // A "character" may be a letter with a hundred accents, so the whole is measured, not only counted.
  for (const character of characters) {
    if (shown.length + character.length > MAX_AREA_NAME) return `${shown.trimEnd() || 'Texas'}…`;
    shown += character;
  }
  return shown || 'Texas';
}

/** Requirements §3.10: a headquarters-style title for three towns, one pattern for all others. */
export function headlineOf({ name, headquarters }: { name: string; headquarters?: 'in' | 'for' }): string {
  return headquarters
    ? `Design-Build Headquarters ${headquarters} ${name}`
    : `Custom Homes & Remodeling in ${name}`;
}
