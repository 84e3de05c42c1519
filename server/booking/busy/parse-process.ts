/** Reads the calendar that the parent process sends, answers its busy times and exits. */
import { writeFile } from 'node:fs/promises';
import nodeIcal from 'node-ical';
import { type BusyTime, type BusyWindow, busyTimesOf } from './times.ts';

export type ParseQuestion = { text: string; window: BusyWindow };
export type ParseAnswer = { times: BusyTime[] } | { failed: 'reading' | 'counting' };

// Out of memory, the kernel kills this process and not the server. Linux only.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
process.on('disconnect', () => process.exit());

process.once('message', ({ text, window }: ParseQuestion) => {
  process.send?.(answerTo(text, window), () => process.disconnect());
});

function answerTo(text: string, window: BusyWindow): ParseAnswer {
  let failed: 'reading' | 'counting' = 'reading';
  try {
    const calendar = nodeIcal.sync.parseICS(text);
    failed = 'counting';
    return { times: busyTimesOf(calendar, window) };
  } catch {
    return { failed };
  }
}
