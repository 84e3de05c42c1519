/** The home page from memory, compared with bare node:http and nginx that send the same bytes, headers included. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../server/testing/postgres-cluster.ts';
import { startNginx as startShippedNginx } from '../tests/support/nginx.ts';
import { projectNode, startServer } from '../tests/support/running-server.ts';
import type { BenchRow } from './bench.ts';
import { inTurns, wrk } from './load.ts';

const page = join(import.meta.dirname, '../build/client/index.html.br');
const headers = ['Accept-Encoding: br'];

export async function benchPages(): Promise<BenchRow[]> {
  console.log('Pages: ours · bare node:http · nginx');
  const server = await startServer();
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  const sent = await headersOf(`${server.url}/`);
  const bare = await startBareNode(folder, sent);
  const nginx = await startNginx(folder, sent);
  const shipped = await startShipped();
  const overTls = await startNginx(join(folder, 'tls'), sent, shipped.nginx.certificate);
  try {
    const [ours, node, engineX] = (await inTurns(3, [
      () => wrk(`${server.url}/`, { headers }),
      () => wrk(bare.url, { headers }),
      () => wrk(nginx.url, { headers }),
    ])) as [number, number, number];
    console.log('Through nginx as shipped, which keeps pages · nginx, same bytes, both by TLS');
    const [kept, own] = (await inTurns(3, [
      () => wrk(shipped.url, { headers }),
      () => wrk(overTls.url, { headers }),
    ])) as [number, number];
    const what = `GET / (${readFileSync(page).length} bytes, brotli)`;
    return [
      { what, ours, reference: 'bare node:http, same bytes', theirs: node, unit: '/s' },
      { what, ours, reference: 'nginx, same bytes', theirs: engineX, unit: '/s' },
      {
        what: `${what} through docs/deploy/nginx.conf`,
        ours: kept,
        reference: 'nginx, same bytes, TLS',
        theirs: own,
        unit: '/s',
      },
    ];
  } finally {
    await server.remove();
    bare.stop();
    nginx.stop();
    overTls.stop();
    await shipped.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The headers of our server's responses, except those that every server adds on its own. */
async function headersOf(url: string): Promise<[string, string][]> {
  const { headers: sent } = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  return [...sent].filter(([name]) => !['connection', 'date', 'keep-alive', 'content-length'].includes(name));
}

async function startBareNode(folder: string, sent: [string, string][]) {
  const port = await freePort();
  const script = join(folder, 'bare.mjs');
  writeFileSync(
    script,
    `import { createServer } from 'node:http'; import { readFileSync } from 'node:fs';
     const body = readFileSync(${JSON.stringify(page)});
     const headers = { ...${JSON.stringify(Object.fromEntries(sent))}, 'content-length': body.length };
     createServer((_, res) => { res.writeHead(200, headers); res.end(body); }).listen(${port}, '127.0.0.1');`,
  );
  const child = spawn(projectNode, [script], { stdio: 'ignore' });
  await pause(500);
  return { url: `http://127.0.0.1:${port}/`, stop: () => void child.kill() };
}

async function startShipped() {
  const server = await startServer({ TRUST_PROXY: 'loopback' });
  const tls = await freePort();
  const nginx = await startShippedNginx({
    ...{ tls, plain: await freePort(), servers: [server.port, server.port] },
  });
  return {
    nginx,
    url: `https://localhost:${tls}/`,
    async stop() {
      await nginx.remove();
      await server.remove();
    },
  };
}

/** @param certificate path of a TLS certificate; its key is in the same folder. */
async function startNginx(folder: string, sent: [string, string][], certificate?: string) {
  const port = await freePort();
  const tls = certificate
    ? `ssl; ssl_certificate ${certificate}; ssl_certificate_key ${join(dirname(certificate), 'key.pem')}`
    : '';
  const own = ['content-type', 'etag'];
  const added = sent
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    .join(' ');
  mkdirSync(join(folder, 'www'), { recursive: true });
  writeFileSync(join(folder, 'www/index.html'), readFileSync(page));
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; user root; worker_processes ${certificate ? 2 : 1}; pid ${folder}/pid; error_log ${folder}/error.log;
     events { worker_connections 256; }
     http { access_log off; types { text/html html; }
       server { listen 127.0.0.1:${port} ${tls}; root ${folder}/www; ${added} open_file_cache max=10; } }`,
  );
  const child = spawn('/usr/sbin/nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: 'ignore',
  });
  await pause(500);
  return { url: `${certificate ? 'https' : 'http'}://localhost:${port}/`, stop: () => void child.kill() };
}
