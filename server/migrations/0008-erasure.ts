import type { Db } from '../database/schema.ts';

/** Records of erasures with author and time, without personal data (product decision §11). */
export async function erasure(db: Db): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('actor_id', 'text')
    .addColumn('actor_name', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('inquiry_ids', 'text', (c) => c.notNull().defaultTo('[]'))
    .addColumn('address_hash', 'text')
    .addColumn('counts', 'text', (c) => c.notNull())
    .execute();
}
