/**
 * The JSON Schema of a record, as far as forms read it (server/content/schemas.ts makes it from contract/site/records), and what a
 * form begins with.
 */
import type { PublishableCollection } from './overlay.ts';

export type Schema = {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  title?: string;
  description?: string;
  const?: unknown;
  /** Control to use instead of the type's default. */
  control?:
    | 'address'
    | 'page'
    | 'link'
    | 'article'
    | 'picture'
    | 'logo'
    | 'entry'
    | 'place'
    | 'pool'
    | 'sample';
  /** Collection that an `entry` control offers. */
  of?: PublishableCollection;
  /** The value of a new entry or row, where one choice is nearly always right. */
  starts?: string;
  /** Isn’t the owner’s to change in the form, and keeps its value. */
  isKept?: boolean;
  enum?: string[];
  /** Labels of choices whose value isn't one. */
  labels?: Record<string, string>;
  /** The label of an optional choice while nothing is chosen. */
  whenEmpty?: string;
  format?: string;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  /** Name of one row among a fixed number of rows, such as `from` and `to`. */
  part?: string;
  minItems?: number;
  maxItems?: number;
  anyOf?: Schema[];
  oneOf?: Schema[];
  /** Fields of a picture between the paragraphs of an article. */
  plate?: Schema;
};

/** The kinds that a value may be of; a single one for anything but a union. */
export const optionsOf = (schema: Schema): Schema[] => schema.anyOf ?? schema.oneOf ?? [schema];

/**
 * The initial value of a new entry, a new row or a part that was left out: texts, numbers and choices are empty, and publishing asks
 * for them. A default value could be published without anyone having chosen it.
 */
export function blank(schema: Schema): unknown {
  if (schema.starts !== undefined) return schema.starts;
  if (schema.control === 'picture') return '';
  if (schema.control === 'article') return { type: 'doc', content: [] };
  const [first] = optionsOf(schema);
  if (first !== schema && first) return blank(first);
  if (schema.const !== undefined) return schema.const;
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
    case 'null':
      return null;
    default:
      return '';
  }
}
