import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { childrenOf, quietly } from '../testing/processes.ts';
import { asBuffer, runInSandbox, SandboxEndedError, SandboxUnavailableError } from './sandbox.ts';

type Task = 'echo' | 'environment' | 'hang' | 'spin' | 'crash' | 'exit' | 'memory' | 'fault' | 'priority';
const PROGRAM = join(import.meta.dirname, 'testing/odd-program.ts');
const LIMITS = { processorMs: 20_000, memoryMb: 64 };
const run = <Answer>(task: Task, value?: unknown, limits = {}) =>
  runInSandbox<Answer>(PROGRAM, { task, value }, { ...LIMITS, ...limits });

test('answers, bytes as well', async () => {
  const bytes = Buffer.alloc(300_000, 'x');
  const answer = await run<{ bytes: Uint8Array }>('echo', { bytes });
  expect(asBuffer(answer.bytes).equals(bytes)).toBe(true);
});

test('a process that hangs, goes on and on, crashes or fills its memory ends, and harms nothing else', async () => {
  for (const [task, limits] of [
    ['hang', { processorMs: 300 }],
    ['spin', { processorMs: 300 }],
    ['crash', {}],
    ['memory', {}],
  ] as const)
    await expect(run(task, undefined, limits), task).rejects.toMatchObject({
      ...{ name: 'SandboxEndedError', wasKilled: true },
    });
  await expect(run('exit')).rejects.toMatchObject({ message: /ended with 3/, wasKilled: false });
  expect(await run('echo', 'still here')).toBe('still here');
});

test('a fault of this machine is none of the file, and shows nothing of it', async () => {
  const fault = await run('fault').catch((error) => error);
  expect(fault).not.toBeInstanceOf(SandboxEndedError);
  expect(fault).toMatchObject({ message: 'ENOSPC' });
});

test('is heard also by a server that was too busy to listen until the process had ended', async () => {
  const asked = run('echo', 'one');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  expect(await asked).toBe('one');
});

test('finds none of the server’s environment, so no secrets', async () => {
  expect(await run('environment')).toEqual([]);
  expect(await run('environment', undefined, { timeZone: 'America/Chicago' })).toEqual(['TZ']);
});

test('the end of the process that starts others is trouble of this machine, and another is started', async () => {
  await run('echo', 1);
  const isLauncher = (pid: number) =>
    quietly(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))?.includes('launcher-process');
  const launchers = childrenOf(process.pid).filter(isLauncher);
  expect(launchers).toHaveLength(1);
  const asked = expect(run('hang')).rejects.toThrow(SandboxUnavailableError);
  process.kill(launchers[0] as number, 'SIGKILL');
  await asked;
  expect(await run('echo', 2)).toBe(2);
});

test.skipIf(process.platform === 'win32')('gives way to the server only where nobody waits', async () => {
  expect(await run('priority')).toBe(getPriority());
  expect(await run('priority', undefined, { inBackground: true })).toBe(Math.max(getPriority(), 5));
});
