import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../tests/fixtures');

/** The lines of a file in tests/fixtures, each split at its tabs; `\uXXXX` is that character, `#` begins a comment. */
export const fixtureLines = (path: string): string[][] =>
  readFileSync(join(FOLDER, path), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map(unescaped));

const unescaped = (text: string): string =>
  text.replace(/\\u([0-9a-f]{4})/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
