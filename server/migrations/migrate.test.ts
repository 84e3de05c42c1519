import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { engineOf } from '../database/engine/engine-of.ts';
import type { Db } from '../database/schema.ts';
import { createDatabase } from '../testing/postgres-cluster.ts';
import { engines } from '../testing/test-app.ts';
import { migrations } from './index.ts';
import { compareMigrations, isMigrated, migrate, migrationsDone, NewerDatabaseError } from './migrate.ts';

const PROGRAM = `
  const { connect } = await import('${import.meta.dirname}/../database/connect.ts');
  const { migrate } = await import('${import.meta.dirname}/migrate.ts');
  process.stdin.once('data', async () => {
    const db = connect(JSON.parse(process.argv[1]));
    await migrate(db);
    await db.destroy();
    process.exit(0);
  });
  console.log('ready');
`;

type Target = { dataDir: string; databaseUrl: string | undefined };

/** A process that migrates when `go` is called. */
async function migratingProcess(target: Target) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM, JSON.stringify(target)]);
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.on('exit', (code) => resolve({ code, output })),
  );
  await Promise.race([new Promise((resolve) => child.stdout.once('data', resolve)), ended]);
  return { go: () => child.stdin.write('go\n'), ended };
}

it('migrations are listed by release, of which 1.10 comes after 1.9', () => {
  const names = Object.keys(migrations);
  expect(names.toSorted(compareMigrations)).toEqual(names);
  const releases = ['0066-jobs', '1.0-baseline', '1.9-a', '1.9-b', '1.10-a', '2.0-a', '10.0-a'];
  expect(releases.toReversed().toSorted(compareMigrations)).toEqual(releases);
});

describe.each(engines)('migrations on %s', (engine) => {
  let target: Target;
  let open: Db[];
  const database = () => {
    const db = connect(target);
    open.push(db);
    return db;
  };
  beforeEach(async () => {
    open = [];
    const databaseUrl =
      engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
    target = { dataDir: mkdtempSync(join(tmpdir(), 'ledge-frame-migrate-')), databaseUrl };
  });
  afterEach(async () => {
    await Promise.all(open.map((db) => db.destroy()));
    rmSync(target.dataDir, { recursive: true });
  });

  it('run once when four processes start on an empty database at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => migratingProcess(target)));
    for (const { go } of all) go();
    for (const { ended } of all) {
      const { code, output } = await ended;
      expect(code, output).toBe(0);
    }
    const db = database();
    expect(await isMigrated(db)).toBe(true);
    const done = await db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .execute();
    expect(done.map((row) => row.name).sort(compareMigrations)).toEqual(Object.keys(migrations));
  });

  it('refuse a database that a newer release wrote, and leave it as it was', async () => {
    const newer = {
      ...migrations,
      '9999-from-the-future': {
        up: async (db: Db) => db.schema.createTable('future').addColumn('id', 'text').execute(),
      },
    };
    const db = database();
    await migrate(db, newer);
    await expect(migrate(db)).rejects.toThrow(NewerDatabaseError);
    await expect(migrate(db)).rejects.toThrow('it has 9999-from-the-future');
    expect(await engineOf(db).tables(db)).toContain('future');
  });

  it('can be listed while another server creates and drops tables', async () => {
    const db = database();
    const other = database();
    await migrate(db);
    let isOver = false;
    const changes = (async () => {
      while (!isOver) {
        await other.schema.createTable('passing').addColumn('id', 'text').execute();
        await other.schema.dropTable('passing').execute();
      }
    })();
    for (let n = 0; n < 200; n++) expect(await migrationsDone(db)).toEqual(Object.keys(migrations));
    isOver = true;
    await changes;
  });

  it('leave nothing behind when one fails half way', async () => {
    const failing = {
      ...migrations,
      '9999-half': {
        up: async (db: Db) => {
          await db.schema.createTable('half').addColumn('id', 'text').execute();
          throw new Error('half way');
        },
      },
    };
    const db = database();
    await expect(migrate(db, failing)).rejects.toThrow('half way');
    expect(await engineOf(db).tables(db)).not.toContain('half');
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
  });
});
