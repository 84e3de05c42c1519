/** The home page from memory, beside bare node:http and nginx that serve the same bytes. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/testing/postgres-cluster.ts';
import { projectNode, startServer } from '../support/running-server.ts';
import type { Row } from './bench.ts';
import { inTurns, wrk } from './load.ts';

const page = join(import.meta.dirname, '../../build/client/index.html.br');
const headers = ['Accept-Encoding: br'];

export async function benchPages(): Promise<Row[]> {
  console.log('Pages: ours · bare node:http · nginx');
  const server = await startServer();
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  const bare = await startBareNode(folder);
  const nginx = await startNginx(folder);
  try {
    const [ours, node, engineX] = (await inTurns(3, [
      () => wrk(`${server.url}/`, { headers }),
      () => wrk(bare.url, { headers }),
      () => wrk(nginx.url, { headers }),
    ])) as [number, number, number];
    const what = `GET / (${readFileSync(page).length} bytes, brotli)`;
    return [
      { what, ours, reference: 'bare node:http, same bytes', theirs: node, unit: '/s' },
      { what, ours, reference: 'nginx, same bytes', theirs: engineX, unit: '/s' },
    ];
  } finally {
    await server.remove();
    bare.stop();
    nginx.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startBareNode(folder: string) {
  const port = await freePort();
  const script = join(folder, 'bare.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:http'; import { readFileSync } from 'node:fs';
     const body = readFileSync(${JSON.stringify(page)});
     const headers = { 'content-type': 'text/html', 'content-encoding': 'br', 'content-length': body.length };
     createServer((_, res) => { res.writeHead(200, headers); res.end(body); }).listen(${port}, '127.0.0.1');`,
  );
  const child = spawn(projectNode, [script], { stdio: 'ignore' });
  await pause(500);
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}

async function startNginx(folder: string) {
  const port = await freePort();
  mkdirSync(join(folder, 'www'));
  writeFileSync(join(folder, 'www/index.html'), readFileSync(page));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 256; }
     http { access_log off; types { text/html html; }
       server { listen 127.0.0.1:${port}; root ${folder}/www; add_header Content-Encoding br; open_file_cache max=10; } }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  await pause(500);
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}
