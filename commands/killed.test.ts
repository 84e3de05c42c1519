/** Files left by a killed backup or restore hold everyone's data, and are removed before an erasure counts as finished. */
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { emptyPlace, fill } from '#server/backup/testing/place.ts';
import { filesWith } from '#server/erasure/testing/files-with.ts';
import { erasureOf, saveMany, tracesOf } from '#server/erasure/testing/parts.ts';
import { until } from '#server/erasure/testing/until.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { sweepStaging } from '#server/staging/staging.ts';
import { createTestApp, engines, type TestApp } from '#server/testing/test-app.ts';
import { environmentOf, runCommandProcess } from './testing/run-command.ts';

const CANARY = 'zuqxoqjuvqlxz';
const EMAIL = `${CANARY}@example.com`;
const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-killed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const atCall = (signal: 'SIGKILL' | 'SIGSTOP', step: string) => ({
  NODE_OPTIONS: `--import=${join(import.meta.dirname, '../tests/support/signal-at.mjs')}`,
  SIGNAL_AT: `${signal} ${step}`,
});

/** Steps at which a command has files that it hadn't before, or is about to remove them. */
const STEPS = {
  backup: [
    ...['writeFile .lock', 'mkdir staging/backup-', 'writeFile files-elsewhere.json', 'writeFile .partial'],
    ...['open tables/inquiries.jsonl', 'open tables/erasure_work.jsonl', 'open pictures.jsonl'],
    ...['link images/', 'writeFile manifest.json', 'open .partial', 'chmod .partial', 'link .partial'],
    'rm tables',
  ],
  restore: [
    ...['mkdir staging/restore-', 'open inquiries.jsonl', 'open pictures.jsonl', 'rename restore-unfinished'],
    ...['rename images/', 'writeFile place/secret', 'rename ledge-frame-erasures.jsonl'],
    ...['rm restore-unfinished', 'rm tables'],
  ],
};
/** The files are the same; PostgreSQL keeps pictures elsewhere. */
const ON_POSTGRES = [
  'writeFile manifest.json',
  'open .partial',
  'open inquiries.jsonl',
  'writeFile place/secret',
];

