/** Reads a record's schema for forms (contract/site/records/form-schema.ts). */
import { optionsOf, type Schema } from '#contract/site/records/form-schema.ts';
import type { RecordSchema } from '#contract/site/site-records.ts';

export const asSchema = (schema: RecordSchema): Schema => schema as Schema;

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The option of a union that a value matches. Options without a `kind`, such as picture and drawing, differ in their
 * fields.
 */
export function optionFor(schema: Schema, value: unknown): Schema {
  const options = optionsOf(schema);
  const fitting = options.filter((option) => fits(option, value));
  return fitting.find((option) => hasFieldsOf(option, value)) ?? fitting[0] ?? (options[0] as Schema);
}

const hasFieldsOf = ({ properties = {} }: Schema, value: unknown): boolean =>
  !isObject(value) || Object.keys(value).every((key) => key in properties);

function fits(option: Schema, value: unknown): boolean {
  if (value === null) return option.type === 'null';
  if (Array.isArray(value)) return option.type === 'array';
  if (!isObject(value))
    return option.type === typeof value || (option.type === 'integer' && typeof value === 'number');
  if (option.type !== 'object') return false;
  const kind = option.properties?.kind?.const;
  return kind === undefined ? !('kind' in value) : value.kind === kind;
}

/** Lists of texts are short rows; those of objects are groups of fields. */
export const isText = (schema: Schema): boolean =>
  optionsOf(schema).every((option) => option.type === 'string' && !option.enum && option.const === undefined);

const KIND_WORDS: Record<string, string> = {
  applications: 'Applications',
  benefits: 'Benefits',
  comparison: 'Comparison',
  links: 'Links',
  products: 'Products',
  specifications: 'Specifications',
  wall: 'Wall',
  points: 'Bullets',
  figured: 'Bullets with pictures',
  process: 'Steps',
  list: 'List',
  lists: 'Lists with pictures',
  copy: 'Text',
  gallery: 'Pictures',
  places: 'Places',
};

/** Name of a union's option, used as the name of a row. */
export function optionName(option: Schema): string {
  const kind = option.properties?.kind?.const;
  if (typeof kind === 'string') return KIND_WORDS[kind] ?? kind;
  if (option.type === 'string') return 'Text';
  return option.properties?.href ? 'Link' : (option.title ?? 'Item');
}

/** Choices and references, which can't name a row. */
const NOT_NAMES = new Set(['kind', 'picture', 'drawing', 'form', 'crop', 'focus', 'side', 'icon', 'color']);

/** Whether rows are pictures with their words, so that many can be added in one step. */
export const isFigure = ({ properties = {} }: Schema): boolean =>
  properties.picture?.control === 'picture' && 'alt' in properties;

/** The name of a row among others: its first text. */
export function rowName(value: unknown): string {
  if (typeof value === 'string') return value;
  if (!value || typeof value !== 'object') return '';
  for (const [key, part] of Object.entries(value)) {
    if (NOT_NAMES.has(key)) continue;
    const name = rowName(part);
    if (name) return name;
  }
  return '';
}
