/** The layers of a top folder: which module imports which, and which imports run in a circle or up. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export type Import = { from: string; to: string };

/** Of a top folder: its modules, and every import of one by another, types and lazy imports included. */
export function modulesUnder(top: string): { modules: string[]; imports: Import[] } {
  const modules = readdirSync(join(root, top), { recursive: true, encoding: 'utf8' })
    .map((name) => `${top}/${name}`)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|\/testing\//.test(name));
  const imports = modules.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|import\(|import) ?'([#.][^'?]*\.tsx?)'/g)]
      .map(([, path = '']) => (path.startsWith('#') ? path.slice(1) : normalize(join(dirname(from), path))))
      .filter((to) => to.startsWith(`${top}/`))
      .map((to) => ({ from, to })),
  );
  return { modules, imports };
}

/** The folder right below the top one; the top folder's name for a file directly in it. */
export const folderOf = (file: string): string =>
  (dirname(file).includes('/') ? file.split('/')[1] : dirname(file)) as string;

export const named = ({ from, to }: Import): string => `${from} imports ${to}`;

/** Imports that lie on a circle of folders. */
export function circular(list: readonly Import[]): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of list) {
    const folder = dirname(from);
    next.set(folder, (next.get(folder) ?? new Set()).add(dirname(to)));
  }
  const reaches = (start: string, goal: string, seen = new Set<string>()): boolean =>
    [...(next.get(start) ?? [])].some(
      (folder) =>
        folder === goal || (folder !== start && !seen.has(folder) && reaches(folder, goal, seen.add(folder))),
    );
  return list
    .filter(({ from, to }) => dirname(from) !== dirname(to) && reaches(dirname(to), dirname(from)))
    .map(named);
}

/** Imports from a folder to a folder above it. @param layers bottom first. */
export function upward(list: readonly Import[], layers: readonly string[]): string[] {
  const layer = (file: string) => layers.indexOf(folderOf(file));
  return list.filter(({ from, to }) => layer(from) < layer(to)).map(named);
}
