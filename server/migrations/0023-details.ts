import type { Db } from '../database/schema.ts';

/** The form's additional fields, so that a new one needs no migration (contract/inquiry-fields.ts). */
export const details = (db: Db): Promise<void> =>
  db.schema
    .alterTable('inquiries')
    .addColumn('details', 'text', (c) => c.notNull().defaultTo('{}'))
    .execute();
