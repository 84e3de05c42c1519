/** Layout of an email's text part: a typed letter with a schedule, our own text 72 characters wide. */
import { content } from '../content/snapshot.ts';

const WIDTH = 72;

/** Paragraphs separated by an empty line; empty ones are dropped. */
export const paragraphs = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Our own text, wrapped. Addresses stay whole, so that they can be clicked. */
export function wrapped(text: string, width = WIDTH): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

/** A heading underlined with a rule. */
export const title = (words: string): string =>
  `${wrapped(words)}\n${'='.repeat(Math.min(words.length, WIDTH))}`;

export const heading = (words: string): string => `${words.toUpperCase()}\n${'-'.repeat(words.length)}`;

/** Terms in one column, values in the next; further lines of a value align below its first. */
export function schedule(lines: readonly { term: string; value: unknown; text?: string }[]): string {
  // A colon, and two spaces between columns; a single line needs no column.
  const indent = Math.max(...lines.map(({ term }) => term.length)) + (lines.length > 1 ? 3 : 2);
  return lines
    .map(({ term, value, text = wrapped(String(value), WIDTH - indent) }) =>
      `${`${term}:`.padEnd(indent)}${text}`.replaceAll('\n', `\n${' '.repeat(indent)}`),
    )
    .join('\n');
}

/** Quoted text, indented; its lines stay as typed. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** A URL on a separate line. */
export const addressLine = (words: string, url: string): string => `${words}:\n${url}`;

/** The title block, below the conventional signature mark. */
export const signedOff = (): string => {
  const { firm } = content();
  const { street, city, state, postalCode } = firm.address;
  return [
    '-- ',
    `${firm.name}, ${firm.descriptor}`,
    `${firm.phone} (${firm.hours})`,
    `${street}, ${city}, ${state} ${postalCode}`,
  ].join('\n');
};
