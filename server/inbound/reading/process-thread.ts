/**
 * Runs in a thread of its own and starts the processes that read mail. Starting one holds the thread that does it until
 * the new program runs: 20 to 50 ms on two busy cores, in which the serving thread would answer nobody. Imports nothing
 * of ours, so that the thread stays small.
 */
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';

export type Task = { id: number; program: string; memoryMb: number; question: object; patience: number };
/** `message`: whatever the process said, unchecked. */
export type Outcome = { id: number } & ({ message: unknown } | { ended: string } | { failed: string });

parentPort?.on('message', (task: Task) => {
  const { id } = task;
  let isTold = false;
  const tell = (outcome: Omit<Outcome, 'id'>) => {
    if (!isTold) parentPort?.postMessage({ id, ...outcome });
    isTold = true;
  };
  try {
    start(task, tell);
  } catch (error) {
    tell({ failed: (error as Error).message });
  }
});

function start(
  { program, memoryMb, question, patience }: Task,
  tell: (outcome: { message: unknown } | { ended: string } | { failed: string }) => void,
): void {
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
    // An error could show what is in the mail.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  letOthersFirst(child.pid);
  const timer = setTimeout(() => child.kill('SIGKILL'), patience);
  child.on('message', (message) => tell({ message }));
  // The system can't start another process right now.
  child.on('error', (error) => tell({ failed: error.message }));
  child.on('exit', (code, signal) => {
    clearTimeout(timer);
    // A message may still be in the channel.
    const end = () => tell({ ended: String(signal ?? code) });
    if (child.connected) child.once('disconnect', end);
    else end();
  });
  // The child is gone already: its exit says how.
  child.send(question, () => {});
}

/** Visitors come before a mail: it may be a hostile one, which keeps a processor busy for seconds. */
function letOthersFirst(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended already, or a sandbox forbids it. Only the speed of others depends on it.
  }
}
