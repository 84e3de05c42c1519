import { setTimeout as pause } from 'node:timers/promises';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db, Trx } from '../database/schema.ts';
import { BASELINE, migrations } from './index.ts';

/** The database was written by a newer release than this code. */
export class NewerDatabaseError extends Error {
  override name = 'NewerDatabaseError';
}

/** The database was last used by a version before 1.0 that had another schema. */
export class OlderDatabaseError extends Error {
  override name = 'OlderDatabaseError';
}

/** The database belongs to another program, or has foreign tables with our names. */
export class ForeignDatabaseError extends Error {
  override name = 'ForeignDatabaseError';
}

/**
 * `up` changes the schema, in one transaction: it must be quick, because it blocks writers.
 * `fill` backfills old rows, one batch per transaction: it processes the rows after the cursor `after`, and returns the
 * last row's id, or null when none was left. It skips filled rows, because it may run again.
 */
export type Migration =
  | { up: (trx: Db) => Promise<void> }
  | { fill: (trx: Db, after: string) => Promise<string | null> };

/**
 * Migrates the schema to this release, while servers of the previous release may keep writing (docs/decisions/0006).
 * Forward only; a lock lets one process run each step while others wait.
 * @throws NewerDatabaseError when the database has migrations unknown to this code, OlderDatabaseError when its
 *   schema is older than the baseline, ForeignDatabaseError when it isn't ours.
 */
export async function migrate(db: Db, provided: Record<string, Migration> = migrations): Promise<void> {
  // In this order: if another process creates a table meanwhile, the list of migrations already names it.
  const tables = await engineOf(db).tables(db);
  const noted = await migrationsDone(db);
  refuseForeign(tables, noted);
  const done = sinceBaseline(noted);
  refuseNewer(done, Object.keys(provided));
  if (done.includes(BASELINE) && !noted.includes(BASELINE)) await takeOver(db);
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
      if (after !== null) await letOthersWrite(performance.now() - began);
    }
  await locked(db, async (trx) => {
    if ((await list(trx)).includes(name)) return;
    if ('up' in migration) await migration.up(trx);
    await addToList(trx, name);
  });
}

/** Orders names by release, as numbers, then as text: 1.10 comes after 1.9. Names from before 1.0 come first. */
export function compareMigrations(a: string, b: string): number {
  const [major, minor] = releaseOf(a);
  const [otherMajor, otherMinor] = releaseOf(b);
  return major - otherMajor || minor - otherMinor || (a < b ? -1 : 1);
}

function releaseOf(name: string): [number, number] {
  const [, major = 0, minor = 0] = /^(\d+)\.(\d+)-/.exec(name) ?? [];
  return [Number(major), Number(minor)];
}

/** The last migrations before 1.0: they left the schema that the baseline creates (docs/decisions/0006). */
const LAST_BEFORE_BASELINE = ['0065-no-kept-counts', '0066-jobs'];
const isBeforeBaseline = (name: string) => /^00\d\d-/.test(name);

/**
 * Returns the migrations from the baseline on. A schema that the last version before 1.0 left is the baseline's.
 * @throws OlderDatabaseError when it is older.
 */
export function sinceBaseline(names: string[]): string[] {
  const since = names.filter((name) => !isBeforeBaseline(name));
  if (names.length === 0 || since.includes(BASELINE)) return since;
  if (LAST_BEFORE_BASELINE.every((name) => names.includes(name))) return [BASELINE];
  throw new OlderDatabaseError(
    'A version before 1.0 wrote this data, and its schema is too old for this version. Nothing was changed. Start the last version before 1.0 with it once, then this one.',
  );
}

/** Records the baseline in a database that has its schema. Older names stay, because earlier versions check for them. */
const takeOver = (db: Db) =>
  locked(db, async (trx) => {
    if (!(await list(trx)).includes(BASELINE)) await addToList(trx, BASELINE);
  });

/** Waiting for a table lock blocks all later statements on the table, so a short timeout and retries are better. */
const LOCK_PATIENCE = '1s';
const LOCK_TRIES = 120;
const LOCK_NOT_AVAILABLE = '55P03';
const SQLITE_BUSY = 5;

function isLockedOut(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number };
  return code === LOCK_NOT_AVAILABLE || errcode === SQLITE_BUSY;
}

/** Runs a transaction that only one process can have at a time. */
async function locked<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(async (trx) => {
        const engine = engineOf(trx);
        await engine.limit(trx, { statement_timeout: '0' });
        await engine.takeTurn(trx, 'migration');
        await engine.limit(trx, { lock_timeout: LOCK_PATIENCE });
        return work(trx);
      });
    } catch (error) {
      if (!isLockedOut(error) || attempt === LOCK_TRIES) throw error;
      await pause(1000);
    }
  }
}

/**
 * Pauses for other writers: a process that waits for SQLite's lock polls every 100 ms, less often on a busy machine.
 * Batches take longer there too, so the pause is as long as the batch.
 */
const letOthersWrite = (tookMs: number) => pause(Math.min(Math.max(110, tookMs), 2000));

/** Named as by Kysely, whose migrator created it at first. */
type MigrationsDone = { kysely_migration: { name: string; timestamp: string } };

const makeList = (trx: Trx) =>
  trx.schema
    .createTable('kysely_migration')
    .ifNotExists()
    .addColumn('name', 'varchar(255)', (c) => c.primaryKey().notNull())
    .addColumn('timestamp', 'varchar(255)', (c) => c.notNull())
    .execute();

const addToList = (trx: Trx, name: string) =>
  trx
    .withTables<MigrationsDone>()
    .insertInto('kysely_migration')
    .values({ name, timestamp: new Date().toISOString() })
    .execute();

async function list(db: Db): Promise<string[]> {
  const done = await db.withTables<MigrationsDone>().selectFrom('kysely_migration').select('name').execute();
  return done.map((row) => row.name).sort(compareMigrations);
}

/** Returns the names of the migrations that have run, in order; none on an empty database. */
export async function migrationsDone(db: Db): Promise<string[]> {
  return (await engineOf(db).tables(db)).includes('kysely_migration') ? list(db) : [];
}

/** Tables that suffice to recognize another program's database. */
const OUR_TABLES = ['inquiries', 'inquiry_events', 'images', 'staff_users'];

function refuseForeign(tables: string[], done: string[]): void {
  const taken = done.length > 0 ? undefined : tables.find((name) => OUR_TABLES.includes(name));
  if (taken || (done.length > 0 && !done.some((name) => name === BASELINE || name === '0001-inquiries')))
    throw new ForeignDatabaseError(
      `The database belongs to another program${taken ? ` (it has a table ${taken})` : ''}. Nothing was changed. Create an empty database, and set DATABASE_URL to it.`,
    );
}

function refuseNewer(done: string[], known: string[]): void {
  const unknown = done.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new NewerDatabaseError(
      `The database was created by a newer version (it has ${unknown.join(', ')}). ` +
        'Run that version, or restore a backup from before the upgrade.',
    );
}

/** Returns whether every migration of this release has run; for `/readyz`. */
export async function isMigrated(db: Db): Promise<boolean> {
  const done = await list(db);
  return Object.keys(migrations).every((name) => done.includes(name));
}

/** Returns the migrations that this release still has to run, and those of a newer release. */
export async function migrationGap(db: Db): Promise<{ missing: string[]; unknown: string[] }> {
  const done = sinceBaseline(await migrationsDone(db));
  const known = Object.keys(migrations);
  return {
    missing: known.filter((name) => !done.includes(name)),
    unknown: done.filter((name) => !known.includes(name)),
  };
}
