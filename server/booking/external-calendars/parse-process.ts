/** Reads the calendar that the parent process sends, answers its busy times and exits. */
import { answerInSandbox } from '../../sandbox/sandbox-program.ts';
import { type BusyRead, type BusyWindow, busyTimesOf, TooHeavy } from './times.ts';

export type ParseQuestion = { text: string; window: BusyWindow };
export type ParseAnswer = BusyRead | { failed: 'reading' | 'counting' };

await answerInSandbox(({ text, window }: ParseQuestion) => answerTo(text, window));

function answerTo(text: string, window: BusyWindow): ParseAnswer {
  try {
    return busyTimesOf(text, window);
  } catch (error) {
    return { failed: error instanceof TooHeavy ? 'counting' : 'reading' };
  }
}
