import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/** Erasures in many short transactions, and the traces they leave on disk (docs/decisions/0027). */
export async function erasureInBatches(db: Db): Promise<void> {
  // Previously the ids were a JSON array in `erasures`; each batch would rewrite 33,000 of them.
  await db.schema
    .createTable('erased_inquiries')
    .addColumn('erasure_id', 'text', (c) => c.notNull().references('erasures.id').onDelete('cascade'))
    .addColumn('inquiry_id', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('erased_inquiries_key', ['erasure_id', 'inquiry_id'])
    .execute();
  await db.schema
    .createTable('erasure_work')
    .addColumn('erasure_id', 'text', (c) => c.primaryKey().references('erasures.id').onDelete('cascade'))
    .addColumn('begun_at', 'text', (c) => c.notNull())
    .addColumn('until', 'text', (c) => c.notNull())
    .addColumn('counted', 'integer', (c) => c.notNull())
    .addColumn('lease_until', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('erasure_traces')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('ticket', 'text', (c) => c.notNull())
    .addColumn('merged', 'text')
    .addColumn('transaction', 'text')
    .addColumn('reason', 'text')
    .addColumn('lease_until', 'text', (c) => c.notNull())
    .execute();
  // Few events are corrections; each contains an address that its inquiry no longer has.
  await db.schema
    .createIndex('inquiry_events_corrections')
    .on('inquiry_events')
    .column('inquiry_id')
    .where(sql<boolean>`kind = 'visitor-correction'`)
    .execute();
  // Mails to newsletter subscribers by address, which needed a scan of the whole table.
  await db.schema
    .createIndex('mails_without_inquiry')
    .on('mails')
    .column('recipient')
    .where(sql<boolean>`inquiry_id is null`)
    .execute();
  // secure-delete cost 23 to 64 ms per deleted inquiry of 100,000; merging overwrites all traces at once (search-traces-store.ts).
  if (engineOf(db).choose({ sqlite: true, postgres: false }))
    await sql`insert into inquiry_trigrams (inquiry_trigrams, rank) values ('secure-delete', 0)`.execute(db);
}
