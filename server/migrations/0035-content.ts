import { type ColumnDefinitionBuilder, sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/** The firm's changes of its site: drafts, published versions, and their times (docs/decisions/0051). */
export async function content(db: Db): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('content_records')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('collection', 'text', required)
    .addColumn('slug', 'text', required)
    .addColumn('draft', 'text')
    .addColumn('draft_hidden', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('draft_at', 'text')
    .addColumn('draft_by', 'text')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('revision_id', 'text')
    .addUniqueConstraint('content_records_slug', ['collection', 'slug'])
    .execute();
  await db.schema
    .createTable('content_releases')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('number', 'integer', (c) => c.notNull().unique())
    .addColumn('at', 'text', required)
    .addColumn('by_id', 'text')
    .addColumn('by_name', 'text', required)
    .addColumn('undoes', 'integer')
    .execute();
  await db.schema
    .createTable('content_revisions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('record_id', 'text', (c) => c.notNull().references('content_records.id').onDelete('cascade'))
    .addColumn('release_id', 'text', (c) => c.notNull().references('content_releases.id').onDelete('cascade'))
    .addColumn('kind', 'text', required)
    .addColumn('state', 'text', required)
    .addColumn('schema', 'integer', required)
    .addColumn('value', 'text')
    .addColumn('replaces', 'text')
    .execute();
  for (const column of ['record_id', 'release_id'])
    await db.schema
      .createIndex(`content_revisions_${column}`)
      .on('content_revisions')
      .column(column)
      .execute();
  await engineOf(db).choose({ sqlite: undefined, postgres: announceReleases })?.(db);
}

/** Tells every server of a release (server/database/watch.ts); their drafts concern nobody else. */
async function announceReleases(db: Db): Promise<void> {
  await sql`create function announce_release() returns trigger language plpgsql as
    'begin perform pg_notify(''ledge_frame_site'', ''''); return null; end'`.execute(db);
  await sql`create trigger announce after insert on content_releases
    for each statement execute function announce_release()`.execute(db);
}
