import { type MigrationProvider, Migrator } from 'kysely/migration';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/** The database was written by a newer release than this code. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/**
 * Brings the schema up to this release. Forward only; a lock lets one process do it while others wait.
 * @throws NewerDatabaseError when the database holds migrations that this code doesn't know.
 */
export async function migrate(db: Db, provided: Record<string, Migration> = migrations): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => provided };
  const migrator = new Migrator({ db, provider });
  await refuseNewer(db, Object.keys(provided));
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

type Migration = { up: (db: Db) => Promise<void> };

/** The migrations that have run, by name; none on an empty database. */
export async function migrationsDone(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return done.map((row) => row.name);
}

async function refuseNewer(db: Db, known: string[]): Promise<void> {
  const unknown = (await migrationsDone(db)).filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database was written by a newer release (it has ${unknown.join(', ')}). ` +
        'Start that release, or restore a backup made before the upgrade.',
    );
}

/** Whether every migration of this release has run; for `/readyz`. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return Object.keys(migrations).every((name) => done.some((row) => row.name === name));
}
