import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { emptyLog } from './log-traces-store.ts';
import { filesWith } from './testing/files-with.ts';
import { erasureOf, saveMany, tracesOf } from './testing/parts.ts';
import { until } from './testing/until.ts';

const CANARY = 'zuqxoqjuvqlxz';
const EMAIL = `${CANARY}@example.com`;

describe('copies of rows that moved to another page', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp('sqlite');
  });
  afterEach(() => test.close());

  /** Requests of one address among those of others, which make SQLite spread them over pages again and again. */
  const mixed = async () => {
    for (let n = 0; n < 12; n++) {
      await saveMany(test, { count: 25, email: EMAIL, message: `About ${CANARY}.` });
      await saveMany(test, { count: 25, email: 'load@example.com' });
    }
  };

  it('are left by an erasure until its traces are removed; then no byte is', async () => {
    await mixed();
    await erasureOf(test).eraseAddress(EMAIL, null);
    await emptyLog(test.db);
    expect(filesWith(test.config.dataDir, CANARY)).not.toEqual([]);
    await until(() => tracesOf(test).clean());
    expect(filesWith(test.config.dataDir, CANARY)).toEqual([]);
  });

  it('stay away when what is in memory is written again, and nothing else is touched', async () => {
    await mixed();
    await erasureOf(test).eraseAddress(EMAIL, null);
    const rows = () => test.db.selectFrom('inquiries').selectAll().orderBy('id').execute();
    const before = await rows();
    await until(() => tracesOf(test).clean());
    expect(await rows()).toEqual(before);
    await test.db.updateTable('inquiries').set({ message: 'Shorter.' }).execute();
    await saveMany(test, { count: 300, email: 'load@example.com' });
    await emptyLog(test.db);
    expect(filesWith(test.config.dataDir, CANARY)).toEqual([]);
  });
});
