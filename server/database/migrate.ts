import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { isPostgres } from './dialect.ts';
import { migrations } from './migrations/index.ts';
import type { Db, Trx } from './schema.ts';

/** The database was written by a newer release than this code. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** The database is another program's, or has tables of our names that we didn't make. */
export class ForeignDatabaseError extends Error {
  override name = 'ForeignDatabaseError';
}

/**
 * `up` changes the schema, in one transaction: it must be quick, because it keeps writers out.
 * `fill` brings old rows up to date, a batch a transaction: it takes the rows behind the id `after`, and returns the
 * last one's id, or null when none was left. It leaves alone what is filled already, because it may run again.
 */
export type Migration =
  | { up: (trx: Db) => Promise<void> }
  | { fill: (trx: Db, after: string) => Promise<string | null> };

/**
 * Brings the schema up to this release, while servers of the release before may go on writing (docs/decisions/0023).
 * Forward only; a lock lets one process do each step while others wait.
 * @throws NewerDatabaseError when the database holds migrations that this code doesn't know, ForeignDatabaseError when
 *   it isn't ours.
 */
export async function migrate(db: Db, provided: Record<string, Migration> = migrations): Promise<void> {
  // In this order: a table that another process makes meanwhile comes with its name in the list.
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const done = await migrationsDone(db);
  refuseForeign(tables, done);
  refuseNewer(done, Object.keys(provided));
  const missing = Object.entries(provided).filter(([name]) => !done.includes(name));
  if (missing.length === 0) return;
  await locked(db, async (trx) => void (await makeList(trx)));
  for (const [name, migration] of missing) await run(db, name, migration);
}

async function run(db: Db, name: string, migration: Migration): Promise<void> {
  if ('fill' in migration && !(await migrationsDone(db)).includes(name))
    for (let after: string | null = ''; after !== null; ) {
      const behind: string = after;
      const began = performance.now();
      after = await locked(db, (trx) => migration.fill(trx, behind));
      if (after !== null) await letOthersWrite(db, performance.now() - began);
    }
  await locked(db, async (trx) => {
    if ((await list(trx)).includes(name)) return;
    if ('up' in migration) await migration.up(trx);
    await trx
      .withTables<MigrationsDone>()
      .insertInto('kysely_migration')
      .values({ name, timestamp: new Date().toISOString() })
      .execute();
  });
}

/** Of this program's migrations, among PostgreSQL's advisory locks. */
const LOCK = 3_853_314_791;
/** Whoever waits for a table keeps everybody behind it waiting too: better to let them pass and ask again. */
const LOCK_PATIENCE = '1s';
const LOCK_TRIES = 120;
const LOCK_NOT_AVAILABLE = '55P03';
const SQLITE_BUSY = 5;

function isLockedOut(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === LOCK_NOT_AVAILABLE || errcode === SQLITE_BUSY;
}

/** A transaction that only one process has at a time. On SQLite every one that writes is. */
async function locked<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        if (isPostgres(db)) {
          await sql`select set_config('statement_timeout', '0', true), pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(
            trx,
          );
          await sql`select set_config('lock_timeout', ${LOCK_PATIENCE}, true)`.execute(trx);
        }
        return work(trx);
      });
    } catch (error) {
      if (!isLockedOut(error) || attempt === LOCK_TRIES) throw error;
      await pause(1000);
    }
  }
}

/**
 * A process that waits for SQLite's lock looks every 100 ms, later on a busy machine; there our batches take longer,
 * too, so as long as one took is theirs.
 */
const letOthersWrite = (db: Db, tookMs: number) =>
  isPostgres(db) ? undefined : pause(Math.min(Math.max(110, tookMs), 2000));

/** As Kysely names it, whose migrator wrote it at first. */
type MigrationsDone = { kysely_migration: { name: string; timestamp: string } };

const makeList = (trx: Trx) =>
  trx.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (c) => c.primaryKey().notNull())
    .addColumn('timestamp', 'varchar(255)', (c) => c.notNull())
    .execute();

async function list(db: Db): Promise<string[]> {
  const done = await db.withTables<MigrationsDone>().selectFrom('kysely_migration').select('name').execute();
  return done.map((row) => row.name);
}

/** The migrations that have run, by name; none on an empty database. */
export async function migrationsDone(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === 'kysely_migration') ? list(db) : [];
}

function refuseForeign(tables: string[], done: string[]): void {
  const first = Object.keys(migrations)[0] as string;
  const taken = done.length > 0 ? undefined : tables.find((name) => OUR_TABLES.includes(name));
  if (taken || (done.length > 0 && !done.includes(first)))
    throw new ForeignDatabaseError(
      `The database belongs to another program${taken ? ` (it has a table ${taken})` : ''}. Nothing was changed. Make an empty one, and name it in DATABASE_URL.`,
    );
}

/** Of the first release: enough to tell that somebody else has the place. */
const OUR_TABLES = ['inquiries', 'inquiry_events', 'images', 'staff_users'];

function refuseNewer(done: string[], known: string[]): void {
  const unknown = done.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database was written by a newer release (it has ${unknown.join(', ')}). ` +
        'Start that release, or restore a backup made before the upgrade.',
    );
}

/** Whether every migration of this release has run; for `/readyz`. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = await list(db);
  return Object.keys(migrations).every((name) => done.includes(name));
}
