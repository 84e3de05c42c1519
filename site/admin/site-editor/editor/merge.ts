/** Merges two people's changes of the same record. */
import { isSame } from '#contract/shared/is-same.ts';
import { under } from './fields/paths.ts';
import { isObject } from './fields/schema.ts';

/** A field that both changed, to different values. */
export type MergeConflict = { path: string; theirs: unknown };

export type Merged = {
  /** With everything that only one of them changed; where both did, with `mine`. */
  value: unknown;
  clashes: MergeConflict[];
};

/** @param base what both began from. */
export function merge(base: unknown, mine: unknown, theirs: unknown, path = ''): Merged {
  if (isSame(mine, theirs) || isSame(theirs, base)) return { value: mine, clashes: [] };
  if (isSame(mine, base)) return { value: theirs, clashes: [] };
  if (isText(base) && isText(mine) && isText(theirs))
    return mergeTexts(base, mine, theirs) ?? { value: mine, clashes: [{ path, theirs }] };
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

type Text = { type: 'doc'; content: unknown[] };
const isText = (value: unknown): value is Text =>
  isObject(value) && value.type === 'doc' && Array.isArray(value.content);

/** Merges two versions of an article's text if they changed different paragraphs; null if the changes overlap. */
function mergeTexts(base: Text, mine: Text, theirs: Text): Merged | null {
  const own = changeOf(base.content, mine.content);
  const other = changeOf(base.content, theirs.content);
  const [first, second] = own.from <= other.from ? [own, other] : [other, own];
  // Two that only touch may both have put something in at the same place.
  if (first.to >= second.from) return null;
  const content = [
    ...base.content.slice(0, first.from),
    ...first.now,
    ...base.content.slice(first.to, second.from),
    ...second.now,
    ...base.content.slice(second.to),
  ];
  return { value: { ...mine, content }, clashes: [] };
}

/** The paragraphs of `base` that changed, `from` up to `to`, and their replacements. */
function changeOf(base: readonly unknown[], now: readonly unknown[]) {
  const most = Math.min(base.length, now.length);
  let from = 0;
  while (from < most && isSame(base[from], now[from])) from++;
  let end = 0;
  while (end < most - from && isSame(base.at(-1 - end), now.at(-1 - end))) end++;
  return { from, to: base.length - end, now: now.slice(from, now.length - end) };
}
