/** JSON Schemas of the collections: labels, hints and limits for forms, and for words about changes. */
import * as z from 'zod';
import { COLLECTIONS } from '#contract/records/collections.ts';
import { figure } from '#contract/records/fields.ts';
import type { PublishableCollection } from '#contract/records/overlay.ts';
import type { RecordSchema } from '#contract/site-records.ts';

const made = new Map<PublishableCollection, RecordSchema>();

export function schemaOf(collection: PublishableCollection): RecordSchema {
  const schema =
    made.get(collection) ??
    (z.toJSONSchema(COLLECTIONS[collection].record, { override: withoutNodes }) as unknown as RecordSchema);
  made.set(collection, schema);
  return schema;
}

/** The text of an article has an editor of its own, which knows its nodes. */
function withoutNodes({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  if (jsonSchema.control !== 'article') return;
  for (const key of Object.keys(jsonSchema))
    if (!['title', 'description', 'control'].includes(key)) delete jsonSchema[key];
  // The form of a picture between its paragraphs.
  jsonSchema.plate = z.toJSONSchema(figure);
}
