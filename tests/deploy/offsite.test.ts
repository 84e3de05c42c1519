/** Off-site backups in a repository of restic: stored, tried out, restored elsewhere, and forgotten. */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { environmentOf, runCommandProcess } from '../../commands/testing/run-command.ts';
import { restore } from '../../server/backup/restore.ts';
import { BACKUP_TABLES } from '../../server/backup/tables.ts';
import { emptyPlace, fill, post, sumsOf } from '../../server/backup/testing/place.ts';
import { erasureOf } from '../../server/erasure/testing/parts.ts';
import {
  backUpOffsite,
  keepRegistersOffsite,
  rehearseOffsite,
  withFetchedBackup,
} from '../../server/offsite/offsite.ts';
import { offsiteState } from '../../server/offsite/offsite-store.ts';
import { KEEP_DAYS, openRepository } from '../../server/offsite/restic.ts';
import { createTestApp, engines, type TestApp } from '../../server/testing/test-app.ts';

const PASSWORD = 'a password of the repository';
const SECRET = 'a secret that the operator keeps in a vault';
const DAY_MS = 24 * 3_600_000;
const resticIsThere = spawnSync('restic', ['version']).status === 0;
const unchanged = BACKUP_TABLES.filter(
  ({ restored, name }) => restored === 'inert' && name !== 'firm_settings',
);

