import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { emptyPlace, fill, post, sumsOf, type TransferSite } from '#server/backup/testing/place.ts';
import { createTestApp, engines, type TestApp } from '#server/testing/test-app.ts';
import { environmentOf, runCommandProcess } from './testing/run-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(engines)('npm run backup and restore on %s', (engine) => {
  let test: TestApp;
  let empty: TransferSite;
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
    expect([again.code, again.err]).toEqual([1, expect.stringContaining('already exists')]);
    const bad = await runCommandProcess('restore', [foreign], { env });
    expect([bad.code, bad.err]).toEqual([1, expect.stringContaining('Nothing was changed')]);
    const wrong = await runCommandProcess('backup', [], { env });
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('npm run backup -- FILE')]);
  });
});

describe.each(engines)('npm run restore on %s', (engine) => {
  let source: TestApp;
  const beside = mkdtempSync(join(folder, `${engine}-beside-`));
  const archive = join(beside, 'monday.tar.gz');
  beforeAll(async () => {
    source = await createTestApp(engine);
    await fill(source, 3);
    for (let n = 0; n < 3000; n += 1000) await many(n);
    const ended = await runCommandProcess('backup', [archive], { env: environmentOf(source.config) });
    expect(ended, ended.err).toMatchObject({ code: 0, err: '' });
  });
  afterAll(() => source.close());
  const many = (from: number) =>
    source.db
      .insertInto('spam_texts')
      .values(
        Array.from({ length: 1000 }, (_, n) => ({
          text_hash: `text ${from + n}`,
          sender_hash: 'someone',
          at: '2026-11-21T12:00:00.000Z',
        })),
      )
      .execute();

  it('says what is missing and how to go on, then who can sign in', async () => {
    const place = await emptyPlace(engine);
    onTestFinished(() => place.close());
    const alone = join(mkdtempSync(join(folder, 'alone-')), 'FILE.tar.gz');
    copyFileSync(archive, alone);
    const env = environmentOf(place.config);
    const refused = await runCommandProcess('restore', [alone], { env });
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(refused.err).toMatch(
      /ledge-frame-erasures\.jsonl is not next to .*\n.*ledge-frame-endings\.jsonl/,
    );
    expect(refused.err).toContain('nothing was restored');
    const told = await runCommandProcess('restore', [alone, '--without-register'], { env });
    expect(told).toMatchObject({ code: 0, err: '' });
    expect(told.out).toContain('may be back. Check both');
    expect(told.out).toMatch(
      /Everyone is signed out\. These accounts can sign in.*\n {2}owner-\S+@example\.com {2}owner\n$/,
    );
  });

  it('killed half-way leaves a place that nothing starts on, and goes on when it is run again', async () => {
    for (let time = 0; ; time++) {
      const place = await emptyPlace(engine);
      onTestFinished(() => place.close());
      const env = environmentOf(place.config);
      const mark = join(place.config.dataDir, 'restore-unfinished');
      const ended = runCommandProcess('restore', [archive], {
        env,
        meanwhile: (child) => {
          const look = setInterval(() => existsSync(mark) && child.kill('SIGKILL'), 1);
          child.on('exit', () => clearInterval(look));
        },
      });
      // A machine that was suspended meanwhile may have let it finish.
      if ((await ended).code === 0 && time < 10) continue;
      expect((await ended).code).toBeNull();
      for (const [name, ...args] of [
        ['backup', join(folder, 'never')],
        ['staff', 'list'],
      ]) {
        const refused = await runCommandProcess(name as string, args, { env });
        expect(refused).toMatchObject({ code: 1, out: '' });
        expect(refused.err).toMatch(
          /^A restore into \S+ is running or was interrupted\..*then start over\.\n$/,
        );
      }
      const doctor = await runCommandProcess('doctor', [], { env });
      expect(doctor.out).toMatch(/^ERROR +database .*interrupted/m);
      const again = await runCommandProcess('restore', [archive], { env });
      expect(again).toMatchObject({ code: 0, err: '' });
      expect(again.out).toMatch(/^Restored \d+ rows/);
      expect(await runCommandProcess('staff', ['list'], { env })).toMatchObject({ code: 0 });
      return;
    }
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
