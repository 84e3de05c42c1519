/**
 * deploy/install.sh, on a machine that has podman already: the installation of packages and of the unit for restarts
 * isn't run here.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { composeIsReady } from '../support/compose.ts';

const IMAGES = ['--image', 'localhost/ledge-frame', '--proxy-image', 'localhost/ledge-frame-proxy'];
const THREE = ['--domain', 'localhost', '--email', 'owner@example.com', '--backup', 'none'];

describe.skipIf(!composeIsReady)('deploy/install.sh', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-install-'));
  const project = basename(folder).toLowerCase();
  let ports: [number, number];

  const script = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(join(folder, 'deploy/install.sh'), args, {
      cwd: folder,
      encoding: 'utf8',
    });
    return { status, out: stdout + stderr };
  };
  const settings = () => readFileSync(join(folder, '.env'), 'utf8');
  const podman = (...args: string[]) => spawnSync('podman', args, { encoding: 'utf8' }).stdout.trim();
  const containers = () => podman('ps', '-aq', '--filter', `label=com.docker.compose.project=${project}`);
  const volumes = () => podman('volume', 'ls', '--quiet', '--filter', `name=${project}_`);

  beforeAll(async () => {
    for (const file of ['compose.yaml', 'compose.next.yaml', 'update', 'deploy'])
      cpSync(join(import.meta.dirname, '../..', file), join(folder, file), { recursive: true });
    ports = [await freePort(), await freePort()];
    const lines = [
      ...[`HTTP_PORT=${ports[0]}`, `HTTPS_PORT=${ports[1]}`],
      ...['CADDY_OPTIONS=local_certs', 'POSTGRES_IMAGE=localhost/postgres', ''],
    ];
    writeFileSync(join(folder, '.env'), lines.join('\n'));
  });
  afterAll(() => {
    script('--uninstall', '--delete-data', '--yes');
    rmSync(folder, { recursive: true, force: true });
  });

  it('changes nothing while another program has a port, and names the port', async () => {
    const before = settings();
    const other = createServer().listen(ports[1]);
    const { status, out } = script(...THREE, ...IMAGES, '--yes');
    other.close();
    expect([status, out]).toEqual([1, expect.stringContaining(`Another program uses port ${ports[1]}`)]);
    expect([settings(), containers()]).toEqual([before, '']);
  });

  it.each([
    [['--domain', 'no domain', '--email', 'owner@example.com', '--backup', 'none']],
    [['--domain', 'localhost', '--email', 'owner', '--backup', 'none']],
    [['--domain', 'localhost', '--email', 'owner@example.com', '--backup', 'ftp://nowhere']],
  ])('refuses %j', (answers) => {
    const before = settings();
    expect(script(...answers, ...IMAGES, '--yes').status).toBe(1);
    expect([settings(), containers()]).toEqual([before, '']);
  });

  it('says what it will do, does it, and prints a link that works', () => {
    const began = performance.now();
    const { status, out } = script(...THREE, ...IMAGES, '--yes');
    console.log(`install.sh, from images to the link: ${Math.round((performance.now() - began) / 1000)} s`);
    expect(status, out).toBe(0);
    expect(out.indexOf('this will:')).toBeGreaterThan(-1);
    expect(out.indexOf('this will:')).toBeLessThan(out.indexOf('Waiting until the site is ready'));
    const path = /https:\/\/localhost(\/admin\/set-up\?token=\S+)/.exec(out)?.[1];
    const url = `https://localhost:${ports[1]}${path}`;
    const ask = ['--silent', '--insecure', '--output', '/dev/null', '--write-out', '%{http_code}', url];
    expect(spawnSync('curl', ask, { encoding: 'utf8' }).stdout).toBe('200');
  });

  it('changes nothing when it runs again, with the answers of the first time as defaults', () => {
    const before = [settings(), containers()];
    const { status, out } = script(...IMAGES, '--yes');
    expect(status, out).toBe(0);
    const lines = (text = '') => text.split('\n').sort();
    expect(lines(settings())).toEqual(lines(before[0]));
    expect(containers()).toBe(before[1]);
  });

  it('makes a password for off-site backups once', () => {
    const place = ['--backup', 's3://key:secret@s3.example.com/firm'];
    expect(script(...place, ...IMAGES, '--yes').status).toBe(0);
    const password = /^BACKUP_PASSWORD=([0-9a-f]{64})$/m.exec(settings())?.[1];
    const { out } = script(...IMAGES, '--yes');
    expect(out).not.toContain('key:secret');
    expect(settings()).toContain(`BACKUP_PASSWORD=${password}\n`);
  });

  it('uninstalls, and keeps data unless told otherwise', () => {
    const kept = volumes();
    expect(script('--uninstall', '--yes').status).toBe(0);
    expect([containers(), volumes()]).toEqual(['', kept]);
    expect(script('--uninstall', '--delete-data', '--yes').status).toBe(0);
    expect(volumes()).toBe('');
  });
});
