/** JSON Schemas of records: labels, hints and limits for forms, and for words about changes. */
import * as z from 'zod';
import { schemaOfRecord } from '#contract/site/records/collections.ts';
import { figure } from '#contract/site/records/fields.ts';
import { fitsForm } from '#contract/site/records/fits-form.ts';
import type { Schema } from '#contract/site/records/form-schema.ts';
import type { RecordName, RecordSchema } from '#contract/site/site-records.ts';

const made = new Map<z.ZodType, RecordSchema>();

export function schemaOf({ collection, slug }: RecordName): RecordSchema {
  const record = schemaOfRecord(collection, slug) ?? z.strictObject({});
  const schema =
    made.get(record) ?? (z.toJSONSchema(record, { override: withoutNodes }) as unknown as RecordSchema);
  made.set(record, schema);
  return schema;
}

/** Whether the form of a record could have saved this. */
export const isDraftOf = (name: RecordName, value: unknown): boolean =>
  schemaOfRecord(name.collection, name.slug) !== undefined && fitsForm(schemaOf(name) as Schema, value);

/** The text of an article has its own editor, which defines its nodes. */
function withoutNodes({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.control !== 'article') return;
  for (const key of Object.keys(jsonSchema))
    if (!['title', 'description', 'control'].includes(key)) delete jsonSchema[key];
  // The form of a picture between its paragraphs.
  jsonSchema.plate = z.toJSONSchema(figure);
}
