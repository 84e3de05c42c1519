/** Ways to change a file. Words that aren't there would make a test prove nothing, so they are an error. */

/** @returns the file's new text. @param read gives the text of a file of the copy. */
export type Edit = (read: (file: string) => string, file: string) => string;

/** Other words in place of these. */
export const instead =
  (words: Record<string, string>): Edit =>
  (read, file) =>
    replaced(read(file), words, file);

/** A line or more above the one that begins with these words. */
export const above = (line: string, text: string): Edit => instead({ [line]: `${text}\n${line}` });

/** One edit, then others. */
export const both =
  (...edits: Edit[]): Edit =>
  (read, file) =>
    edits.reduce((text, edit) => edit(() => text, file), read(file));

export const whole =
  (text: string): Edit =>
  () =>
    text;

/**
 * A file like another, with other words. Each further sentence has its words backward: no two pages may read alike.
 */
export const like =
  (model: string, words: Record<string, string>): Edit =>
  (read) =>
    backward(replaced(read(model), words, model), Object.values(words));

function replaced(text: string, words: Record<string, string>, file: string): string {
  let changed = text;
  for (const [before, after] of Object.entries(words)) {
    if (!changed.includes(before)) throw new Error(`${file} no longer says "${before}"`);
    changed = changed.replaceAll(before, after);
  }
  return changed;
}

/** Texts in quotes, and those of an article's head. @param own words that stay as they are. */
export const backward = (text: string, own: string[]): string =>
  text.replace(/'([^'\n]*)'|^\w+: (.+)$/gm, (found, quoted?: string, head?: string) => {
    const words = quoted ?? head ?? '';
    const keeps = own.some((each) => found.includes(each) || each.includes(found));
    return keeps ? found : found.replace(words, () => sentencesBackward(words));
  });

const sentencesBackward = (text: string) =>
  text
    .split(/(?<=[.?!]) /)
    .map((sentence) => (SCALE.test(sentence) ? sentence : sentence.split(' ').reverse().join(' ')))
    .join(' ');

const SCALE = /^Model, 1:/;
