import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../migrations/migrate.ts';
import { connect } from './connect.ts';
import { isDatabaseDown, isDiskFull } from './error-codes.ts';
import type { Db } from './schema.ts';

describe('the embedded database', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-sqlite-'));
  const open = () => connect({ dataDir, databaseUrl: undefined });
  let db: Db;
  beforeAll(async () => {
    db = open();
    await migrate(db);
  });
  afterAll(async () => {
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });

  const failure = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error);
  const addImage = (to: Db, id: string, width = 1) =>
    to
      .insertInto('images')
      .values({ id, url: `/${id}`, width, height: 1, bytes: 1, created_at: 'now' })
      .execute();

  it('is readable by its owner only, with the files beside it', () => {
    for (const ending of ['', '-wal', '-shm'])
      expect(statSync(join(dataDir, `ledge-frame.sqlite${ending}`)).mode & 0o077, ending).toBe(0);
  });

  it('says that it is full when it is, keeps nothing of the transaction, and works on once there is room', async () => {
    await sql`pragma max_page_count = 1`.execute(db);
    const error = await failure(
      db.transaction().execute(async (trx) => {
        for (let n = 0; n < 500; n++) await addImage(trx, `${'x'.repeat(4000)}${n}`);
      }),
    );
    expect(isDiskFull(error)).toBe(true);
    expect(isDatabaseDown(error)).toBe(false);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect(await db.selectFrom('images').selectAll().execute()).toEqual([]);
    await db.transaction().execute((trx) => addImage(trx, 'after'));
    expect(await db.selectFrom('images').select('id').execute()).toEqual([{ id: 'after' }]);
  });

  it('says that it is busy when another process keeps it, and serves whoever comes after', async () => {
    const other = open();
    await sql`pragma busy_timeout = 20`.execute(other);
    let release = () => {};
    let begun = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const hasBegun = new Promise<void>((resolve) => (begun = resolve));
    const holding = db.transaction().execute(() => {
      begun();
      return held;
    });
    await hasBegun;
    // The transaction can't begin: the next one must neither wait for it indefinitely nor be part of it.
    const errors = await Promise.all(
      ['a', 'b'].map((id) => failure(other.transaction().execute((trx) => addImage(trx, id)))),
    );
    expect(errors.map(isDatabaseDown)).toEqual([true, true]);
    release();
    await holding;
    await other.transaction().execute((trx) => addImage(trx, 'c'));
    await other.destroy();
    expect((await db.selectFrom('images').select('id').execute()).map((row) => row.id)).not.toContain('a');
  });
});