describe.skipIf(!resticIsThere).each(engines)('off-site backups of %s', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-offsite-'));
  const settings = { BACKUP_URL: join(folder, 'repository'), BACKUP_PASSWORD: PASSWORD };
  const monitor = createServer((request, answer) => {
    heard.push(request.url);
    answer.end();
  });
  const heard: (string | undefined)[] = [];
  let source: TestApp;
  let first: { totalBytes: number };

  beforeAll(async () => {
    await once(monitor.listen(0, '127.0.0.1'), 'listening');
    const heartbeats = ['BACKUP', 'REHEARSAL', 'DOCTOR'].map((name) => [
      `HEARTBEAT_${name}`,
      `http://127.0.0.1:${(monitor.address() as AddressInfo).port}/${name}`,
    ]);
    source = await createTestApp(engine, { ...settings, SECRET, ...Object.fromEntries(heartbeats) });
    await fill(source, 5);
    first = await backUpOffsite(source.db, source.config);
  });
  afterAll(async () => {
    await source.close();
    monitor.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Restores on another machine, which has the address and the password alone. */
  async function elsewhere() {
    const place = await emptyPlace(engine, settings);
    onTestFinished(place.close);
    const report = await withFetchedBackup(place.config, (file) => restore(place.db, place.config, file));
    return { ...place, report };
  }

  it('a second machine gets the same rows and pictures, and the secret, from the address and the password', async () => {
    const { db, config, report } = await elsewhere();
    expect(report.rows).toBeGreaterThan(5);
    expect(await sumsOf(db, unchanged)).toEqual(await sumsOf(source.db, unchanged));
    expect(execFileSync('cat', [join(config.dataDir, 'secret')], { encoding: 'utf8' }).trim()).toBe(SECRET);
    expect(readdirSync(join(config.dataDir))).not.toContain('staging');
  });

  it('the repository holds nothing that can be read, and opens by no other password', async () => {
    const found = spawnSync('grep', ['--recursive', '--text', '--count', 'inquiry', settings.BACKUP_URL]);
    expect(String(found.stdout)).not.toMatch(/:[1-9]/);
    const place = await emptyPlace(engine, { ...settings, BACKUP_PASSWORD: 'not the password of it' });
    onTestFinished(place.close);
    await expect(withFetchedBackup(place.config, async () => {})).rejects.toThrow('wrong password');
  });

  it('a second backup stores what is new', async () => {
    const { totalBytes } = await backUpOffsite(source.db, source.config);
    expect(first.totalBytes).toBeGreaterThan(10_000);
    expect(totalBytes).toBeLessThan(first.totalBytes * 1.5);
  });

  it('a trial restore compares every table, and is recorded', async () => {
    heard.length = 0;
    const done = await rehearseOffsite(source.db, source.config);
    expect(heard).toEqual(['/REHEARSAL']);
    const { backup, rehearsal, failure } = await offsiteState(source.db);
    expect(rehearsal).toEqual(done);
    expect(done).toMatchObject({ rows: backup?.rows, pictures: backup?.pictures, backupAt: backup?.at });
    expect(failure).toBeNull();
  });

  it('a person who was erased after the backup stays erased on the second machine', async () => {
    const { id } = (await post(source)).json();
    await backUpOffsite(source.db, source.config);
    await erasureOf(source).eraseInquiry(id, null);
    await keepRegistersOffsite(source.db, source.config);
    const { db, report } = await elsewhere();
    expect(report).toMatchObject({ erasedAgain: 1, unknown: [] });
    expect(await db.selectFrom('inquiries').select('id').where('id', '=', id).execute()).toEqual([]);
  });

  it('stores the registers only when they changed', async () => {
    const scratch = mkdtempSync(join(folder, 'scratch-'));
    const newest = () => openRepository(source.config, scratch).newest('registers');
    await keepRegistersOffsite(source.db, source.config);
    const before = await newest();
    await keepRegistersOffsite(source.db, source.config);
    expect(await newest()).toEqual(before);
  });

  it(`erased data is in no snapshot and in no file ${KEEP_DAYS} days later`, async () => {
    const scratch = mkdtempSync(join(folder, 'scratch-'));
    const own = { ...source.config, offsite: { url: join(folder, 'own'), password: PASSWORD } };
    const { id } = (await post(source)).json();
    const holds = async () => {
      const repository = openRepository(own, scratch);
      for (const snapshot of await repository.list('archive')) {
        const file = join(scratch, `${snapshot.id}-${Date.now()}.tar`);
        await repository.dump(snapshot, file);
        const rows = execFileSync('tar', ['-xOf', file, 'tables/inquiries.jsonl'], { encoding: 'utf8' });
        if (rows.includes(id)) return true;
      }
      return false;
    };
    const began = Date.now() - 40 * DAY_MS;
    await backUpOffsite(source.db, own, { now: new Date(began) });
    await erasureOf(source).eraseInquiry(id, null);
    await backUpOffsite(source.db, own, { now: new Date(began + (KEEP_DAYS - 1) * DAY_MS) });
    expect(await holds()).toBe(true);
    await backUpOffsite(source.db, own, { now: new Date(began + (KEEP_DAYS + 1) * DAY_MS) });
    expect(await holds()).toBe(false);
    const restic = (...args: string[]) =>
      execFileSync('restic', ['--no-cache', '-r', own.offsite.url, ...args], {
        encoding: 'utf8',
        env: { PATH: process.env.PATH, RESTIC_PASSWORD: PASSWORD },
      });
    const used = JSON.parse(restic('stats', '--mode', 'raw-data', '--json')).total_blob_count;
    expect(restic('list', 'blobs', '--quiet').trim().split('\n')).toHaveLength(used);
  });

  it('calls the monitor after a backup, and not after a failed one', async () => {
    heard.length = 0;
    await backUpOffsite(source.db, source.config);
    const nowhere = { ...source.config, offsite: { url: '/proc/nowhere', password: PASSWORD } };
    await expect(backUpOffsite(source.db, nowhere)).rejects.toThrow();
    expect(heard).toEqual(['/BACKUP']);
  });

  it('a damaged repository fails the trial restore, and the failure is kept until one succeeds', async () => {
    const own = { ...source.config, offsite: { url: join(folder, 'damaged'), password: PASSWORD } };
    await backUpOffsite(source.db, own);
    const packs = execFileSync('find', [join(folder, 'damaged/data'), '-type', 'f'], { encoding: 'utf8' });
    for (const file of packs.trim().split('\n')) {
      execFileSync('chmod', ['u+w', file]);
      truncateSync(file, Math.floor(statSync(file).size / 2));
    }
    await expect(rehearseOffsite(source.db, own)).rejects.toThrow();
    expect((await offsiteState(source.db)).failure).toMatchObject({ step: 'rehearsal' });
    await rehearseOffsite(source.db, source.config);
    expect((await offsiteState(source.db)).failure).toBeNull();
  });

  it('a place that can’t be reached is reported, and leaves no working files', async () => {
    const own = { ...source.config, offsite: { url: '/proc/nowhere', password: PASSWORD } };
    await expect(backUpOffsite(source.db, own)).rejects.toThrow('/proc/nowhere');
    expect((await offsiteState(source.db)).failure).toMatchObject({ step: 'backup' });
    expect(readdirSync(source.config.dataDir)).not.toContain('staging');
    await backUpOffsite(source.db, source.config);
  });

  it('the commands of docs/operations.md back up, try a restore, and restore on a second machine', async () => {
    const place = await emptyPlace(engine, settings);
    onTestFinished(place.close);
    const run = async (name: string, option: string, config = source.config) => {
      const ended = await runCommandProcess(name, [option], {
        env: { ...environmentOf(config), ...settings, ...(config === source.config && { SECRET }) },
      });
      expect(ended.err).toBe('');
      expect(ended.code).toBe(0);
      return ended.out;
    };
    expect(await run('backup', '--offsite')).toMatch(/^Backed up \d+ rows and 2 picture files to BACKUP_URL/);
    expect(await run('backup', '--rehearse')).toContain('all counts and checksums match');
    const began = performance.now();
    expect(await run('restore', '--offsite', place.config)).toMatch(/^Restored \d+ rows/);
    console.log(`second machine, from address and password: ${Math.round(performance.now() - began)} ms`);
    expect(await sumsOf(place.db, unchanged)).toEqual(await sumsOf(source.db, unchanged));
  });
});
