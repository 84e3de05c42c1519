/**
 * compose.yaml in a separate folder, started with podman-compose. It needs three images: `localhost/ledge-frame` and
 * `localhost/ledge-frame-proxy`, built from Containerfile, and `localhost/postgres`.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, vi } from 'vitest';
import { freePort } from '../../server/testing/postgres-cluster.ts';

const IMAGES = { APP_IMAGE: 'ledge-frame', PROXY_IMAGE: 'ledge-frame-proxy', POSTGRES_IMAGE: 'postgres' };
const works = (...args: string[]) => spawnSync(args[0] as string, args.slice(1)).status === 0;
export const composeIsReady =
  works('podman-compose', '--version') &&
  Object.values(IMAGES).every((name) => works('podman', 'image', 'exists', `localhost/${name}`));
if (!composeIsReady)
  console.log('compose.yaml is not started: podman-compose or its three images are missing');

/** @param changes settings in `.env` in addition to the domain and the email address. */
export async function startCompose(changes: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-compose-'));
  const project = basename(folder);
  for (const file of ['compose.yaml', 'compose.next.yaml', 'update'])
    cpSync(join(import.meta.dirname, '../..', file), join(folder, file));
  const port = await freePort();
  // The tags that an update gives to images must not be those of other tests.
  const image = `localhost/${project.toLowerCase()}`;
  execFileSync('podman', ['tag', `localhost/${IMAGES.APP_IMAGE}`, image]);
  const settings = {
    ...{ DOMAIN: 'localhost', EMAIL: 'owner@example.com', CADDY_OPTIONS: 'local_certs' },
    ...{ HTTP_PORT: await freePort(), HTTPS_PORT: port },
    ...Object.fromEntries(Object.entries(IMAGES).map(([name, of]) => [name, `localhost/${of}`])),
    ...{ APP_IMAGE: image, ...changes },
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(folder, '.env'), lines.join(''));

  const podman = (...args: string[]) => execFileSync('podman', args, { encoding: 'utf8', stdio: 'pipe' });
  const compose = (...args: string[]) =>
    spawnSync('podman-compose', ['--project-name', project, ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, NEXT_IMAGE: image },
    });
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const send = (path: string, { method = 'GET', body = '', patienceMs = 30_000 } = {}) =>
    new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
      const headers = { host: 'localhost', origin: 'https://localhost', 'content-type': 'application/json' };
      const where = { host: '127.0.0.1', servername: 'localhost', port, path, method };
      const sent = request({ ...where, headers, agent, rejectUnauthorized: false }, (answer) => {
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode, text }));
      });
      sent.setTimeout(patienceMs, () => sent.destroy(new Error('no answer')));
      sent.on('error', reject);
      sent.end(body);
    });

  const remove = () => {
    agent.destroy();
    compose('-f', 'compose.yaml', '-f', 'compose.next.yaml', 'down', '--volumes');
    for (const tag of ['latest', 'previous', 'next']) spawnSync('podman', ['rmi', `${image}:${tag}`]);
    rmSync(folder, { recursive: true, force: true });
  };

  const began = performance.now();
  const { stderr } = compose('up', '--detach');
  try {
    await vi.waitFor(async () => expect((await send('/').catch(() => null))?.status, stderr).toBe(200), {
      ...{ timeout: 300_000, interval: 500 },
    });
  } catch (error) {
    remove();
    throw error;
  }
  console.log(`compose.yaml, from images to the first page: ${Math.round(performance.now() - began)} ms`);

  return {
    ...{ folder, project, image, podman, send },
    within: (service: string, ...args: string[]) => podman('exec', `${project}_${service}_1`, ...args),
    remove,
  };
}

export type Compose = Awaited<ReturnType<typeof startCompose>>;
