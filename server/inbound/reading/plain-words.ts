/** Words of strangers, bounded and without what could disguise them. */

/** One line: no line breaks, control characters or bidirectional overrides. */
export const oneLineOf = (words: string, most: number): string =>
  clip(
    words
      .toWellFormed()
      .replace(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
      .replace(/ {2,}/g, ' ')
      .trim(),
    most,
  );

/** Lines of text: no control characters but line breaks and tabs, no bidirectional overrides. */
export const linesOf = (words: string): string =>
  words
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\uFEFF]/gu, '');

/** Cuts without breaking a pair of surrogates. */
export const clip = (words: string, most: number): string =>
  words.length <= most ? words : words.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
