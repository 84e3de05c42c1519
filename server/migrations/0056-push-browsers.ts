import type { Db } from '../database/schema.ts';

/** Which browser a session and its notifications belong to: a session that is ended ends them, too (docs/decisions/0066). */
export async function pushBrowsers(db: Db): Promise<void> {
  for (const table of ['staff_devices', 'staff_sessions', 'push_devices'])
    await db.schema.alterTable(table).addColumn('browser', 'text').execute();
  await db.schema.alterTable('push_devices').addColumn('session', 'text').execute();
}
