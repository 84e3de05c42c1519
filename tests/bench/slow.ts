/**
 * A thousand connections that hold on to the server as slowly as they can (slowhttptest: headers, a body or the answer
 * in drops), each kind for half a minute, while other visitors ask for pages, send inquiries and use the dashboard: the
 * others' latencies before and meanwhile. Loopback only, 1,000 connections at most, and it ends by itself.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunningServer, startServer } from '../support/running-server.ts';
import type { Ask } from '../support/traffic.ts';
import type { Row } from './bench.ts';
import { furnish, signIn } from './furnished.ts';
import { steadily } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { letter } from './people.ts';
import { processorTime } from './processor-time.ts';
import { at } from './stopwatch.ts';

const PROGRAM = '/usr/bin/slowhttptest';
const CONNECTIONS = 1000;
const SECONDS = 30;
const SECONDS_BEFORE = 15;
/** Requests of the others, a second: half for pages, a quarter each inquiries and the dashboard. */
const RATE = 40;
const AIM_MS = 500;

const common = ['-c', CONNECTIONS, '-r', 200, '-l', SECONDS, '-p', 5].map(String);
const KINDS: { name: string; path: string; options: string[] }[] = [
  { name: 'slow headers (-H)', path: '/', options: ['-H', '-i', '5', '-x', '24'] },
  {
    name: 'slow body (-B)',
    path: '/api/inquiries',
    options: ['-B', '-i', '5', '-s', '8192', '-x', '10', '-f', 'application/json'],
  },
  {
    name: 'slow read (-X)',
    path: '/projects/ridge-house',
    options: ['-X', '-w', '512', '-y', '1024', '-n', '5', '-z', '32', '-k', '3'],
  },
];

export async function benchSlow(): Promise<Row[]> {
  if (!existsSync(PROGRAM)) return [];
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  await furnish({ DATA_DIR: folder }, 2000);
  const server = await startServer({ DATA_DIR: folder });
  const rows: Row[] = [];
  try {
    const others = await visitors(server);
    console.log(`Others beside ${CONNECTIONS} slow connections:`);
    await others.during(() => pause(5000));
    for (const { name, path, options } of KINDS) {
      const before = await others.during(() => pause(SECONDS_BEFORE * 1000));
      let resident = 0;
      const watch = setInterval(() => {
        resident = Math.max(resident, residentMegabytes(server.process.pid as number));
      }, 250);
      let held = 0;
      const meanwhile = await others.during(async () => {
        held = await attack([...common, ...options, '-u', server.url + path]);
      });
      clearInterval(watch);
      console.log(
        `  ${name}: ${held} held at once, ${resident.toFixed(0)} MB; before ${inWords(before)}; meanwhile ${inWords(meanwhile)}`,
      );
      rows.push(...rowsOf(name, before, meanwhile));
    }
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
  return rows;
}

/** @returns how many connections were open at most. */
function attack(options: string[]): Promise<number> {
  return new Promise((resolve, reject) =>
    execFile(PROGRAM, options, { timeout: (SECONDS + 30) * 1000 }, (error, stdout) => {
      const counts = [...plain(stdout).matchAll(/connected:\s+(\d+)/g)].map(([, count]) => Number(count));
      if (counts.length > 0) resolve(Math.max(...counts));
      else reject(error ?? new Error(`slowhttptest said: ${stdout}`));
    }),
  );
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: the colors of a terminal
const plain = (text: string) => text.replace(/\x1b\[[\d;]*m/g, '');

type Kind = 'pages' | 'inquiries' | 'dashboard';
/** `processor`: share of one core that the server worked. */
type Felt = { milliseconds: Record<Kind, number[]>; asked: number; failures: string[]; processor: number };

const kindOf = (index: number): Kind =>
  index % 2 === 0 ? 'pages' : index % 4 === 1 ? 'inquiries' : 'dashboard';

/** Each on a connection of its own. */
async function visitors({ url, process: { pid } }: RunningServer) {
  const cookie = await signIn(url);
  const staff = (path: string): Ask => ({ method: 'GET', path, headers: { cookie } });
  const list = await fetch(`${url}/api/inquiries?sort=queue`, { headers: { cookie } });
  const ids = ((await list.json()) as { id: string }[]).map(({ id }) => id);
  let letters = 0;
  const next = {
    pages: (index: number) => page(index % 4 === 0 ? '/' : '/services'),
    inquiries: () => letter(letters++),
    dashboard: (index: number) =>
      staff(index % 8 === 3 ? '/api/inquiries?sort=queue' : `/api/inquiries/${ids[index % ids.length]}`),
  };
  return {
    /** Delays while something goes on. */
    async during(something: () => Promise<unknown>): Promise<Felt> {
      const milliseconds = { pages: [], inquiries: [], dashboard: [] };
      const felt: Felt = { milliseconds, asked: 0, failures: [], processor: 0 };
      const [began, used] = [performance.now(), processorTime(pid as number)];
      const stream = steadily(
        url,
        RATE,
        (index) => next[kindOf(index)](index),
        ({ ms, sent }, index) => {
          const good = sent.status === 200 || sent.status === 201;
          felt.asked++;
          felt.milliseconds[kindOf(index)].push(ms);
          if (!good) felt.failures.push(`${sent.what}: ${sent.status ?? sent.failure}`);
        },
      );
      await something();
      felt.processor = (processorTime(pid as number) - used) / (performance.now() - began);
      await stream.stop();
      return felt;
    },
  };
}

const page = (path: string): Ask => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } });

const all = ({ milliseconds }: Felt) => Object.values(milliseconds).flat();

function rowsOf(name: string, before: Felt, meanwhile: Felt): Row[] {
  const what = `others beside ${CONNECTIONS} ${name}`;
  const asked = meanwhile.asked;
  const row = (share: number, reference: string, theirs: number): Row => ({
    what: `${what}: ${share === 0.5 ? 'median' : 'p99'}`,
    ours: at(share, all(meanwhile)),
    reference,
    theirs,
    unit: 'ms',
  });
  return [
    row(0.5, 'before', at(0.5, all(before))),
    row(0.99, 'before', at(0.99, all(before))),
    row(0.99, 'aim', AIM_MS),
    {
      what: `${what}: processor time of the server`,
      ours: meanwhile.processor * 1000,
      reference: 'before',
      theirs: before.processor * 1000,
      unit: 'ms/s',
    },
    {
      what: `${what}: answered`,
      ours: asked - meanwhile.failures.length,
      reference: 'asked',
      theirs: asked,
      unit: '',
    },
  ];
}

function inWords({ milliseconds, failures, asked, processor }: Felt): string {
  const parts = Object.entries(milliseconds).map(
    ([kind, values]) => `${kind} ${at(0.5, values).toFixed(0)}/${at(0.99, values).toFixed(0)} ms`,
  );
  const why = failures.length > 0 ? ` (${[...new Set(failures)].slice(0, 3).join('; ')})` : '';
  return `${parts.join(', ')}, ${failures.length} of ${asked} failed${why}, server at work ${(processor * 100).toFixed(0)} %`;
}
