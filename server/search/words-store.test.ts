import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addInquiry } from '../inquiry-list/testing/inquiries-store.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { rebuildSearch, reindexInquiry } from './search-store.ts';
import { similarWords } from './words-store.ts';

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
    await test.db.transaction().execute((trx) => reindexInquiry(trx, [second]));
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
    expect(await similarWords(test.db, 'flamnigo')).toEqual(['flamingo']);
    expect(await similarWords(test.db, 'flamingo')).toBeNull();
    expect(await similarWords(test.db, 'flam')).toBeNull();
    expect(await similarWords(test.db, 'mingo')).toBeNull();
    expect(await similarWords(test.db, 'pelican')).toEqual([]);
    expect(await similarWords(test.db, '5551234')).toBeNull();
  });
});
