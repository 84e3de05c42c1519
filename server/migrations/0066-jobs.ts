import { sql } from 'kysely';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';

/** One queue for all work that is done later or again (docs/decisions/0090). */
export async function jobs(db: Db): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('task', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('payload', 'text', (c) => c.notNull())
    .addColumn('run_at', 'text', (c) => c.notNull())
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('lease', 'text')
    .addColumn('lease_until', 'text')
    .addColumn('last_error', 'text')
    .addColumn('dead_at', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('jobs_key', ['task', 'key'])
    .execute();
  await db.schema
    .createIndex('jobs_due')
    .on('jobs')
    .columns(['task', 'run_at'])
    .where(sql<boolean>`dead_at is null`)
    .execute();
  await sql`insert into jobs (task, key, payload, run_at, created_at)
    select 'picture-removal', image_id, ${removal(db)}, run_at, created_at from image_removals`.execute(db);
  await db.schema.dropTable('image_removals').execute();
  await db.schema.dropTable('push_messages').execute();
  await sql`insert into jobs (task, key, payload, run_at, created_at)
    select 'scheduled-release', id, '{}', due_at, at from content_scheduled where failed is null`.execute(db);
  await db.schema.alterTable('content_scheduled').dropColumn('lease_until').execute();
  await sql`insert into jobs (task, key, payload, run_at, created_at)
    select 'incoming-mail', id, '{}', run_at, received_at from inbound_mails where state = 'received'`.execute(
    db,
  );
  for (const column of ['attempts', 'run_at'])
    await db.schema.alterTable('inbound_mails').dropColumn(column).execute();
  await db.schema.alterTable('erasure_traces').dropColumn('lease_until').execute();
}

const removal = (db: Db) =>
  engineOf(db).choose({
    sqlite: sql`json_object('cloud', cloud, 'signedUntil', signed_until)`,
    postgres: sql`json_build_object('cloud', cloud, 'signedUntil', signed_until)::text`,
  });
