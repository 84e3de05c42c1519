/** Debian's Caddy with docs/deploy/Caddyfile, other ports, and certificates of Caddy's own CA. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = '/usr/bin/caddy';
export const caddyIsThere = existsSync(PROGRAM);

export type Caddy = Awaited<ReturnType<typeof startCaddy>>;
type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };
type Sent = { method?: string; headers?: Record<string, string>; body?: string; from?: string };

/**
 * @param ports ports of Caddy, with and without TLS, and of the servers behind it.
 * @param changes further replacements in its configuration: each text with its replacement.
 */
export async function startCaddy(
  ports: { tls: number; plain: number; servers: [number, number] },
  changes: [string, string][] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(
    file,
    siteOf(
      ports,
      ['admin off', 'local_certs', 'skip_install_trust', 'default_bind 127.0.0.1'].concat(
        `http_port ${ports.plain}`,
        `https_port ${ports.tls}`,
        `storage file_system ${folder}/storage`,
      ),
      changes,
    ),
  );
  const caddy = spawn(PROGRAM, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  let log = '';
  caddy.stderr.setEncoding('utf8').on('data', (text) => (log += text));
  const ended = new Promise<void>((resolve) => caddy.on('exit', () => resolve()));
  const root = join(folder, 'storage/pki/authorities/local/root.crt');
  const deadline = Date.now() + 30_000;
  const wait = async () => {
    if (caddy.exitCode !== null || Date.now() > deadline) throw new Error(`Caddy doesn't serve:\n${log}`);
    await pause(50);
  };
  while (!existsSync(root)) await wait();

  /** @param from the visitor's address: any of 127.0.0.0/8. */
  const send = (path: string, options: Sent = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = options;
      const where = { host: 'localhost', port: ports.tls, family: 4, localAddress: from, agent: false };
      const sent = request({ ...where, ca: readFileSync(root), path, method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode as number, headers: answer.headers, body: text }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });
  while (!(await send('/healthz').catch(() => null))) await wait();

  return {
    send,
    /** The root certificate of Caddy's own CA. */
    root,
    log: () => log,
    async remove() {
      caddy.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @param options global options of Caddy, added before those of the file. */
function siteOf(
  { servers }: { servers: [number, number] },
  options: string[],
  changes: [string, string][],
): string {
  let site = readFileSync(join(import.meta.dirname, '../../docs/deploy/Caddyfile'), 'utf8');
  for (const [written, here] of [
    ...changes,
    ['\n{\n', `\n{\n${options.map((option) => `\t${option}\n`).join('')}`],
    ['www.example.com {', 'localhost {'],
    ['127.0.0.1:3000 127.0.0.1:3001', servers.map((port) => `127.0.0.1:${port}`).join(' ')],
  ] as const) {
    if (!site.includes(written)) throw new Error(`docs/deploy/Caddyfile no longer says "${written}".`);
    site = site.replace(written, here);
  }
  return site;
}
