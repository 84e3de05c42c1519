/** Delays of visitors and of the serving thread while something goes on. */
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RunningServer } from '../../support/running-server.ts';
import type { Ask } from '../../support/traffic.ts';
import { steadily } from '../load.ts';
import { letter } from '../people.ts';

/** Milliseconds, from when each request was due to the end of its answer. */
export type Felt = {
  pages: number[];
  health: number[];
  inquiries: number[];
  /** Longest turn of the serving thread's event loop, by the clock. */
  hold: number;
  /** Of the processor: on a crowded machine the clock also counts what others do. */
  work: number;
  failures: string[];
};

/** Requests a second of each kind: pages 20, health checks 5, inquiries 5. */
const RATE = 30;
const kindOf = (index: number) => (index % 6 < 4 ? 'pages' : index % 6 === 4 ? 'health' : 'inquiries');

let letters = 0;

/** In memory where there is such a folder: on a disk that others keep busy, noting a turn would make it long. */
const notes = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
const holdsFile = join(mkdtempSync(join(notes, 'ledge-frame-holds-')), 'holds');

/** Settings that make the server tell how long its turns are. */
export const TOLD = {
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'holds.mjs')}`,
  HOLDS_FILE: holdsFile,
};

const asks = {
  pages: (index: number): Ask => ({ method: 'GET', path: index % 4 === 0 ? '/' : '/services' }),
  health: (index: number): Ask => ({ method: 'GET', path: index % 12 === 4 ? '/healthz' : '/readyz' }),
  inquiries: (): Ask => letter(letters++),
};

export async function felt({ url }: RunningServer, something: () => Promise<unknown>): Promise<Felt> {
  const during: Felt = { pages: [], health: [], inquiries: [], hold: 0, work: 0, failures: [] };
  const began = Date.now();
  const visitors = steadily(
    url,
    RATE,
    (index) => asks[kindOf(index)](index),
    ({ ms, sent }, index) => {
      during[kindOf(index)].push(ms);
      if (sent.failure || (sent.status ?? 0) >= 400)
        during.failures.push(`${sent.what}: ${sent.failure ?? sent.status}`);
    },
  );
  try {
    await something();
  } finally {
    await visitors.stop();
  }
  // Its last line.
  await pause(500);
  return { ...during, ...longestTurns(began) };
}

export function longestTurns(since: number): { hold: number; work: number } {
  const lines = readFileSync(holdsFile, 'utf8').trim().split('\n');
  const turns = lines.map((line) => line.split(' ').map(Number)).filter(([at = 0]) => at > since + 250);
  const longest = (which: number) => Math.max(0, ...turns.map((turn) => turn[which] ?? 0));
  return { hold: longest(1), work: longest(2) };
}
