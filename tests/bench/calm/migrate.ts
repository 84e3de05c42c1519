/** Migrations that a later release might have, on the house in DATA_DIR; afterwards it is as before. */
import { sql } from 'kysely';
import { connect } from '../../../server/database/connect.ts';
import type { Db } from '../../../server/database/schema.ts';
import { migrations } from '../../../server/migrations/index.ts';
import { type Migration, migrate } from '../../../server/migrations/migrate.ts';
import { readConfig } from '../../../server/settings/config.ts';

const BATCH = 200;

/** As migration 0012 does it: every row is written once. */
async function fill(trx: Db, after: string): Promise<string | null> {
  const rows = await trx
    .selectFrom('inquiries')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  const ids = rows.map(({ id }) => id);
  // Each row again, with all that follows it by triggers and indexes.
  if (ids.length > 0)
    await sql`update inquiries set area = area, updated_at = updated_at where id in (${sql.join(ids)})`.execute(
      trx,
    );
  return ids.at(-1) ?? null;
}

const later: Record<string, Migration> = {
  '9998-calm-table': { up: (trx) => trx.schema.createTable('calm').addColumn('id', 'text').execute() },
  '9999-calm-fill': { fill },
};

const db = connect(readConfig());
await migrate(db, { ...migrations, ...later });
await db.transaction().execute(async (trx) => {
  await sql`delete from kysely_migration where name in (${sql.join(Object.keys(later))})`.execute(trx);
  await trx.schema.dropTable('calm').execute();
});
await db.destroy();
