/** How the text part of a mail is laid out: as a typed letter with a schedule, 72 characters wide where it is ours. */
import { firm } from '#content/firm.ts';

const WIDTH = 72;

/** Paragraphs with an empty line between; empty ones fall out. */
export const paragraphs = (...parts: (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join('\n\n');

/** Our own words, broken into lines. Addresses stay whole, so that they can be clicked. */
export function wrapped(text: string, width = WIDTH): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line === undefined || line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n');
}

/** A heading with a rule below. */
export const titled = (title: string): string =>
  `${wrapped(title)}\n${'='.repeat(Math.min(title.length, WIDTH))}`;

export const subtitled = (title: string): string => `${title.toUpperCase()}\n${'-'.repeat(title.length)}`;

/** Terms in one column, values in the next; further lines of a value stand below its first. */
export function schedule(lines: [term: string, value: string][]): string {
  const indent = Math.max(...lines.map(([term]) => term.length)) + 3;
  return lines
    .map(
      ([term, value]) => `${`${term}:`.padEnd(indent)}${value.replaceAll('\n', `\n${' '.repeat(indent)}`)}`,
    )
    .join('\n');
}

/** Somebody else's words, set in; their lines stay as they were typed. */
export const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');

/** Something to do and where, the address on a line of its own. */
export const action = (words: string, url: string): string => `${words}:\n${url}`;

/** The title block, after the mark that readers know a signature by. */
export const signedOff = (): string => {
  const { street, city, state, postalCode } = firm.address;
  return [
    '-- ',
    `${firm.name}, ${firm.descriptor}`,
    `${firm.phone} (${firm.hours})`,
    `${street}, ${city}, ${state} ${postalCode}`,
  ].join('\n');
};
