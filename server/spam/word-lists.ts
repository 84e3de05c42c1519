/** Reads the lists of words and phrases next to this file (`*.txt`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Entry = { points: number; pattern: string };
export type WordListSection = { name: string; most: number; entries: Entry[] };

/**
 * A list has sections, `[name] figure`. Each line of a section is a regular expression; several lines make one entry
 * when only the first begins with its points. `#` begins a comment.
 * @throws Error that names the line, when it is none of these.
 */
export function readSections(file: string): WordListSection[] {
  const sections: WordListSection[] = [];
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const [, name, most] = /^\[([^\]]+)\] ?(\d*)$/.exec(line) ?? [];
    if (name !== undefined) {
      sections.push({ name, most: Number(most), entries: [] });
      continue;
    }
    const [, points, spelling] = /^ ?(\d{1,2}|) +(\S.*)$/.exec(line) ?? [];
    const entries = sections.at(-1)?.entries;
    if (!entries || spelling === undefined)
      throw new Error(`${file}:${index + 1} is no section and no entry`);
    const last = entries.at(-1);
    if (points === '' && last) last.pattern += `|${spelling}`;
    else entries.push({ points: Number(points), pattern: spelling });
  }
  return sections;
}

/** All spellings of a section as one alternation. */
export function alternatives(file: string, name: string): string {
  const section = readSections(file).find((each) => each.name === name);
  if (!section) throw new Error(`${file} has no section [${name}]`);
  return section.entries.map(({ pattern }) => pattern).join('|');
}
