/** Reads the calendar that the parent process sends, answers its busy times and exits. */
import { writeFile } from 'node:fs/promises';
import { type BusyRead, type BusyWindow, busyTimesOf, TooHeavy } from './times.ts';

export type ParseQuestion = { text: string; window: BusyWindow };
export type ParseAnswer = BusyRead | { failed: 'reading' | 'counting' };

// Out of memory, the kernel kills this process and not the server. Linux only.
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
process.on('disconnect', () => process.exit());

process.once('message', ({ text, window }: ParseQuestion) => {
  process.send?.(answerTo(text, window), () => process.disconnect());
});

function answerTo(text: string, window: BusyWindow): ParseAnswer {
  try {
    return busyTimesOf(text, window);
  } catch (error) {
    return { failed: error instanceof TooHeavy ? 'counting' : 'reading' };
  }
}