describe.each(engines)('a command that is killed on %s', (engine) => {
  let test: TestApp;
  const backups = join(folder, `${engine}-backups`);
  const archive = join(backups, 'monday.tar.gz');
  const steps = (of: string[]) => of.filter((step) => engine === 'sqlite' || ON_POSTGRES.includes(step));
  beforeAll(async () => {
    test = await createTestApp(engine);
    await fill(test, 2);
    await holdCanary();
    const ended = await runCommandProcess('backup', [archive], { env: environmentOf(test.config) });
    expect(ended).toMatchObject({ code: 0, err: '' });
    await erase();
  });
  afterAll(() => test.close());

  const holdCanary = () => saveMany(test, { count: 1, email: EMAIL, message: `About ${CANARY}.` });
  async function erase() {
    await erasureOf(test).eraseAddress(EMAIL, null);
    const traces = tracesOf(test);
    await until(() => traces.cleanNow());
  }

  it.each(steps(STEPS.backup))(
    'a backup, at “%s”, leaves nothing once an erasure is finished',
    async (step) => {
      await holdCanary();
      const { dataDir } = test.config;
      const env = { ...environmentOf(test.config), ...atCall('SIGKILL', step) };
      const file = join(backups, `${step.replaceAll(/\W/g, '-')}.tar.gz`);
      const ended = await runCommandProcess('backup', [file], { env });
      expect(ended, ended.err).toMatchObject({ code: null });
      await erase();
      expect(existsSync(join(dataDir, 'staging'))).toBe(false);
      expect(filesWith(dataDir, CANARY)).toEqual([]);
      expect(readdirSync(backups).filter((name) => name.endsWith('.partial'))).toEqual([]);
    },
  );

  it.each(steps(STEPS.restore))(
    'a restore, at “%s”, leaves nothing once it has gone on, or a server started',
    async (step) => {
      const parent = mkdtempSync(join(folder, 'restored-'));
      const place = await emptyPlace(engine, { DATA_DIR: join(parent, 'place') });
      onTestFinished(() => place.close());
      const { dataDir } = place.config;
      const env = environmentOf(place.config);
      const ended = await runCommandProcess('restore', [archive], {
        env: { ...env, ...atCall('SIGKILL', step) },
      });
      expect(ended, ended.err).toMatchObject({ code: null });
      if (existsSync(join(dataDir, 'restore-unfinished'))) {
        const again = await runCommandProcess('restore', [archive], { env });
        expect(again, again.err).toMatchObject({ code: 0 });
      }
      expect(await sweepStaging(dataDir)).toEqual({ living: 0, failure: null });
      await migrate(place.db);
      const started = await createTestApp(engine, env);
      onTestFinished(() => started.close());
      const traces = tracesOf(started);
      await until(() => traces.cleanNow());
      expect(filesWith(dataDir, CANARY)).toEqual([]);
      expect(existsSync(join(dataDir, 'staging'))).toBe(false);
    },
  );

  it('a backup that still runs is left alone, and an erasure isn’t finished before it ends', async () => {
    await holdCanary();
    const file = join(backups, 'slow.tar.gz');
    let go = () => {};
    const running = runCommandProcess('backup', [file], {
      env: { ...environmentOf(test.config), ...atCall('SIGSTOP', 'writeFile manifest.json') },
      meanwhile(child) {
        go = () => child.kill('SIGCONT');
      },
    });
    await until(async () => hasManifest());
    await erasureOf(test).eraseAddress(EMAIL, null);
    const traces = tracesOf(test);
    for (let time = 0; time < 3; time++) expect(await traces.cleanNow()).toBe(false);
    expect(await traces.now()).toMatchObject({ reason: 'transfer' });
    expect(hasManifest()).toBe(true);
    const doctor = await runCommandProcess('doctor', [], { env: environmentOf(test.config) });
    expect(doctor.out).not.toContain('An interrupted backup');
    go();
    expect(await running).toMatchObject({ code: 0, err: '' });
    await until(() => traces.cleanNow());
    expect(filesWith(test.config.dataDir, CANARY)).toEqual([]);
    const place = await emptyPlace(engine);
    onTestFinished(() => place.close());
    const restored = await runCommandProcess('restore', [file], { env: environmentOf(place.config) });
    expect(restored, restored.err).toMatchObject({ code: 0 });
  });

  const hasManifest = () =>
    readdirSync(test.config.dataDir, { recursive: true }).some((name) =>
      String(name).endsWith('manifest.json'),
    );

  it('is told by the doctor, which changes nothing', async () => {
    const place = await emptyPlace(engine);
    onTestFinished(() => place.close());
    const env = environmentOf(place.config);
    const killed = { ...env, ...atCall('SIGKILL', 'rename restore-unfinished') };
    expect((await runCommandProcess('restore', [archive], { env: killed })).code).toBeNull();
    const there = filesWith(place.config.dataDir, CANARY);
    expect(there).not.toEqual([]);
    const doctor = await runCommandProcess('doctor', [], { env });
    expect(doctor.out).toMatch(/^ERROR +erasures +An interrupted backup or restore left personal data/m);
    expect(filesWith(place.config.dataDir, CANARY)).toEqual(there);
  });

  it('leaves its place to the next backup, which removes it', async () => {
    const killed = { ...environmentOf(test.config), ...atCall('SIGKILL', 'writeFile manifest.json') };
    expect((await runCommandProcess('backup', [join(backups, 'other')], { env: killed })).code).toBeNull();
    const env = environmentOf(test.config);
    const next = await runCommandProcess('backup', [join(backups, 'next')], { env });
    expect(next).toMatchObject({ code: 0, err: '' });
    expect(existsSync(join(test.config.dataDir, 'staging'))).toBe(false);
  });
});
