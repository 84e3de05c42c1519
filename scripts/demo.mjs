/**
 * `npm run demo`: serves the whole product with sample data and a known sign-in, from a temporary folder that is removed
 * at the end. Reads HOST, PORT, SITE_ORIGIN and LOG_LEVEL only: it must not reach a real database or mailbox.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, projectNode, projectRoot } from './prepare.mjs';
import { serve } from './serve.mjs';

if (process.env.SITE_ORIGIN?.startsWith('https:')) {
  console.error(
    'The demo doesn’t start: SITE_ORIGIN is https, and anyone knows the demo’s password. Unset SITE_ORIGIN, or run npm start.',
  );
  process.exit(1);
}

await prepare({ build: true });
const began = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-demo-'));
const temporary = join(folder, 'tmp');
mkdirSync(temporary);
let server;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server ?? process.exit(1));
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

// A dynamic import, because the mail server's package may not be installed before this point.
const { startMailServers } = await import('./demo/mail-servers.mjs');
const host = process.env.HOST || '127.0.0.1';
const port = await freePort(Number(process.env.PORT || 3000));
const settings = {
  ...inherited(),
  ...(await startMailServers()),
  HOST: host,
  PORT: String(port),
  DATA_DIR: join(folder, 'data'),
  ...{ TMPDIR: temporary, TEMP: temporary, TMP: temporary },
};
const account = seed();

server = serve(settings, 'pipe');
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
let printed = '';
server.stdout.on('data', (chunk) => {
  process.stdout.write(chunk);
  const wasReady = isReady();
  printed = (printed + chunk).slice(-2000);
  if (!wasReady && isReady()) printSignIn();
});

const isReady = () => / is ready at .*\n\n/s.test(printed);

function printSignIn() {
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const origin = process.env.SITE_ORIGIN || `http://localhost:${port}`;
  console.log(`Demo, ready after ${seconds} s. Mail is accepted and thrown away. Ctrl+C ends the demo and deletes its data.

  Site       ${origin}/
  Dashboard  ${origin}/admin
  Email      ${account.email}
  Password   ${account.password}
`);
}

/** Runs on the project's Node, which reads TypeScript. @returns the owner's email address and password. */
function seed() {
  const { status, stdout, stderr } = spawnSync(
    projectNode,
    ['--disable-warning=ExperimentalWarning', 'commands/demo.ts'],
    {
      cwd: projectRoot,
      env: { ...settings, NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compile') },
      encoding: 'utf8',
    },
  );
  if (status === 0) return JSON.parse(stdout);
  console.error(stderr);
  process.exit(1);
}

/** This environment without the product's settings. */
function inherited() {
  const kept = /^(PATH|HOME|USERPROFILE|SYSTEMROOT|LANG|TZ|SITE_ORIGIN|LOG_LEVEL)$/i;
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => kept.test(name)));
  return { LOG_LEVEL: 'warn', ...env };
}

/** @returns the first free port at or above `first`. */
async function freePort(first) {
  for (let candidate = first; ; candidate++) if (await isFree(candidate)) return candidate;
}

function isFree(candidate) {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
    probe.listen(candidate, host, () => probe.close(() => resolve(true)));
  });
}
