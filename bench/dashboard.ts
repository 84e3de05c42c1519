/**
 * Staff's usual requests, among 10,000 inquiries: the list by due time, one inquiry, a change of status with If-Match.
 * The reference is a bare node:http server on the same database that does only the reads and writes (bare-dashboard.ts).
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sqliteFile } from '../server/database/connect.ts';
import { freePort } from '../server/testing/postgres-cluster.ts';
import { projectNode, startServer } from '../tests/support/running-server.ts';
import { send } from '../tests/support/traffic.ts';
import type { BenchRow } from './bench.ts';
import { onBothDatabases } from './both-databases.ts';
import { furnish, signIn } from './furnished.ts';
import { inTurns, perSecond, wrk } from './load.ts';

const INQUIRIES = 10_000;
const CONNECTIONS = 8;
const MILLISECONDS = 4000;
const reads = 'bare node:http and driver: the rows as JSON';
const writes = 'bare node:http and driver: row and event, durable';

export const benchDashboard = () => onBothDatabases(on);

async function on(engine: string, settings: Record<string, string>): Promise<BenchRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  await furnish({ DATA_DIR: folder, ...settings }, INQUIRIES);
  const server = await startServer({ DATA_DIR: folder, ...settings });
  const bare = await startBare(folder, settings.DATABASE_URL);
  try {
    const cookie = await signIn(server.url);
    const headers = [`Cookie: ${cookie}`];
    const listed = await fetch(`${server.url}/api/inquiries?sort=newest`, { headers: { cookie } });
    const known = (await listed.json()) as Known[];
    const [first, second] = [known.slice(0, 50), known.slice(50)];
    const script = openEach(folder, known);
    const measured = async (what: string, reference: string, pair: [Measure, Measure]): Promise<BenchRow> => {
      console.log(`Dashboard, ${what} on ${engine}: ours · bare`);
      const [ours, theirs] = (await inTurns(3, pair)) as [number, number];
      return { what: `${what}, ${engine}`, ours, reference, theirs, unit: '/s' };
    };
    const path = '/api/inquiries';
    return [
      await measured('list by due time', reads, [
        () => wrk(`${server.url}${path}?sort=queue`, { connections: CONNECTIONS, headers }),
        () => wrk(`${bare.url}/list`, { connections: CONNECTIONS }),
      ]),
      await measured('one inquiry', reads, [
        () => wrk(`${server.url}${path}`, { connections: CONNECTIONS, headers, script }),
        () => wrk(`${bare.url}/one`, { connections: CONNECTIONS, script }),
      ]),
      await measured('change of status', writes, [
        () => changes(server.url, path, first, { cookie }),
        () => changes(bare.url, '/one', second),
      ]),
    ];
  } finally {
    bare.stop();
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Measure = () => Promise<number>;
type Known = { id: string; version: number; status: string };

async function startBare(folder: string, databaseUrl: string | undefined) {
  const port = await freePort();
  const database = databaseUrl ? ['postgres', databaseUrl] : ['sqlite', sqliteFile(folder)];
  const program = join(import.meta.dirname, 'bare-dashboard.ts');
  const child = spawn(
    projectNode,
    ['--disable-warning=ExperimentalWarning', program, String(port), ...database],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${url}/list`).catch(() => null))) await pause(50);
  return { url, stop: () => void child.kill() };
}

/** Writes a script for wrk that requests the inquiries in sequence, below the URL that wrk is given. */
function openEach(folder: string, known: Known[]): string {
  const script = join(folder, 'open.lua');
  writeFileSync(
    script,
    `local ids = { ${known.map(({ id }) => `"${id}"`).join(', ')} }
local at, base = 0, wrk.path
init = function() base = wrk.path end
request = function() at = at % #ids + 1; return wrk.format("GET", base .. "/" .. ids[at]) end\n`,
  );
  return script;
}

/** Changes per second. Each client changes separate inquiries and sends the current version of each. */
async function changes(
  origin: string,
  path: string,
  mine: Known[],
  headers: Record<string, string> = {},
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const free = [...mine];
  const rate = await perSecond(CONNECTIONS, MILLISECONDS, async () => {
    const one = free.shift() as Known;
    const status = one.status === 'contacted' ? 'in-progress' : 'contacted';
    const body = JSON.stringify({ status });
    const asked = { ...headers, 'content-type': 'application/json', 'if-match': `"${one.version}"` };
    const sent = await send(
      origin,
      { method: 'PATCH', path: `${path}/${one.id}`, headers: asked, body },
      agent,
    );
    const after = sent.status === 200 ? (JSON.parse(sent.body) as Known) : null;
    if (after?.status !== status) throw new Error(`A change answered ${sent.status}: ${sent.body}`);
    Object.assign(one, { status, version: after.version });
    free.push(one);
  });
  agent.destroy();
  return rate;
}
