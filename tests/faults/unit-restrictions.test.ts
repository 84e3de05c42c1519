/**
 * The service under the restrictions of the unit file in docs/deploy, end to end: an erasure, a disabled account, and a
 * restore of an earlier backup. Only root may create the same mounts.
 */
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDatabase, freePort } from '../../server/testing/postgres-cluster.ts';
import { OWNER, send, until, write } from '../support/operations-scene.ts';
import { readUnit } from '../support/systemd-unit.ts';
import { canSandbox, makePlaces, type Places, runCommand, startService } from '../support/unit-sandbox.ts';

if (!canSandbox) console.warn('Not root, or no mount namespaces: the unit’s restrictions are not tested.');

const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-unit-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const engines = inject('postgresUrl') ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const);
const FILE = '/var/backups/ledge-frame/monday.tar.gz';
const unit = readUnit();
/** The unit file of earlier releases. */
const closed = { ...unit, files: { ...unit.files, readWritePaths: [] } };

describe.skipIf(!canSandbox).each(engines)('the unit, on %s', (engine) => {
  async function machine(name: string, places = makePlaces(join(folder, `${engine}-${name}`))) {
    const env: Record<string, string> = {
      PORT: String(await freePort()),
      SITE_ORIGIN: '',
      LOG_LEVEL: 'warn',
    };
    if (engine === 'postgres') env.DATABASE_URL = await createDatabase(inject('postgresUrl') as string);
    const command = (name: string, ...args: string[]) => runCommand(unit, places, name, args, env);
    return { places, env, command };
  }

  async function ownerOf(service: { url: string; output: () => string }) {
    const link = new URL(/https?:\S+\/admin\/set-up\?token=\S+/.exec(service.output())?.[0] as string);
    const token = link.searchParams.get('token');
    const { cookies: cookie } = await send(service, '/api/staff/set-up', 'POST', { ...OWNER, token });
    return (path: string, method = 'GET', body?: object) => send(service, path, method, body, { cookie });
  }

  const registersIn = ({ backups }: Places) => readdirSync(backups).filter((name) => name.endsWith('.jsonl'));

  it('lets the server note beside the backups what was erased and ended: a restore brings none of it back', async () => {
    const { places, env, command } = await machine('whole');
    const service = await startService(unit, places, env);
    onTestFinished(() => service.stop());
    const owner = await ownerOf(service);
    const erased = await write(service, { email: 'gone@example.com' });
    const kept = await write(service);
    const added = await command('staff', 'add', 'ben@example.com', '--owner');
    expect(added.code, added.err).toBe(0);
    const backup = await command('backup', FILE);
    expect(backup, backup.err).toMatchObject({ code: 0, err: '' });

    expect(await owner('/api/erasures', 'POST', { inquiryId: erased.id })).toMatchObject({ status: 201 });
    const people = (await owner('/api/staff')).body as { id: string; email: string }[];
    const ben = people.find(({ email }) => email === 'ben@example.com');
    expect(await owner(`/api/staff/${ben?.id}`, 'PATCH', { disabled: true })).toMatchObject({ status: 200 });
    expect(registersIn(places)).toHaveLength(2);
    await until(async () => /ok +registers/.test((await command('doctor')).out), 'Both registers', 100);
    expect(await owner('/api/registers')).toMatchObject({ body: { trouble: null } });

    const other = await machine('another', makePlaces(join(folder, `${engine}-another`)));
    rmSync(other.places.backups, { recursive: true });
    mkdirSync(other.places.backups);
    const restored = await runCommand(
      unit,
      { ...other.places, backups: places.backups },
      'restore',
      [FILE],
      other.env,
    );
    expect(restored.code, restored.err).toBe(0);
    expect(restored.out).toContain('1 inquiries erased since the backup');
    expect(restored.out).toContain('Disabled since the backup, now disabled again: ben@example.com');
    const second = await startService(unit, { ...other.places, backups: places.backups }, other.env);
    onTestFinished(() => second.stop());
    expect((await send(second, kept.link, 'GET')).status).toBe(200);
    expect((await send(second, erased.link, 'GET')).status).toBe(404);
  });

  it('that doesn’t let the server write there is told: by log, doctor and dashboard, until it does', async () => {
    const { places, env, command } = await machine('closed');
    const before = await startService(closed, places, env);
    const owner = await ownerOf(before);
    const { id } = await write(before);
    expect((await command('backup', FILE)).code).toBe(0);
    expect(await owner('/api/erasures', 'POST', { inquiryId: id })).toMatchObject({ status: 201 });
    await until(() => before.output().includes('a restore could bring back'), 'A line of the log', 100);
    expect(before.output()).toMatch(/"level":50.*EROFS/);
    const { body } = await owner('/api/registers');
    expect(body).toMatchObject({ trouble: { says: expect.stringContaining('/var/backups/ledge-frame') } });
    const doctor = await command('doctor');
    expect(doctor.code).toBe(2);
    expect(doctor.out).toMatch(/ERROR +registers +Restoring a backup from \/var\/backups\/ledge-frame/);
    await before.stop();
    // The next start with the unit of this release corrects this.
    const after = await startService(unit, places, env);
    onTestFinished(() => after.stop());
    await until(async () => /ok +registers/.test((await command('doctor')).out), 'Both registers', 100);
  });

  it('lets the server write nothing else', async () => {
    const { places, env } = await machine('strict');
    const probe = `for (const path of ['/opt/ledge-frame', '/etc', '/var', '/usr', '/root', '/home'])
      try { (await import('node:fs')).writeFileSync(path + '/probe', ''); console.log('wrote ' + path); } catch {}
      console.log('probed is ready at x\\n'); setInterval(() => {}, 1000);`;
    const [node] = unit.command as [string];
    const service = await startService(
      { ...unit, command: [node, '--input-type=module', '-e', `'${probe.replaceAll("'", '"')}'`] },
      places,
      env,
    );
    onTestFinished(() => service.stop());
    expect(service.output()).toBe('probed is ready at x\n\n');
  });
});
