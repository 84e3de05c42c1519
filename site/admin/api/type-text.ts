/** JSON schemas as text, in the notation of TypeScript. */
import type { ApiSchema, ApiSchemas } from './api-document.ts';

const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The type of a value. Named schemas within it stay names. */
export function typeText(schema: ApiSchema, indent = ''): string {
  if (schema.$ref) return nameOf(schema.$ref);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((each) => typeText(each, indent)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.properties) return objectText(schema, indent);
  if (schema.items) return listText(typeText(schema.items, indent));
  if (typeof schema.additionalProperties === 'object')
    return `{ [key]: ${typeText(schema.additionalProperties, indent)} }`;
  const types = [schema.type ?? 'any'].flat().join(' | ');
  return schema.format ? `${types} (${schema.format})` : types;
}

function objectText({ properties = {}, required = [] }: ApiSchema, indent: string): string {
  const lines = Object.entries(properties).map(([name, schema]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${indent}  ${name}${mark}: ${typeText(schema, `${indent}  `)}\n`;
  });
  return `{\n${lines.join('')}${indent}}`;
}

const listText = (item: string): string => (item.includes(' | ') ? `(${item})[]` : `${item}[]`);

/** A type, and below it the named schemas that it leads to. */
export function fullTypeText(schema: ApiSchema, schemas: ApiSchemas): string {
  const named = namesIn(schema, schemas).map((name) => `${name} = ${typeText(schemas[name] ?? {})}`);
  return [typeText(schema), ...named].join('\n\n');
}

function namesIn(schema: ApiSchema, schemas: ApiSchemas, found: string[] = []): string[] {
  for (const [, ref = ''] of JSON.stringify(schema).matchAll(/"\$ref":"([^"]+)"/g)) {
    const name = nameOf(ref);
    if (found.includes(name)) continue;
    found.push(name);
    namesIn(schemas[name] ?? {}, schemas, found);
  }
  return found;
}

/** A small value that fits: required properties only, or the first if none is required. */
export function exampleOf(schema: ApiSchema, schemas: ApiSchemas): unknown {
  if (schema.$ref) return exampleOf(schemas[nameOf(schema.$ref)] ?? {}, schemas);
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return exampleOf(choice, schemas);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.properties) {
    const names = schema.required ?? Object.keys(schema.properties).slice(0, 1);
    return Object.fromEntries(
      names.map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, schemas)]),
    );
  }
  if (schema.items) return [exampleOf(schema.items, schemas)];
  return PLAIN[String([schema.type].flat()[0])] ?? '…';
}

const PLAIN: Record<string, unknown> = { boolean: true, integer: 1, number: 1, object: {} };
