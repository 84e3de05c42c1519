/** Brings two people's changes of the same record together. */
import { isSame, under } from './paths.ts';
import { isObject } from './schema.ts';

/** A field that both changed, to different values. */
export type Clash = { path: string; theirs: unknown };

export type Merged = {
  /** With everything that only one of them changed; where both did, with `mine`. */
  value: unknown;
  clashes: Clash[];
};

/** @param base what both began from. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path = ''): Merged {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, clashes: [] };
  if (isSame(mine, base)) return { value: theirs, clashes: [] };
  if (isObject(base) && isObject(mine) && isObject(theirs) && mine.kind === theirs.kind) {
    const keys = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = keys.map(
      (key) => [key, merge(base[key], mine[key], theirs[key], under(path, key))] as const,
    );
    return {
      value: Object.fromEntries(
        parts.filter(([, { value }]) => value !== undefined).map(([key, { value }]) => [key, value]),
      ),
      clashes: parts.flatMap(([, { clashes }]) => clashes),
    };
  }
  // Rows keep their places only while none came or went.
  if (Array.isArray(base) && Array.isArray(mine) && Array.isArray(theirs))
    if (base.length === mine.length && mine.length === theirs.length) {
      const rows = mine.map((row, index) => merge(base[index], row, theirs[index], under(path, index)));
      return { value: rows.map(({ value }) => value), clashes: rows.flatMap(({ clashes }) => clashes) };
    }
  return { value: mine, clashes: [{ path, theirs }] };
}
