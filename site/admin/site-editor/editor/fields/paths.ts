/** Places in a record, as keys with dots: `sections.2.heading`. */
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
