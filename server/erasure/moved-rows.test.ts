import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emptyLog } from '../database/engine/sqlite-purge.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
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
    await saveMany(test, { count: 100, email: 'load@example.com' });
    for (let n = 0; n < 30; n++) {
      await saveMany(test, { count: 40, email: EMAIL, message: `About ${CANARY}.` });
      await saveMany(test, { count: 1 + (n % 7), email: 'load@example.com' });
    }
  };
  const eraseAmongOthers = async () => {
    const erasing = erasureOf(test).eraseAddress(EMAIL, null);
    for (let isOver = false; !isOver; ) {
      isOver = await Promise.race([erasing.then(() => true), pause(5, false)]);
      await saveMany(test, { count: 3, email: 'load@example.com' });
    }
  };

  it('are left by an erasure, and no byte of them once its traces are removed', async () => {
    // Where the rows lie depends on chance.
    for (let isLeft = false; !isLeft; isLeft = filesWith(test.config.dataDir, CANARY).length > 0) {
      await mixed();
      await eraseAmongOthers();
      await emptyLog(test.db);
    }
    await until(() => tracesOf(test).cleanNow());
    expect(filesWith(test.config.dataDir, CANARY)).toEqual([]);
  });

  it('stay away when what is in memory is written again, and nothing else is touched', async () => {
    await mixed();
    await eraseAmongOthers();
    const rows = () => test.db.selectFrom('inquiries').selectAll().orderBy('id').execute();
    const before = await rows();
    await until(() => tracesOf(test).cleanNow());
    expect(await rows()).toEqual(before);
    await test.db.updateTable('inquiries').set({ message: 'Shorter.' }).execute();
    await saveMany(test, { count: 300, email: 'load@example.com' });
    await emptyLog(test.db);
    expect(filesWith(test.config.dataDir, CANARY)).toEqual([]);
  });
});
