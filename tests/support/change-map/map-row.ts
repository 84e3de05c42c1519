import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');
const rows = new Map(
  readme
    .slice(readme.indexOf('## Change map'))
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).split(' | ') as [string, string]),
);

/** Files and folders that a row of the change map names. @param row its first cell. */
export function filesOfRow(row: string): string[] {
  const cell = rows.get(row);
  if (!cell) throw new Error(`The change map has no row "${row}".`);
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path as string);
}
