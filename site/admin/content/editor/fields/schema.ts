/** The JSON Schema of a record, as far as forms read it (server/content/schemas.ts makes it from contract/records). */
import type { RecordSchema } from '#contract/site-records.ts';

export type Schema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  title?: string;
  description?: string;
  const?: unknown;
  /** Needs another control than its type says. */
  control?: 'address' | 'page' | 'link' | 'article' | 'picture' | 'logo';
  /** Isn’t the owner’s to change in the form, and keeps its value. */
  isKept?: boolean;
  enum?: string[];
  /** What an optional choice says while nothing is chosen. */
  whenEmpty?: string;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** Of an article: the fields of a picture between its paragraphs. */
  plate?: Schema;
};

export const asSchema = (schema: RecordSchema): Schema => schema as Schema;

/** The kinds that a value may be of; a single one for anything but a union. */
export const optionsOf = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a union, the kind that a value is of. Those without a `kind`, such as a picture and a drawing, differ in their fields. */
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

/** What a new row or a part that was left out begins with. */
export function blank(schema: Schema): unknown {
  // Nobody's choice yet: a picture that nobody chose would go out with the rest.
  if (schema.control === 'picture') return '';
  const [first] = optionsOf(schema);
  if (first !== schema && first) return blank(first);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key) => [key, blank(schema.properties?.[key] ?? {})] as const),
      );
    case 'array':
      return (
        schema.prefixItems?.map(blank) ??
        Array.from({ length: schema.minItems ?? 0 }, () => blank(schema.items ?? {}))
      );
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return schema.minimum ?? 0;
    case 'null':
      return null;
    default:
      return '';
  }
}

const KIND_WORDS: Record<string, string> = {
  applications: 'Uses',
  benefits: 'Benefits',
  comparison: 'Comparison',
  links: 'Links',
  products: 'Products',
  specifications: 'Specifications',
  wall: 'Wall',
  points: 'Points',
  figured: 'Points with pictures',
  process: 'Steps',
  list: 'List',
  lists: 'Lists with pictures',
  copy: 'Text',
  gallery: 'Pictures',
  places: 'Places',
};

/** A kind of a union in words: what a row is called. */
export function optionName(option: Schema): string {
  const kind = option.properties?.kind?.const;
  if (typeof kind === 'string') return KIND_WORDS[kind] ?? kind;
  if (option.type === 'string') return 'Text';
  return option.properties?.href ? 'Link' : (option.title ?? 'Row');
}

/** What is chosen or referred to doesn't name a row. */
const NOT_NAMES = new Set(['kind', 'picture', 'drawing', 'form', 'crop', 'focus', 'side', 'icon', 'color']);

/** Whether rows are pictures with their words, so that many can be added at once. */
export const isFigure = ({ properties = {} }: Schema): boolean =>
  properties.picture?.control === 'picture' && 'alt' in properties;

/** What names a row among others: its first text. */
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
