/** Makes subjects: one line of plain text, regardless of the input. */

const MAX = 160;

/** Line breaks would be header injection; direction marks would disguise the rest of the line. */
const NEVER = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** Turns any text into a subject: one line, well-formed, at most 160 characters. */
export function subjectLine(text: string): string {
  return shortened(text, MAX);
}

/** One line of at most `max` characters; cuts between characters as readers see them, with an ellipsis. */
export function shortened(words: string, max: number): string {
  const text = words.toWellFormed().replace(NEVER, ' ').replace(/\s+/g, ' ').trim();
  if (text.length <= max) return text;
  let cut = '';
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    if (cut.length + segment.length > max - 1) break;
    cut += segment;
  }
  return `${cut.trimEnd()}…`;
}
