import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../database/connect.ts';
import { listFilter } from '../list/parse.ts';
import { listStore } from '../list/store.ts';
import { addInquiry } from '../list/testing/inquiries-store.ts';
import { migrations } from '../migrations/index.ts';
import { migrate } from '../migrations/migrate.ts';
import { createDatabase } from '../testing/postgres-cluster.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { rebuildSearch, searchAnew } from './search-store.ts';
import { nearWords } from './words-store.ts';

describe.each(engines)('the vocabulary on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  const words = async () =>
    (await test.db.selectFrom('search_words').select('word').distinct().orderBy('word').execute()).map(
      ({ word }) => word,
    );
  const add = (message: string) =>
    addInquiry(test.db, {
      name: 'N N',
      email: 'n@n.org',
      phone: null,
      message,
      reference: `LF-WORD-${count++}`,
    });
  let count = 10;

  it('forgets a word with the last inquiry that held it, however it went', async () => {
    const first = await add('Quetzal and toucan');
    const second = await add('Toucan');
    expect(await words()).toEqual(['and', 'org', 'quetzal', 'toucan']);
    await test.db.deleteFrom('inquiries').where('id', '=', first).execute();
    expect(await words()).toEqual(['org', 'toucan']);
    await test.db.updateTable('inquiries').set({ message: 'Erased' }).where('id', '=', second).execute();
    await test.db.transaction().execute((trx) => searchAnew(trx, [second]));
    expect(await words()).toEqual(['erased', 'org']);
    await test.db.transaction().execute((trx) => rebuildSearch(trx));
    expect(await words()).toEqual(['erased', 'org']);
  });

  it('keeps ten inquiries per word, so that a common word costs no more than a rare one', async () => {
    for (let n = 0; n < 13; n++) await add('Flamingo');
    const kept = await test.db
      .selectFrom('search_words')
      .selectAll()
      .where('word', '=', 'flamingo')
      .execute();
    expect(kept).toHaveLength(10);
  });

  it('holds no numbers, no references, and nothing too long to be a word', async () => {
    await add(`12th 4x4 ${'x'.repeat(25)} ${'y'.repeat(24)}`);
    expect((await words()).filter((word) => /\d|x{3}|word/.test(word))).toEqual([]);
    expect(await words()).toContain('y'.repeat(24));
  });

  it('tells known words from unknown ones', async () => {
    expect(await nearWords(test.db, 'flamnigo')).toEqual(['flamingo']);
    expect(await nearWords(test.db, 'flamingo')).toBeNull();
    expect(await nearWords(test.db, 'flam')).toBeNull();
    expect(await nearWords(test.db, 'mingo')).toBeNull();
    expect(await nearWords(test.db, 'pelican')).toEqual([]);
    expect(await nearWords(test.db, '5551234')).toBeNull();
  });
});

describe.each(engines)('the upgrade of the search on %s', (engine) => {
  it('adds the words of older texts, which get single spaces', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-words-'));
    const databaseUrl =
      engine === 'postgres' ? await createDatabase(inject('postgresUrl') as string) : undefined;
    const db = connect({ databaseUrl, dataDir });
    await migrate(db, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0026')));
    for (let n = 0; n < 501; n++) {
      const id = `old-${String(n).padStart(3, '0')}`;
      const at = '2026-01-01T00:00:00.000Z';
      await sql`insert into inquiries (id, reference, name, email, message, created_at, updated_at)
        values (${id}, ${id}, 'N', 'n@n.org', '', ${at}, ${at})`.execute(db);
      const text = n === 500 ? 'please.  call   again\nQuetzal'.toLowerCase() : 'toucan';
      await sql`insert into inquiry_search (inquiry_id, text, source) values (${id}, ${text}, '')`.execute(
        db,
      );
    }
    await migrate(db);
    expect(await nearWords(db, 'quetzla')).toEqual(['quetzal']);
    expect(await nearWords(db, 'tuocan')).toEqual(['toucan']);
    const found = async (q: string) => {
      const now = new Date();
      const wanted = {
        filter: listFilter({ q }, 'nobody', now),
        sort: 'newest',
        after: null,
        limit: 10,
      } as const;
      return (await listStore(db).page({ ...wanted, now: now.toISOString() })).total;
    };
    expect(await found('"please. call again"')).toBe(1);
    expect(await found('toucan')).toBe(500);
    await db.destroy();
    rmSync(dataDir, { recursive: true });
  });
});
