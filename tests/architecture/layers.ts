/** Builds the import graph of a top folder, and finds import cycles and imports from a lower layer to a higher one. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export type Import = { from: string; to: string };

/** @returns the modules of a top folder and the imports between them, type imports and lazy imports included. */
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

/** Imports that are part of a cycle. @param unit maps a file to the unit that may not form cycles; by default its folder. */
export function circular(list: readonly Import[], unit: (file: string) => string = dirname): string[] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of list) next.set(unit(from), (next.get(unit(from)) ?? new Set()).add(unit(to)));
  const reaches = (start: string, goal: string, seen = new Set<string>()): boolean =>
    [...(next.get(start) ?? [])].some(
      (each) => each === goal || (each !== start && !seen.has(each) && reaches(each, goal, seen.add(each))),
    );
  return list.filter(({ from, to }) => unit(from) !== unit(to) && reaches(unit(to), unit(from))).map(named);
}

/** Imports from a folder to a folder above it. @param layers bottom first. */
export function upward(list: readonly Import[], layers: readonly string[]): string[] {
  const layer = (file: string) => layers.indexOf(folderOf(file));
  return list.filter(({ from, to }) => layer(from) < layer(to)).map(named);
}
