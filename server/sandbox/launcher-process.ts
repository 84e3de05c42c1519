/**
 * Starts the processes of the sandbox, and passes on their answers without looking at them. It is separate from the server
 * and small, because starting a process copies the page tables of the one that does it: on busy cores, that would hold the
 * server's threads for 20 to 50 ms. It imports nothing of ours, so that it stays small.
 */
import { fork, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

export type SandboxLimits = {
  /** Milliseconds of a processor, so that a busy machine refuses nothing; by the clock, it may take four times as long. */
  processorMs: number;
  /** Of JavaScript's heap. */
  memoryMb: number;
  /** By default the machine's. */
  timeZone?: string;
  /** Nobody waits for it, so that visitors come before it: a hostile file keeps a processor busy for seconds. */
  inBackground?: boolean;
  /** Runs first while the processors have nothing else to do, if they ever do. */
  whenIdle?: boolean;
};
export type LaunchTask = SandboxLimits & { id: number; program: string; question: object };
type Ending = { message: unknown } | { ended: string } | { failed: string };
/** `message`: whatever the process said, unchecked. */
export type LaunchOutcome = { id: number } & Ending;

/** As of the database's threads that read. */
const NICENESS = 5;
/**
 * Starts a program by the policy SCHED_IDLE of Linux, without any privilege. A nice value only shares the processors: what
 * runs keeps one for some milliseconds when a visitor's request wakes. An idle process gives way at once (decision 41).
 */
const IDLE = ['chrt', '--idle', '0'] as const;
/** Most mails need 0.15 s. Without an answer by then, the mail is large, and goes on, or the processors are never idle. */
const IDLE_MS = 2000;
/** The longest that a process may take by the clock, in multiples of its processor time: the machine is busy, or it hangs. */
const SLOWEST = 4;
/** How often it is looked at, in milliseconds. */
const LOOK_MS = 500;
/** A process that got less than half of that shows a crowded machine: for so long, no mail waits for it to be idle. */
const CROWDED_MS = 60_000;

// Each child ends with its own channel.
process.on('disconnect', () => process.exit());

let hasIdle: boolean | undefined;
let crowdedUntil = Number.NEGATIVE_INFINITY;
/** Asked once: other systems have no such program, and a sandbox may forbid it. */
function canIdle(): boolean {
  const [program, ...args] = IDLE;
  hasIdle ??= spawnSync(program, [...args, 'true'], { env: {}, stdio: 'ignore' }).status === 0;
  return hasIdle;
}

process.on('message', (task: LaunchTask) => {
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

function start(task: LaunchTask, tell: (ending: Ending) => void): void {
  const { program, memoryMb, question, processorMs, timeZone } = task;
  const idles = task.whenIdle && performance.now() > crowdedUntil && canIdle();
  const [execPath, ...before] = idles ? [...IDLE, process.execPath] : [process.execPath];
  const child = fork(program, [], {
    ...{ execPath, serialization: 'advanced' },
    execArgv: [...before, `--max-old-space-size=${memoryMb}`],
    env: timeZone ? { TZ: timeZone } : {},
    // An error could show what is in the file.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  if (task.inBackground) giveWay(child.pid);
  let isAnswered = false;
  let isStarved = false;
  const begun = performance.now();
  const kill = () => child.kill('SIGKILL');
  const overtime = setInterval(
    () => {
      const elapsed = performance.now() - begun;
      if (Math.max(usedMs(child.pid) ?? elapsed, elapsed / SLOWEST) >= processorMs) kill();
    },
    Math.min(LOOK_MS, processorMs),
  );
  let used = 0;
  const look = () => {
    const before = used;
    used = usedMs(child.pid) ?? 0;
    isStarved = used - before < IDLE_MS / 2;
    if (!isStarved) return;
    crowdedUntil = performance.now() + CROWDED_MS;
    kill();
  };
  const looks = idles ? setInterval(look, IDLE_MS) : undefined;
  child.on('message', (message) => {
    isAnswered = true;
    tell({ message });
  });
  const stopLooking = () => {
    clearInterval(overtime);
    clearInterval(looks);
  };
  // The system can't start another process right now.
  child.on('error', (error) => {
    stopLooking();
    tell({ failed: error.message });
  });
  child.on('exit', (code, signal) => {
    stopLooking();
    // A message may still be in the channel.
    const end = () => {
      if (isStarved && !isAnswered) start({ ...task, whenIdle: false }, tell);
      else tell({ ended: String(signal ?? code) });
    };
    if (child.connected) child.once('disconnect', end);
    else end();
  });
  // The child is gone already: its exit says how.
  child.send(question, () => {});
}

function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // The system may forbid it. Only the speed of others depends on it.
  }
}

/** Clock ticks of /proc, in milliseconds. */
const TICK_MS = 10;

/** Processor time of all threads of a process. @returns null where the system doesn't tell (no Linux), or when it is gone. */
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
