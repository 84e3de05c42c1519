import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';

/** Makes waiting emails jobs, with a priority, because newsletters are sent last (docs/decisions/0009). */
export async function mailJobs(db: Db): Promise<void> {
  await db.schema
    .alterTable('jobs')
    .addColumn('priority', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.dropIndex('jobs_due').execute();
  await db.schema
    .createIndex('jobs_due')
    .on('jobs')
    .columns(['task', 'priority', 'run_at'])
    .where(sql<boolean>`dead_at is null`)
    .execute();
  await sql`insert into jobs (task, key, payload, run_at, priority, created_at)
    select 'mail', id, '{}', run_at, bulk, created_at from mails where state = 'waiting'`.execute(db);
  for (const index of ['mails_due', 'mails_asking']) await db.schema.dropIndex(index).execute();
  await db.schema.alterTable('mails').dropColumn('bulk').execute();
  await db.schema
    .createIndex('mails_unsent')
    .on('mails')
    .columns(['state', 'run_at'])
    .where(sql<boolean>`sent_at is null`)
    .execute();
}
