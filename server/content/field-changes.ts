/** Describes the differences between two values of a record, field by field. */
import { isDeepStrictEqual } from 'node:util';
import { isMark, markInWords } from '#contract/site/logo.ts';
import type { FieldChange, FieldPath, RecordSchema } from '#contract/site/site-records.ts';
import { isUploaded, uploadedInWords } from '#contract/site/uploaded-picture.ts';
import { bodyChanges } from './body-changes.ts';

/** The properties that are read from the schema of a part of a record. */
export type PartSchema = {
  title?: string;
  format?: string;
  properties?: Record<string, PartSchema>;
  items?: PartSchema;
  prefixItems?: PartSchema[];
  anyOf?: PartSchema[];
  oneOf?: PartSchema[];
  const?: unknown;
  control?: string;
  isKept?: boolean;
};

/** @param before null for a record that isn't on the site. */
export function fieldChanges(before: unknown, after: unknown, schema: RecordSchema): FieldChange[] {
  return changesIn(before ?? undefined, after, { schema: schema as PartSchema, path: [], labels: [] });
}

type Place = { schema: PartSchema | undefined; path: FieldPath; labels: readonly string[] };

function changesIn(before: unknown, after: unknown, place: Place): FieldChange[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (place.schema?.control === 'article')
    return bodyChanges(before, after, { path: place.path, label: place.labels.join(', ') });
  const keys = keysOf(before, after);
  if (!keys)
    return [
      {
        path: place.path,
        label: place.labels.join(', '),
        before: inWords(before),
        after: inWords(after),
      },
    ];
  return keys.flatMap((key) =>
    changesIn(part(before, key), part(after, key), inside(place, key, after ?? before)),
  );
}

/** The keys to compare one by one; null where the values are shown entire: texts, and rows that were added or removed. */
function keysOf(before: unknown, after: unknown): (string | number)[] | null {
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index);
  if (isObject(before) && isObject(after) && before.kind === after.kind)
    return [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return before === undefined && isObject(after) ? Object.keys(after) : null;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const part = (value: unknown, key: string | number): unknown =>
  (value as Record<string | number, unknown> | undefined)?.[key];

function inside({ schema, path, labels }: Place, key: string | number, value: unknown): Place {
  const next = schemaAt(schema, key, value);
  const label = typeof key === 'number' ? String(key + 1) : next?.title;
  return { schema: next, path: [...path, key], labels: label ? [...labels, label] : labels };
}

/** The schema of a part of a value, where that has a schema. */
export function schemaAt(
  schema: PartSchema | undefined,
  key: string | number,
  value: unknown,
): PartSchema | undefined {
  const one = alternative(schema, value);
  if (typeof key === 'number') return one?.prefixItems?.[key] ?? one?.items;
  return Object.hasOwn(one?.properties ?? {}, key) ? one?.properties?.[key] : undefined;
}

/** Returns the option of a union that the value matches. */
function alternative(schema: PartSchema | undefined, value: unknown): PartSchema | undefined {
  const options = schema?.anyOf ?? schema?.oneOf;
  if (!options) return schema;
  const kind = part(value, 'kind');
  return (
    options.find((option) => kind !== undefined && option.properties?.kind?.const === kind) ??
    options.find((option) =>
      Array.isArray(value) ? option.items : isObject(value) ? option.properties : false,
    ) ??
    schema
  );
}

/** A value as a reader would say it: the texts in it. */
function inWords(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isUploaded(value)) return uploadedInWords(value);
  if (isMark(value)) return markInWords(value);
  if (typeof value !== 'object') return String(value);
  const words = Object.entries(value).flatMap(([key, one]) => (key === 'kind' ? [] : (inWords(one) ?? [])));
  return words.join(' · ') || null;
}
