import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, type TestApp } from '#server/testing/test-app.ts';
import { emptyPlace, fill, type Place, post, sumsOf } from '#server/transfer/testing/place.ts';
import { environmentOf, runCommandProcess } from './testing/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines)('npm run backup and restore on %s', (engine) => {
  let test: TestApp;
  let empty: Place;
  const file = join(folder, `${engine}.backup`);
  beforeAll(async () => {
    test = await createTestApp(engine);
    empty = await emptyPlace(engine);
    await fill(test, 3);
  });
  afterAll(async () => {
    await test.close();
    await empty.close();
  });

  it('backs up beside a server that goes on serving', async () => {
    const ended = await runCommandProcess('backup', [file], { env: environmentOf(test.config) });
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toMatch(/^Backed up \d+ rows and 2 picture files to /);
    expect((await post(test)).statusCode).toBe(201);
  });

  it('restores into an empty place, and says what it holds', async () => {
    const ended = await runCommandProcess('restore', [file], { env: environmentOf(empty.config) });
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toMatch(/^Restored \d+ rows and 2 picture files, as of 20/);
    expect((await sumsOf(empty.db)).inquiries?.rows).toBe(3);
  });

  it('ends with 1 and a reason when it is refused, with 2 and its usage when called wrongly', async () => {
    const env = environmentOf(empty.config);
    const foreign = join(folder, 'foreign');
    writeFileSync(foreign, 'no archive');
    const again = await runCommandProcess('backup', [file], { env });
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('is there already')]);
    const bad = await runCommandProcess('restore', [foreign], { env });
    expect([bad.code, bad.err]).toEqual([1, expect.stringContaining('Nothing was touched')]);
    const wrong = await runCommandProcess('backup', [], { env });
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('npm run backup -- FILE')]);
  });
});

describe.skipIf(!engines.includes('postgres'))('npm run move', () => {
  it('tells each table with its count, and what to do next', async () => {
    const source = await createTestApp('sqlite');
    await fill(source, 3);
    const target = await emptyPlace('postgres');
    const env = environmentOf(source.config);
    const ended = await runCommandProcess('move', ['--to', target.config.databaseUrl as string], { env });
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toMatch(/^inquiries +3 rows {2}[0-9a-f]{12}$/m);
    expect(ended.out).toContain('start the server with DATABASE_URL');
    expect(await sumsOf(target.db)).toEqual(await sumsOf(source.db));
    const wrong = await runCommandProcess('move', ['--to', 'mysql://x'], { env });
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('--to postgres://')]);
    await source.close();
    await target.close();
  });
});
