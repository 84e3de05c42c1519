/** Places in a record, as keys with dots: `sections.2.heading`. */
import { isObject } from './schema.ts';

export const under = (path: string, key: string | number): string => (path ? `${path}.${key}` : String(key));

export function valueAt(value: unknown, path: string): unknown {
  if (!path) return value;
  return path
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value);
}

/** A copy with another value at the path; `undefined` removes the field. Unchanged parts keep their identity. */
export function withValueAt(value: unknown, path: string, to: unknown): unknown {
  if (!path) return to;
  const [key = '', ...rest] = path.split('.');
  const part = withValueAt((value as Record<string, unknown> | undefined)?.[key], rest.join('.'), to);
  if (Array.isArray(value)) return value.with(Number(key), part);
  const copy = { ...(value as Record<string, unknown>) };
  if (part === undefined) delete copy[key];
  else copy[key] = part;
  return copy;
}

/** Whether two values read from JSON are the same. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => isSame(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && isSame(a[key], b[key]));
}
