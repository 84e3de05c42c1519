/** The container of Containerfile: built, started, used and stopped (docs/decisions/0030). */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { buildahIsThere, type Containers, descendant, openContainers } from '../support/containers.ts';

const PROJECT = join(import.meta.dirname, '../..');
const MEGABYTE = 1024 * 1024;
const MINUTE = 60_000;

const AUTHORITY = '/etc/ssl/of-this-machine.pem';

/** This machine's npm settings for the package registry. */
function npmSettings(): string {
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  return `registry=${registry}\n${process.env.NODE_EXTRA_CA_CERTS ? `cafile=${AUTHORITY}\n` : ''}`;
}

// Takes ten minutes, mostly for a second installation and build.
describe.skipIf(!buildahIsThere || !process.env.CONTAINER)('the container', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-container-'));
  const data = join(folder, 'data');
  let containers: Containers;
  let container: string;
  let root: string;
  let port: number;
  let site: ChildProcess;
  const options = () => ['--volume', `${data}:/data:rw`, '--env', `PORT=${port}`, '--env', 'RATE_LIMIT=off'];
  const run = (...program: string[]) => containers.run(container, options(), program);

  beforeAll(async () => {
    containers = openContainers();
    const { base, builder } = containers.makeBases();
    const reach = join(folder, 'npmrc');
    writeFileSync(reach, npmSettings());
    const authority = process.env.NODE_EXTRA_CA_CERTS;
    containers.buildah(
      ...['bud', '--isolation', 'chroot', '--format', 'docker', '--quiet', '--tag', 'localhost/site'],
      ...['--build-arg', `BASE=${base}`, '--build-arg', `BUILDER=${builder}`],
      ...['--volume', `${reach}:/root/.npmrc:ro`],
      ...(authority ? ['--volume', `${authority}:${AUTHORITY}:ro`] : []),
      ...['--file', 'Containerfile', PROJECT],
    );
    container = containers.buildah('from', 'localhost/site');
    root = containers.buildah('mount', container);
    mkdirSync(data);
    chownSync(data, 10_001, 10_001);
    chmodSync(folder, 0o755);
    port = await freePort();
  }, 30 * MINUTE);
  afterAll(() => {
    site?.kill('SIGKILL');
    containers?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it('weighs less than 350 MB, and holds nothing that builds', () => {
    const [bytes = ''] = execFileSync('du', ['--summarize', '--bytes', '--one-file-system', root], {
      encoding: 'utf8',
    }).split('\t');
    console.log(`the container: ${Math.round(Number(bytes) / MEGABYTE)} MB`);
    expect(Number(bytes)).toBeLessThan(350 * MEGABYTE);
    const tools = ['npm', 'npx', 'gcc', 'cc', 'make', 'python3', 'git', 'vite', 'tsc'];
    expect(run('sh', '-c', `for tool in ${tools.join(' ')}; do command -v $tool; done; true`)).toBe('');
  });

  it('says how it is run: by an ordinary user, with a health check and one volume', () => {
    const { Docker } = JSON.parse(containers.buildah('inspect', container));
    expect(Docker.config).toMatchObject({
      User: '10001:10001',
      Volumes: { '/data': {} },
      StopSignal: 'SIGTERM',
      Healthcheck: { Test: ['CMD', 'ledge-frame', 'healthy'] },
      Labels: {
        'org.opencontainers.image.title': 'Ledge & Frame',
        'org.opencontainers.image.licenses': 'MIT',
      },
    });
    expect(run('id', '-u').trim()).toBe('10001');
    const writable = run(
      'sh',
      '-c',
      'find / -xdev -writable -not -type l -not -path "/proc/*" 2>/dev/null; true',
    );
    const places = writable
      .split('\n')
      .filter((path) => path && !/^\/(dev|sys|tmp|var\/tmp|run\/lock|data)\b/.test(path));
    expect(places).toEqual([]);
  });

  it('serves, writes nothing but to its volume, runs commands, and stops when it is told to', async () => {
    const before = join(folder, 'before');
    execFileSync('touch', [before]);
    site = containers.start(container, options(), ['ledge-frame']);
    let printed = '';
    site.stdout?.on('data', (chunk) => (printed += chunk));
    site.stderr?.on('data', (chunk) => (printed += chunk));
    await vi.waitFor(() => run('ledge-frame', 'healthy'), { timeout: MINUTE, interval: 1000 });
    expect((await fetch(`http://127.0.0.1:${port}/projects/ridge-house`)).status).toBe(200);
    const inquiry = await fetch(`http://127.0.0.1:${port}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: `http://127.0.0.1:${port}` },
      body: JSON.stringify({
        name: 'Carla',
        email: 'carla@example.com',
        message: 'A house near Blanco.',
        elapsed: 60_000,
      }),
    });
    expect(inquiry.status, await inquiry.text()).toBe(201);
    expect(run('ledge-frame', 'staff', 'add', 'olivia@example.com', '--owner')).toContain('as an owner');
    expect(run('ledge-frame', 'backup', '/data/backup.tar')).toContain('Backed up');
    expect(run('ledge-frame', 'nightly', '/data')).toBe('');
    expect(run('sh', '-c', 'ls /data')).toMatch(/^\d{4}-\d\d-\d\d-\d{6}\.tar\.gz$/m);
    const changed = execFileSync('find', [root, '-xdev', '-type', 'f', '-newer', before], {
      encoding: 'utf8',
    });
    expect(changed.split('\n').filter((path) => path && !path.startsWith(join(root, 'data')))).toEqual([]);

    process.kill(descendant(site.pid as number, 'build/app/main.js') as number, 'SIGTERM');
    const [code] = await once(site, 'exit');
    expect(code, printed).toBe(0);
    expect(() => run('ledge-frame', 'healthy')).toThrow();
  });
});
