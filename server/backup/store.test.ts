import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineOf } from '../database/engine/engine-of.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { lineOf, rowsOf, sumOf } from './store.ts';
import { TRANSFER_TABLES, type TransferTable } from './tables.ts';

const table = TRANSFER_TABLES.find(({ name }) => name === 'spam_texts') as TransferTable;
const rows = Array.from({ length: 2500 }, (_, n) => ({
  text_hash: `${n % 2 ? 'b' : 'B'}${n % 7}-é`,
  sender_hash: `${n % 3 ? 'z' : 'Z'}${n}`,
  at: '2026-11-21T12:00:00.000Z',
}));
const keyOf = (row: Record<string, unknown>) => `${row.text_hash} ${row.sender_hash}`;
const inBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

describe.each(engines)('rows of a table on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
    await test.db.insertInto('spam_texts').values(rows).execute();
  });
  afterAll(() => test.close());

  it('come all, in the order of bytes, however many batches it takes', async () => {
    const keys: string[] = [];
    await engineOf(test.db).snapshot(test.db, async (moment) => {
      for await (const batch of rowsOf(moment, table)) keys.push(...batch.map(keyOf));
    });
    expect(keys).toEqual(rows.map(keyOf).sort(inBytes));
  });

  it('begin behind one and end with another', async () => {
    const [first, last] = [rows[700], rows[4]];
    const keys: string[] = [];
    await engineOf(test.db).snapshot(test.db, async (moment) => {
      for await (const batch of rowsOf(moment, table, { after: first ?? null, upTo: last ?? null }))
        keys.push(...batch.map(keyOf));
    });
    const [after, upTo] = [keyOf(rows[700] ?? {}), keyOf(rows[4] ?? {})];
    const expected = rows.map(keyOf).filter((key) => inBytes(key, after) > 0 && inBytes(key, upTo) <= 0);
    expect(keys).toEqual(expected.sort(inBytes));
  });

  it('have the sum of their lines', async () => {
    const hash = createHash('sha256');
    for (const row of rows.toSorted((a, b) => inBytes(keyOf(a), keyOf(b)))) hash.update(`${lineOf(row)}\n`);
    expect(await sumOf(test.db, table)).toEqual({ rows: 2500, sha256: hash.digest('hex') });
  });

  it('leave nothing open when nobody reads on', async () => {
    await engineOf(test.db).snapshot(test.db, async (moment) => {
      for (let time = 0; time < 2; time++)
        for await (const batch of rowsOf(moment, table)) {
          expect(batch).toHaveLength(1000);
          break;
        }
    });
  });
});
