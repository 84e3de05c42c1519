/** Starts processes through a small one (launcher-process.ts), which ends after a minute without work. */
import { type ChildProcess, fork } from 'node:child_process';
import { programFile } from '../config/program-file.ts';
import type { LaunchOutcome, LaunchTask } from './launcher-process.ts';

const PROGRAM = programFile(import.meta, 'launcher-process');
const IDLE_MS = 60_000;

type Launcher = {
  process: ChildProcess;
  waiting: Map<number, (outcome: LaunchOutcome) => void>;
  idle?: NodeJS.Timeout;
};

let launcher: Launcher | undefined;
let tasks = 0;

/** Asks a program's new process one question. @returns its message, unchecked, or how it ended, or why it didn't start. */
export function askProcess(task: Omit<LaunchTask, 'id'>): Promise<LaunchOutcome> {
  launcher ??= launch();
  const { process, waiting, idle } = launcher;
  clearTimeout(idle);
  process.channel?.ref();
  return new Promise((resolve) => {
    const id = ++tasks;
    waiting.set(id, resolve);
    // If the process is gone, its exit event reports it.
    process.send({ ...task, id } satisfies LaunchTask, () => {});
  });
}

function launch(): Launcher {
  const started = fork(PROGRAM, [], {
    ...{ serialization: 'advanced', execArgv: [], env: {} },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const mine: Launcher = { process: started, waiting: new Map() };
  // Only a pending question keeps the server's process alive.
  started.unref();
  started.on('message', (outcome: LaunchOutcome) => {
    mine.waiting.get(outcome.id)?.(outcome);
    mine.waiting.delete(outcome.id);
    if (mine.waiting.size > 0) return;
    started.channel?.unref();
    mine.idle = setTimeout(() => dismiss(mine), IDLE_MS).unref();
  });
  const fail = (failed: string) => {
    if (launcher === mine) launcher = undefined;
    for (const [id, resolve] of mine.waiting) resolve({ id, failed });
    mine.waiting.clear();
  };
  started.on('error', (error) => fail(error.message));
  started.on('exit', () => fail('The process launcher stopped.'));
  return mine;
}

function dismiss(idle: Launcher): void {
  if (launcher === idle) launcher = undefined;
  if (idle.process.connected) idle.process.disconnect();
}
