/** From this version's database to a next one's, and from the last version before 1.0 to this one (requirements §16). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { createDatabase } from '../testing/postgres-cluster.ts';
import { engines } from '../testing/test-app.ts';
import { baseline } from './baseline/baseline.ts';
import { BASELINE, migrations } from './index.ts';
import { isMigrated, migrate, migrationGap, migrationsDone, OlderDatabaseError } from './migrate.ts';
import { fillDomains, nextVersion, saveInquiries } from './testing/next-version-store.ts';
import { schemaLines } from './testing/schema-lines-store.ts';

const COUNT = 1203;

describe.each(engines)('an upgrade on %s', (engine) => {
  let dataDir: string;
  let databaseUrl: string | undefined;
  let db: Db;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-upgrade-'));
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
    db = connect({ dataDir, databaseUrl });
    await migrate(db);
    await saveInquiries(db, 0, COUNT);
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });

  const inquiries = () => db.selectFrom('inquiries').selectAll().orderBy('id').execute();
  const names = () => db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
  const isOf = async (migrations: string[]) => {
    await names().deleteFrom('kysely_migration').execute();
    for (const name of migrations)
      await names().insertInto('kysely_migration').values({ name, timestamp: '' }).execute();
  };

  it('to a next version keeps every row and value, and fills what is new', async () => {
    const before = await inquiries();
    expect(before).toHaveLength(COUNT);
    await migrate(db, nextVersion);
    const after = await inquiries();
    expect(after.map((row) => ({ ...row, domain: undefined }))).toEqual(
      before.map((row) => ({ ...row, domain: undefined })),
    );
    expect(after.map((row) => (row as unknown as { domain: string }).domain)).toEqual(
      before.map(({ email }) => email.split('@')[1]),
    );
  });

  it('goes on where it was killed, and takes nothing twice', async () => {
    const { '9.0-domains-of-older-inquiries': fill, ...first } = nextVersion;
    await migrate(db, first);
    await db.transaction().execute((trx) => fillDomains(trx, ''));
    const second = connect({ dataDir, databaseUrl });
    await Promise.all([migrate(second, nextVersion), migrate(db, nextVersion)]);
    await second.destroy();
    const { rows } = await sql<{
      n: number;
    }>`select count(*) as n from inquiries where domain is not null`.execute(db);
    expect(Number(rows[0]?.n)).toBe(COUNT);
    expect(await migrationsDone(db)).toEqual(Object.keys(nextVersion));
  });

  describe('from the last version before 1.0', () => {
    beforeEach(async () => {
      await db.destroy();
      rmSync(dataDir, { recursive: true });
      dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-upgrade-'));
      if (databaseUrl) databaseUrl = await createDatabase(inject('postgresUrl') as string);
      db = connect({ dataDir, databaseUrl });
      await migrate(db, { [BASELINE]: { up: baseline } });
      await saveInquiries(db, 0, COUNT);
      await isOf(['0001-inquiries', '0065-no-kept-counts', '0066-jobs']);
    });

    it('takes a database over with all its rows, once for all servers', async () => {
      const before = await inquiries();
      const missing = Object.keys(migrations).filter((name) => name !== BASELINE);
      expect(await migrationGap(db)).toEqual({ missing, unknown: [] });
      const second = connect({ dataDir, databaseUrl });
      await Promise.all([migrate(second), migrate(db)]);
      await second.destroy();
      expect(await isMigrated(db)).toBe(true);
      // Migration 1.1-priority-and-tags adds both columns.
      expect(await inquiries()).toEqual(before.map((row) => ({ ...row, priority: 'normal', tags: '[]' })));
    });

    it('gives each mail that waits a job, newsletters last', async () => {
      for (const [id, state, bulk] of [
        ['reply', 'waiting', 0],
        ['newsletter', 'waiting', 1],
        ['sent', 'sent', 0],
        ['dead', 'dead', 0],
      ] as const)
        await sql`insert into mails (id, kind, recipient, message_id, state, bulk, run_at, created_at)
          values (${id}, 'reply', 'rosa@firm.example', ${id}, ${state}, ${bulk}, ${`2026-01-0${bulk + 1}`}, '2026-01-01')`.execute(
          db,
        );
      await migrate(db);
      const jobs = db.selectFrom('jobs').select(['task', 'key', 'payload', 'run_at', 'priority']);
      expect(await jobs.orderBy('priority').execute()).toEqual([
        { task: 'mail', key: 'reply', payload: '{}', run_at: '2026-01-01', priority: 0 },
        { task: 'mail', key: 'newsletter', payload: '{}', run_at: '2026-01-02', priority: 1 },
      ]);
    });
  });

  it.each([[['0001-inquiries', '0052-report-days']], [['0001-inquiries', '0066-jobs']]])(
    'refuses an older one (%s), tells the way out, and changes nothing',
    async (older) => {
      await isOf(older);
      const before = await schemaLines(db);
      await expect(migrate(db)).rejects.toThrow(OlderDatabaseError);
      await expect(migrate(db)).rejects.toThrow(
        'Start the last version before 1.0 with it once, then this one.',
      );
      expect(await migrationsDone(db)).toEqual(older);
      expect(await schemaLines(db)).toEqual(before);
    },
  );
});
