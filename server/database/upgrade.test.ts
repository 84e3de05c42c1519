/** From the first release's database to this release's, with all that was in it (product decision §13). */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { listFilter } from '../list/parse.ts';
import { listStore } from '../list/store.ts';
import { migrations } from '../migrations/index.ts';
import { isMigrated, migrate, migrationsDone } from '../migrations/migrate.ts';
import { createDatabase } from '../testing/postgres-cluster.ts';
import { engines } from '../testing/test-app.ts';
import { connect } from './connect.ts';
import type { Db } from './schema.ts';
import { firstRelease, makeFirstRelease, oldInquiry } from './testing/first-release-store.ts';

const COUNT = 1203;
const byImage = (a: { image_id: unknown }, b: { image_id: unknown }) =>
  String(a.image_id) < String(b.image_id) ? -1 : 1;
const KEPT = ['staff_users', 'staff_credentials', 'inquiry_events'];

describe.each(engines)('an upgrade from the first release on %s', (engine) => {
  let dataDir: string;
  let db: Db;
  let databaseUrl: string | undefined;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-upgrade-'));
    databaseUrl = engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
    db = connect({ dataDir, databaseUrl });
    await makeFirstRelease(db, COUNT);
  });
  afterEach(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });

  const all = async (table: string) =>
    (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id`.execute(db)).rows;
  const found = async (q: string) => {
    const now = new Date();
    const filter = listFilter({ q }, 'nobody', now);
    const wanted = { filter, sort: 'newest', after: null, limit: 50, now: now.toISOString() } as const;
    return (await listStore(db).page(wanted)).inquiries.map(({ reference }) => reference);
  };

  it('keeps every row and value, and adds what this release keeps beside them', async () => {
    const before = new Map<string, Record<string, unknown>[]>();
    for (const table of ['inquiries', 'images', 'staff_sessions', ...KEPT])
      before.set(table, await all(table));
    await migrate(db);
    expect(await isMigrated(db)).toBe(true);
    for (const table of KEPT) expect(await all(table), table).toEqual(before.get(table));
    for (const table of ['inquiries', 'images', 'staff_sessions']) {
      const old = before.get(table) as Record<string, unknown>[];
      const rows = await all(table);
      expect(rows).toHaveLength(old.length);
      for (const [at, row] of rows.entries()) expect(row).toMatchObject(old[at] as object);
    }
    const inquiries = await all('inquiries');
    expect(inquiries).toHaveLength(COUNT);
    const links = await db.selectFrom('inquiry_images').selectAll().orderBy('image_id').execute();
    expect(links).toEqual(
      (await all('images')).map(({ id, inquiry_id }) => ({ image_id: id, inquiry_id })).sort(byImage),
    );

    const byReference = new Map(inquiries.map((row) => [row.reference, row]));
    for (let n = 0; n < COUNT; n++) {
      const was = oldInquiry(n);
      expect(byReference.get(was.reference)).toMatchObject({
        email_key: was.email.toLowerCase(),
        phone_key: was.phone?.replace(/\D/g, '') ?? null,
        name_key: n % 7 === 0 ? `zoe lukasz ${n}` : `rosa delgado ${n}`,
        first_contact_at: was.firstContact?.at ?? null,
        first_contact_by: was.firstContact?.by ?? null,
        visitor_link_generation: 1,
        withdrawn_at: null,
        assignee_id: null,
      });
    }
    expect(await found('zoe lukasz 1197')).toEqual(['LF-001197']);
    expect(await found('well 1201')).toEqual(['LF-001201']);
    expect(await found('rosa.1200@example.com')).toEqual(['LF-001200']);
  });

  it('goes on where it was killed, and takes nothing twice', async () => {
    const half = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0011'));
    await migrate(db, half);
    const last = migrations['0011-older-inquiries'] as {
      fill: (db: Db, after: string) => Promise<string | null>;
    };
    await db.transaction().execute((trx) => last.fill(trx, ''));
    const second = connect({ dataDir, databaseUrl });
    await migrate(second);
    await migrate(db);
    await second.destroy();
    const { rows } = await sql<{ n: number }>`select count(*) as n from inquiry_search`.execute(db);
    expect(Number(rows[0]?.n)).toBe(COUNT);
    expect((await migrationsDone(db)).sort()).toEqual(Object.keys(migrations));
    expect(await found('rosa.1@example.com')).toEqual(['LF-000001']);
  });
});

describe('the first release’s migrations', () => {
  it('are as they were shipped', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-first-'));
    const db = connect({ dataDir, databaseUrl: undefined });
    await migrate(db, firstRelease);
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master where sql is not null and name not like 'kysely%' order by name`.execute(
      db,
    );
    await db.destroy();
    rmSync(dataDir, { recursive: true });
    const hash = createHash('sha256')
      .update(rows.map((row) => row.sql).join('\n'))
      .digest('hex');
    expect(hash).toBe('e3fc3f8ef7cf1f8ed1c5ab09a249c0f962d99cc0ef233c758f9a0e441860b497');
  });
});
