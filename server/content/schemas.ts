/** JSON Schemas of records: labels, hints and limits for forms, and for words about changes. */
import * as z from 'zod';
import { schemaOfRecord } from '#contract/records/collections.ts';
import type { RecordName, RecordSchema } from '#contract/site-records.ts';

const made = new Map<z.ZodType, RecordSchema>();

export function schemaOf({ collection, slug }: RecordName): RecordSchema {
  const record = schemaOfRecord(collection, slug) ?? z.strictObject({});
  const schema = made.get(record) ?? (z.toJSONSchema(record) as unknown as RecordSchema);
  made.set(record, schema);
  return schema;
}
