/** Debian's nginx with docs/deploy/nginx.conf, other ports and certificate. */
import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/nginx';
export const nginxIsThere = existsSync(PROGRAM);

export type Nginx = Awaited<ReturnType<typeof startNginx>>;
export type NginxAnswer = { status: number; headers: NodeJS.Dict<string | string[]>; body: string };

/**
 * @param ports ports of nginx, with and without TLS, and of the servers behind it.
 * @param changes further replacements in its configuration: each text with its replacement.
 */
export async function startNginx(
  ports: { tls: number; plain: number; servers: [number, number] },
  changes: [string, string][] = [],
) {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-nginx-'));
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const [pages, files, included] = [join(folder, 'pages'), join(folder, 'files'), join(folder, 'conf.d')];
  const challenges = join(folder, 'challenges');
  mkdirSync(included);
  mkdirSync(challenges);
  execFileSync(
    'openssl',
    // biome-ignore format: one command line
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  writeFileSync(
    join(folder, 'site.conf'),
    siteOf(ports, [
      ...changes,
      ['/etc/letsencrypt/live/www.example.com/fullchain.pem', certificate],
      ['/etc/letsencrypt/live/www.example.com/privkey.pem', key],
      ['/var/cache/ledge-frame-files', files],
      ['/var/cache/ledge-frame', pages],
      ['/var/www/html', challenges],
    ]),
  );
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} worker_processes 2; pid ${folder}/pid; error_log ${folder}/error.log info; daemon off;
events {} http { access_log ${folder}/access.log; client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s; include ${included}/*.conf; include ${folder}/site.conf; }`,
  );
  const nginx = spawn(PROGRAM, ['-p', folder, '-c', join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const ended = new Promise<void>((resolve) => nginx.on('exit', () => resolve()));
  const ca = readFileSync(certificate);

  /** @param from the visitor's address: any of 127.0.0.0/8. */
  const send = (path: string, options: Sent = {}): Promise<NginxAnswer> =>
    new Promise((resolve, reject) => {
      const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = options;
      const where = { host: 'localhost', port: ports.tls, family: 4, localAddress: from, ca, agent: false };
      const sent = request({ ...where, path, method, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode as number, headers: answer.headers, body: text }),
        );
      });
      sent.on('error', reject);
      sent.end(body);
    });

  while (!(await send('/healthz').catch(() => null))) await pause(50);
  return {
    send,
    certificate,
    /** The keys of cached responses: pages with the build's files, and pictures, logos and cards. */
    kept: () => [...keysIn(pages), ...keysIn(files)],
    keptFiles: () => keysIn(files),
    /** nginx with its configuration, as a command. */
    program: `${PROGRAM} -p ${folder} -c ${folder}/nginx.conf`,
    /** Debian's conf.d: files for every site. */
    included,
    /** The folder in which certbot writes its challenges. */
    challenges,
    /**
     * The error log: nginx's own messages, and those about requests at every level but `debug` unless the configuration
     * excludes them.
     */
    log: () => readFileSync(join(folder, 'error.log'), 'utf8'),
    /** The access log that Debian's nginx writes for every site that doesn't configure one. */
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    async remove() {
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Sent = { method?: string; headers?: Record<string, string>; body?: string; from?: string };

const keysIn = (cache: string): string[] =>
  readdirSync(cache).map(
    (file) => /\nKEY: (.*)\n/.exec(readFileSync(join(cache, file), 'latin1'))?.[1] ?? file,
  );

function siteOf(
  { tls, plain, servers }: { tls: number; plain: number; servers: [number, number] },
  changes: [string, string][],
): string {
  const file = join(import.meta.dirname, '../../docs/deploy/nginx.conf');
  let site = readFileSync(file, 'utf8').replaceAll('www.example.com;', 'localhost;');
  for (const [written, here] of [
    ...changes,
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ', `listen 127.0.0.1:${tls} `],
    ['127.0.0.1:3000 ', `127.0.0.1:${servers[0]} `],
    ['127.0.0.1:3001 ', `127.0.0.1:${servers[1]} `],
  ] as const) {
    if (!site.includes(written)) throw new Error(`docs/deploy/nginx.conf no longer says "${written}".`);
    site = site.replace(written, here);
  }
  return site;
}
