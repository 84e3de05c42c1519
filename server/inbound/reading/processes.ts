/** Has processes started by a thread, so that the serving thread goes on meanwhile. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Outcome, Task } from './process-thread.ts';

/** Megabytes for one answer at a time. */
const LIMITS = { maxYoungGenerationSizeMb: 2 };

type Waiting = { resolve: (outcome: Outcome) => void; reject: (error: unknown) => void };

let thread: Worker | undefined;
let tasks = 0;
const waiting = new Map<number, Waiting>();

/**
 * Asks a program's new process one question. @returns what it said, unchecked, or how it ended.
 * @throws when the thread ended.
 */
export function askProcess(task: Omit<Task, 'id'>): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const id = ++tasks;
    thread ??= startThread();
    if (waiting.size === 0) thread.ref();
    waiting.set(id, { resolve, reject });
    thread.postMessage({ ...task, id } satisfies Task);
  });
}

/** As of the database's threads: types are stripped here, and the thread alone doesn't keep the process. */
function startThread(): Worker {
  const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, 'process-thread.ts'), 'utf8'));
  const started = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    ...{ env: {}, name: 'processes', resourceLimits: LIMITS },
  });
  started.unref();
  started.on('message', (outcome: Outcome) => {
    // Under `node --watch`, threads also report the files they load.
    const asked = waiting.get(outcome.id);
    waiting.delete(outcome.id);
    if (waiting.size === 0) started.unref();
    asked?.resolve(outcome);
  });
  const fail = (error: Error) => {
    if (thread === started) thread = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  started.on('error', fail);
  started.on('exit', () => fail(new Error('The thread that starts processes ended.')));
  return started;
}
