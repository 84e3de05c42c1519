/**
 * Starts the processes of the sandbox, and passes on their answers without reading them. It is separate from the server
 * and small, because starting a process copies the page tables of the parent: on busy cores, that would block the server's
 * threads for 20 to 50 ms. It imports no other module of ours, so that it stays small.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

export type SandboxLimits = {
  /** Milliseconds of processor time, so that a busy machine fails no task; elapsed time may be four times as long. */
  processorMs: number;
  /** Size of JavaScript's heap. */
  memoryMb: number;
  /** The machine's by default. */
  timeZone?: string;
  /** No one waits for the result, so visitors' requests come first: a hostile file keeps a processor busy for seconds. */
  inBackground?: boolean;
};
export type LaunchTask = SandboxLimits & { id: number; program: string; question: object };
type Ending = { message: unknown } | { ended: string } | { failed: string };
/** `message`: the process's message, unchecked. */
export type LaunchOutcome = { id: number } & Ending;

/** The same as that of the database's threads that read. */
const NICENESS = 5;
/** The longest elapsed time of a process, in multiples of its processor time: the machine is busy, or the process hangs. */
const SLOWEST = 4;
/** How often the process is checked, in milliseconds. */
const LOOK_MS = 500;

// Each child ends with its own channel.
process.on('disconnect', () => process.exit());

process.on('message', (task: LaunchTask) => {
  let isTold = false;
  const report = (ending: Ending) => {
    if (!isTold) process.send?.({ id: task.id, ...ending });
    isTold = true;
  };
  try {
    start(task, report);
  } catch (error) {
    report({ failed: (error as Error).message });
  }
});

function start(task: LaunchTask, report: (ending: Ending) => void): void {
  const { program, memoryMb, question, processorMs, timeZone } = task;
  const child = fork(program, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: timeZone ? { TZ: timeZone } : {},
    // An error's message could contain parts of the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (task.inBackground) giveWay(child.pid);
  const begun = performance.now();
  const overtime = setInterval(
    () => {
      const elapsed = performance.now() - begun;
      if (Math.max(usedMs(child.pid) ?? elapsed, elapsed / SLOWEST) >= processorMs) child.kill('SIGKILL');
    },
    Math.min(LOOK_MS, processorMs),
  );
  child.on('message', (message) => report({ message }));
  // The system can't start another process right now.
  child.on('error', (error) => {
    clearInterval(overtime);
    report({ failed: error.message });
  });
  child.on('exit', (code, signal) => {
    clearInterval(overtime);
    // A message may still be in the channel.
    const end = () => report({ ended: String(signal ?? code) });
    if (child.connected) child.once('disconnect', end);
    else end();
  });
  // If the child is gone already, its exit event gives the reason.
  child.send(question, () => {});
}

function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // The system may forbid it, which only affects the speed of other processes.
  }
}

/** Clock ticks of /proc, in milliseconds. */
const TICK_MS = 10;

/** Processor time of all threads of a process. @returns null on systems other than Linux, or when the process is gone. */
function usedMs(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may have any letters. User and system time are the 14th and 15th field.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
      .map(Number);
    return ((user as number) + (system as number)) * TICK_MS;
  } catch {
    return null;
  }
}
