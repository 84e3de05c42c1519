/** Whether a form of *Website* could have produced a value. */
import { optionsOf, type Schema } from './form-schema.ts';

/**
 * Compares kinds and names of fields, not their contents: an unfinished draft has empty texts, numbers that are null and
 * lists of any length.
 */
export function fitsForm(schema: Schema, value: unknown): boolean {
  if (schema.control === 'article') return isNode(value);
  const options = optionsOf(schema);
  if (options.length > 1 || options[0] !== schema) return options.some((one) => fitsForm(one, value));
  if (schema.const !== undefined) return value === schema.const;
  switch (schema.type) {
    case 'object':
      return isRecord(value) && fitsFields(schema, value);
    case 'array':
      return Array.isArray(value) && fitsRows(schema, value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'number':
    case 'integer':
      return value === null || typeof value === 'number';
    case 'null':
      return value === null;
    default:
      return isText(value);
  }
}

/** Half of a surrogate pair comes from no keyboard, and addresses can't be made of it. */
const isText = (value: unknown): value is string => typeof value === 'string' && value.isWellFormed();

function fitsFields({ properties = {}, required = [] }: Schema, value: Record<string, unknown>): boolean {
  const isKnown = ([key, part]: [string, unknown]) =>
    Object.hasOwn(properties, key) && fitsForm(properties[key] as Schema, part);
  return required.every((key) => Object.hasOwn(value, key)) && Object.entries(value).every(isKnown);
}

function fitsRows({ prefixItems, items }: Schema, rows: readonly unknown[]): boolean {
  if (prefixItems)
    return rows.length === prefixItems.length && prefixItems.every((row, at) => fitsForm(row, rows[at]));
  return rows.every((row) => items === undefined || fitsForm(items, row));
}

/** Deepest nesting of nodes: less than the recursive functions over a text can handle, far more than the editor makes. */
const NODES_DEEP = 64;

/** A node of an article's text, such as the editor's own: what is in it may be anything (tidy.ts). */
function isNode(value: unknown, depth = 0): boolean {
  if (depth > NODES_DEEP || !isRecord(value) || typeof value.type !== 'string') return false;
  const { text, attrs, marks, content } = value;
  const isInside = (one: unknown) => isNode(one, depth + 1);
  return (
    (text === undefined || isText(text)) &&
    (attrs === undefined || attrs === null || isAttributes(attrs)) &&
    (marks === undefined || (Array.isArray(marks) && marks.every(isInside))) &&
    (content === undefined || (Array.isArray(content) && content.every(isInside)))
  );
}

/** The attributes of a node are strings, numbers, booleans or null, and lists of these. */
const isAttributes = (value: unknown): boolean =>
  isRecord(value) &&
  Object.values(value)
    .flat()
    .every((one) => (typeof one === 'string' ? isText(one) : Object(one) !== one));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
