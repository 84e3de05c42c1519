/**
 * compose.yaml, started with podman-compose from a domain and an email address. It needs three images: `localhost/ledge-frame`
 * and `localhost/ledge-frame-proxy`, built from Containerfile, and `localhost/postgres`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../server/testing/postgres-cluster.ts';

const IMAGES = { APP_IMAGE: 'ledge-frame', PROXY_IMAGE: 'ledge-frame-proxy', POSTGRES_IMAGE: 'postgres' };
const works = (...args: string[]) => spawnSync(args[0] as string, args.slice(1)).status === 0;
const isReady =
  works('podman-compose', '--version') &&
  Object.values(IMAGES).every((name) => works('podman', 'image', 'exists', `localhost/${name}`));
if (!isReady) console.log('compose.yaml is not started: podman-compose or its three images are missing');

describe.skipIf(!isReady)('compose.yaml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-compose-'));
  const project = basename(folder);
  const podman = (...args: string[]) => execFileSync('podman', args, { encoding: 'utf8', stdio: 'pipe' });
  const within = (service: string, ...args: string[]) => podman('exec', `${project}_${service}_1`, ...args);
  const compose = (...args: string[]) =>
    spawnSync('podman-compose', ['--project-name', project, ...args], { cwd: folder, encoding: 'utf8' });
  let port: number;

  const send = (path: string, { method = 'GET', body = '' } = {}) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { host: 'localhost', origin: 'https://localhost', 'content-type': 'application/json' };
      const where = {
        host: '127.0.0.1',
        servername: 'localhost',
        port,
        path,
        method,
        rejectUnauthorized: false,
      };
      request({ ...where, headers }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      })
        .on('error', reject)
        .end(body);
    });

  beforeAll(async () => {
    cpSync(join(import.meta.dirname, '../../compose.yaml'), join(folder, 'compose.yaml'));
    port = await freePort();
    const settings = {
      ...{ DOMAIN: 'localhost', EMAIL: 'owner@example.com', CADDY_OPTIONS: 'local_certs' },
      ...{ HTTP_PORT: await freePort(), HTTPS_PORT: port },
      ...Object.fromEntries(Object.entries(IMAGES).map(([name, image]) => [name, `localhost/${image}`])),
    };
    writeFileSync(
      join(folder, '.env'),
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
    const began = performance.now();
    const { stderr } = compose('up', '--detach');
    await vi.waitFor(async () => expect((await send('/').catch(() => null))?.status, stderr).toBe(200), {
      ...{ timeout: 180_000, interval: 500 },
    });
    console.log(`compose.yaml, from images to the first page: ${Math.round(performance.now() - began)} ms`);
  });
  afterAll(() => {
    compose('down', '--volumes');
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(['site', 'backup', 'proxy', 'database'])(
    '%s is no root, has no capability and a read-only root',
    (service) => {
      expect(within(service, 'id', '-u').trim()).not.toBe('0');
      expect(within(service, 'cat', '/proc/1/status')).toMatch(/^CapEff:\s0+$/m);
      expect(() => within(service, 'touch', '/written')).toThrow('Read-only file system');
    },
  );

  it('is healthy by the commands of its health checks', () => {
    within('site', 'ledge-frame', 'healthy');
    within('proxy', 'bash', '/etc/caddy/healthy');
    within('database', 'pg_isready', '--username=ledge_frame');
  });

  it('stores a request that arrives over https, and keeps metrics and the database from the network', async () => {
    const body = JSON.stringify({
      name: 'Carla',
      email: 'c@example.com',
      message: 'A house near Blanco.',
      elapsed: 60_000,
    });
    expect((await send('/api/inquiries', { method: 'POST', body })).status).toBe(201);
    expect((await send('/metrics')).status).toBe(404);
    expect(
      within('database', 'psql', '-U', 'ledge_frame', '-tAc', 'select count(*) from inquiries').trim(),
    ).toBe('1');
    expect(within('database', 'psql', '-U', 'ledge_frame', '-tAc', 'show listen_addresses').trim()).toBe('');
  });

  it('the nightly backup writes an archive with its registers', () => {
    within('backup', 'ledge-frame', 'nightly', '/backups');
    expect(within('backup', 'ls', '/backups')).toMatch(
      /^\d{4}-\d\d-\d\d-\d{6}\.tar\.gz\nledge-frame-endings/,
    );
  });
});
