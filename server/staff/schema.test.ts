import { getMigrations } from 'better-auth/db/migration';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { authSchema } from './auth.ts';

describe.each(engines)('migration 0003 on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  it('has every table and column that better-auth expects', async () => {
    const { toBeCreated, toBeAdded } = await getMigrations({
      ...authSchema,
      // It would warn of our portable types, which the last test pins.
      logger: { disabled: true },
      database: { db: test.db, type: engine },
    });
    expect(toBeCreated).toEqual([]);
    expect(toBeAdded).toEqual([]);
  });

  it('would be told of a missing column', async () => {
    const { toBeAdded } = await getMigrations({
      ...authSchema,
      // It would warn of our portable types, which the last test pins.
      logger: { disabled: true },
      user: { ...authSchema.user, additionalFields: { nickname: { type: 'string', required: false } } },
      database: { db: test.db, type: engine },
    });
    expect(toBeAdded.map((t) => [t.table, Object.keys(t.fields)])).toEqual([['staff_users', ['nickname']]]);
  });

  it('keeps better-auth’s instants and truth values in our portable types', async () => {
    const columns = (await test.db.introspection.getTables())
      .filter((table) => table.name.startsWith('staff_'))
      .flatMap((table) => table.columns.map((column) => column.dataType.toLowerCase()));
    expect(columns.length).toBeGreaterThan(50);
    expect(new Set(columns.map((type) => (type === 'int4' ? 'integer' : type)))).toEqual(
      new Set(['text', 'integer']),
    );
  });
});
