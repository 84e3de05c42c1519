/** Removes a picture from a record's values. */
import type * as z from 'zod';
import type { Figure } from '#contract/site/records/fields.ts';
import type { FieldPath } from '#contract/site/site-records.ts';
import { uploadedParts } from '#contract/site/uploaded-picture.ts';

/** Where a page can't be without a picture. */
const IN_ITS_PLACE: Figure = {
  picture: '34-material-board',
  alt: 'Samples laid out on a pale table: limestone, cypress, oak, standing seam, steel angle, plaster chips and a drawing with a plumb bob',
  caption: 'Samples on the studio table. Model.',
};

/**
 * Removes a picture from a value, with its alt text and caption: a row or an optional part is removed, and a required
 * picture is replaced by one that ships with the site.
 * @param schema the record's schema; undefined for a record that this version doesn't have.
 */
export function withoutPicture(value: unknown, id: string, schema: z.ZodType | undefined): unknown {
  let now = value;
  for (let path = placeOf(now, id); path; path = placeOf(now, id)) now = taken(now, path, schema);
  return now;
}

/** The first place that names the picture. */
function placeOf(value: unknown, id: string, path: FieldPath = []): FieldPath | null {
  if (typeof value === 'string') return uploadedParts(value)?.id === id ? path : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, part] of Object.entries(value)) {
    const found = placeOf(part, id, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return null;
}

function taken(value: unknown, path: FieldPath, schema: z.ZodType | undefined): unknown {
  const holder = path.slice(0, -1);
  const isFigure = path.at(-1) === 'picture' && 'alt' in Object(at(value, holder));
  if (!isFigure) return without(value, path);
  // Half of a pair, or a picture between the paragraphs of an article: its row goes.
  const isOfRow = ['before', 'after', 'attrs'].includes(String(holder.at(-1)));
  const row = holder.slice(0, -1);
  const ways = [
    ...(isOfRow && typeof row.at(-1) === 'number' ? [() => without(value, row)] : []),
    ...(holder.length > 0 ? [() => without(value, holder)] : []),
    () => put(value, holder, { ...Object(at(value, holder)), ...IN_ITS_PLACE }),
  ];
  // A draft may be unfinished: it only must not get worse.
  const before = mistakes(value, schema);
  for (const way of ways) {
    const after = way();
    if (mistakes(after, schema) <= before) return after;
  }
  return ways.at(-1)?.();
}

const mistakes = (value: unknown, schema: z.ZodType | undefined): number =>
  schema?.safeParse(value).error?.issues.length ?? 0;

const at = (value: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value);

function put(value: unknown, [key, ...rest]: FieldPath, to: unknown): unknown {
  if (key === undefined) return to;
  const part = put(at(value, [key]), rest, to);
  if (Array.isArray(value)) return value.with(Number(key), part);
  return { ...(value as object), [key]: part };
}

function without(value: unknown, path: FieldPath): unknown {
  const [key, holder] = [path.at(-1) as string | number, path.slice(0, -1)];
  const around = at(value, holder);
  if (Array.isArray(around)) return put(value, holder, around.toSpliced(Number(key), 1));
  const { [key]: _, ...rest } = around as Record<string, unknown>;
  return put(value, holder, rest);
}
