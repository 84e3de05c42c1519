/**
 * Parses each calendar in a separate process, as pictures are decoded (server/images/decode-apart.ts): a rule that repeats
 * every second, or one that the parser never ends with, costs that process its life and the server nothing.
 */
import { fork } from 'node:child_process';
import { setup } from '#content/firm.ts';
import { programFile } from '../../settings/program-file.ts';
import type { ParseAnswer } from './parse-process.ts';
import type { BusyRead, BusyWindow } from './times.ts';
import { trouble } from './trouble.ts';

const PROGRAM = programFile(import.meta, 'parse-process');
/** Milliseconds for one calendar, including the start of the process. */
const PATIENCE_MS = 15_000;
const MEMORY_MB = 192;
/** More than a person can have in half a year. */
const MOST_TIMES = 20_000;

/** @throws BusyTrouble. */
export function parseApart(text: string, window: BusyWindow, patience = PATIENCE_MS): Promise<BusyRead> {
  const child = fork(PROGRAM, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    // Days, and times without a zone, are the firm's. Nothing else of the environment, so no secrets.
    env: { TZ: setup.timeZone },
    // An error could show what is in the calendar.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.on('message', (answer: ParseAnswer) => {
      if ('failed' in answer)
        reject(answer.failed === 'reading' ? trouble.notCalendar() : trouble.tooHeavy());
      else if (answer.times.length > MOST_TIMES) reject(trouble.tooHeavy());
      else resolve(answer);
    });
    // The system can't start another process right now.
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      // No effect when a message has settled the promise already; it may still be in the channel.
      const end = () => reject(trouble.tooHeavy());
      if (child.connected) child.once('disconnect', end);
      else end();
    });
    child.send({ text, window }, (error) => error && reject(error));
  });
}
