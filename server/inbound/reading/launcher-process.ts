/**
 * Starts the processes that read mail, and passes on what they say without looking at it. A small process of its own:
 * starting one copies the page tables of the process that does it, so it would hold the server's threads for 20 to 50 ms
 * on busy cores. Imports nothing of ours, so that it stays small.
 */
import { fork } from 'node:child_process';
import { setPriority } from 'node:os';

export type Task = { id: number; program: string; memoryMb: number; question: object; patience: number };
type Ending = { message: unknown } | { ended: string } | { failed: string };
/** `message`: whatever the process said, unchecked. */
export type Outcome = { id: number } & Ending;

/** As of the database's threads that read. Lower, a crowded machine would make a large mail run out of its time. */
const NICENESS = 5;

try {
  // Visitors come before a mail: a hostile one keeps a processor busy for seconds. What is started here inherits it.
  setPriority(NICENESS);
} catch {
  // A sandbox may forbid it. Only the speed of others depends on it.
}
// What was started ends with its own channel.
process.on('disconnect', () => process.exit());

process.on('message', (task: Task) => {
  let isTold = false;
  const tell = (ending: Ending) => {
    if (!isTold) process.send?.({ id: task.id, ...ending });
    isTold = true;
  };
  try {
    start(task, tell);
  } catch (error) {
    tell({ failed: (error as Error).message });
  }
});

function start({ program, memoryMb, question, patience }: Task, tell: (ending: Ending) => void): void {
  const child = fork(program, [], {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
    // An error could show what is in the mail.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
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
