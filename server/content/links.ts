/** The links in a record. */
import type { FieldPath } from '#contract/site/site-records.ts';
import { type PartSchema, schemaAt } from './field-changes.ts';
import type { KnownRecord } from './records.ts';
import { schemaOf } from './schemas.ts';

type Link = { path: FieldPath; href: string };

/** Returns every link with its path: fields that the schema marks as links, and any `href`, such as in an article's text. */
export const linksIn = (record: KnownRecord): Link[] =>
  linksUnder(record.current.value, schemaOf(record) as PartSchema, []);

function linksUnder(value: unknown, schema: PartSchema | undefined, path: FieldPath): Link[] {
  if (typeof value === 'string')
    return path.at(-1) === 'href' || isLink(schema) ? [{ path, href: value }] : [];
  // Values that no form can change belong to the software, such as the addresses that a navigation item covers.
  if (value === null || typeof value !== 'object' || schema?.isKept) return [];
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  return keys.flatMap((key) => {
    const part = (value as Record<string | number, unknown>)[key];
    return linksUnder(part, schemaAt(schema, key, value), [...path, key]);
  });
}

/** A list may hold texts and links: its own control says nothing of the texts. */
function isLink(schema: PartSchema | undefined): boolean {
  const { control, format, anyOf = [] } = schema ?? {};
  return control === 'page' || control === 'link' || format === 'uri' || anyOf.some(isLink);
}
