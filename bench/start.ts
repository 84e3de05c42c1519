/**
 * Start until /readyz answers, and memory when nothing happens, all threads included. `npm run bench -- start` measures the
 * bundle. The references are the start time and memory of a bare `node` that does nothing, started in alternation.
 */
import { spawn, spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { projectNode, type RunningServer, startServer } from '../tests/support/running-server.ts';
import type { BenchRow } from './bench.ts';
import { onBothDatabases } from './both-databases.ts';
import { residentMegabytes } from './memory.ts';
import { processorTime } from './processor-time.ts';
import { at } from './stopwatch.ts';

const ROUNDS = 5;
/** By then, the memory that only the start needed is free. */
const IDLE_MS = 120_000;
const BARE_MS = 3000;

export const benchStart = () => onBothDatabases(on);

async function on(engine: string, settings: Record<string, string>): Promise<BenchRow[]> {
  console.log(`Start on ${engine}`);
  const ms: number[] = [];
  const processor: number[] = [];
  const started: RunningServer[] = [];
  const bareMs: number[] = [];
  // The first start writes the compile cache.
  await (await startServer(settings)).kill('SIGTERM');
  for (let round = 0; round < ROUNDS; round++) {
    const bareBegan = performance.now();
    spawnSync(projectNode, ['--eval', '']);
    bareMs.push(performance.now() - bareBegan);
    const began = performance.now();
    const server = await startServer(settings);
    await fetch(`${server.url}/readyz`);
    ms.push(performance.now() - began);
    processor.push(processorTime(server.process.pid as number));
    started.push(server);
  }
  console.log('  resting …');
  await pause(IDLE_MS);
  const megabytes = started.map(({ process }) => residentMegabytes(process.pid as number));
  for (const server of started) await server.remove();
  const bare = await bareNode();
  const what = `start, ${engine}`;
  const reference = 'bare node';
  return [
    { what: `${what}: until ready`, ours: at(0.5, ms), reference, theirs: at(0.5, bareMs), unit: 'ms' },
    {
      what: `${what}: processor until ready`,
      ours: at(0.5, processor),
      reference,
      theirs: bare.processor,
      unit: 'ms',
    },
    {
      what: `${what}: memory, idle`,
      ours: at(0.5, megabytes),
      reference,
      theirs: bare.megabytes,
      unit: 'MB',
    },
  ];
}

async function bareNode(): Promise<{ processor: number; megabytes: number }> {
  const child = spawn(projectNode, ['--eval', 'setInterval(() => {}, 1000)']);
  await pause(BARE_MS);
  const pid = child.pid as number;
  const measured = { processor: processorTime(pid), megabytes: residentMegabytes(pid) };
  child.kill('SIGKILL');
  return measured;
}
