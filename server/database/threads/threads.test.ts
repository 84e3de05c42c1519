/** Pages never wait for the database, and single reads never for a transaction that reads (docs/decisions/0007). */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { addImage, countTo, doneMeanwhile, imageIds, LONG, writeAfter } from '../testing/embedded.ts';

describe('while the embedded database works long', () => {
  let test: TestApp;
  const get = async (url: string) => expect((await test.app.inject(url)).statusCode).toBe(200);
  const readShort = () => test.db.selectFrom('images').select('width').where('id', '=', 'none').execute();

  beforeAll(async () => {
    test = await createTestApp('sqlite');
  });
  afterAll(() => test.close());

  it('answers health checks and short reads, and holds nothing up on the serving thread', async () => {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const began = performance.now();
    const answered = await doneMeanwhile(countTo(test.db, LONG), async () => {
      await get('/healthz');
      await get('/readyz');
      await readShort();
    });
    const took = performance.now() - began;
    delay.disable();
    expect(answered).toBeGreaterThan(20);
    expect(delay.max / 1e6).toBeLessThan(took / 2);
  });

  it('keeps a reader for short statements, however many moments are read for long', async () => {
    const moment = (n: number) =>
      test.db
        .transaction()
        .setAccessMode('read only')
        .execute((trx) => countTo(trx, LONG / 3, `counted_${n}`));
    const answered = await doneMeanwhile(Promise.all([1, 2, 3, 4].map(moment)), async () => {
      await get('/readyz');
      await readShort();
    });
    expect(answered).toBeGreaterThan(20);
  });

  it('reads while a transaction writes for long, and not yet what it writes', async () => {
    const seen = new Set<number>();
    const answered = await doneMeanwhile(writeAfter(test.db, LONG, 'late'), async () => {
      await get('/healthz');
      seen.add((await imageIds(test.db)).filter((id) => id === 'late').length);
    });
    expect(answered).toBeGreaterThan(20);
    expect(seen).toContain(0);
    expect(await imageIds(test.db)).toContain('late');
  });

  it('writes in the order of arrival: a short one is next when the one under way is over', async () => {
    const ended: string[] = [];
    const note = (name: string) => () => void ended.push(name);
    await Promise.all([
      writeAfter(test.db, LONG / 3, 'first').then(note('long')),
      test.db
        .transaction()
        .execute((trx) => addImage(trx, 'second'))
        .then(note('short')),
      writeAfter(test.db, LONG / 3, 'third').then(note('long')),
      addImage(test.db, 'fourth').then(note('short')),
    ]);
    expect(ended).toEqual(['long', 'short', 'long', 'short']);
  });

  it('gives every write that was acknowledged to whatever is read after it', async () => {
    const missing: string[] = [];
    const visitor = async (_: unknown, visitor: number) => {
      for (let round = 0; round < 25; round++) {
        const id = `visitor-${visitor}-${round}`;
        if (round % 2) await addImage(test.db, id);
        else await test.db.transaction().execute((trx) => addImage(trx, id));
        const found = await test.db.selectFrom('images').select('id').where('id', '=', id).execute();
        if (found.length !== 1) missing.push(id);
      }
    };
    // Long enough for all readers to be there.
    const long = Promise.all([countTo(test.db, LONG / 4), countTo(test.db, LONG / 4, 'more')]);
    await Promise.all(Array.from({ length: 20 }, visitor));
    await long;
    expect(missing).toEqual([]);
  });
});
