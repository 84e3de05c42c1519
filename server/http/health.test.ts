import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';

describe.each(engines)('health on %s', (engine) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  it('is alive and ready, and never from a cache', async () => {
    for (const url of ['/healthz', '/readyz']) {
      const answer = await test.app.inject(url);
      expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('is alive but not ready while a migration is missing', async () => {
    await test.db
      .withTables<{ kysely_migration: { name: string } }>()
      .deleteFrom('kysely_migration')
      .execute();
    expect((await test.app.inject('/healthz')).statusCode).toBe(200);
    const answer = await test.app.inject('/readyz');
    expect(answer.statusCode).toBe(503);
    expect(answer.json().detail).toContain('Database migrations haven’t run');
    const levels = test.logs.map((line) => JSON.parse(line)).filter(({ route }) => route === '/readyz');
    // Asked every few seconds: well is for `debug`, and not ready a warning.
    expect(levels.map(({ status, level }) => [status, level])).toEqual([
      [200, 20],
      [503, 40],
    ]);
  });
});
