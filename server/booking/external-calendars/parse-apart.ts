/** Parses each calendar in the sandbox: a rule that repeats every second, or never ends, costs the server nothing. */
import { setup } from '#content/firm.ts';
import { programFile } from '../../config/program-file.ts';
import { runInSandbox, SandboxEndedError } from '../../sandbox/sandbox.ts';
import { calendarErrors } from './calendar-error.ts';
import type { ParseAnswer, ParseQuestion } from './parse-process.ts';
import type { BusyRead, BusyWindow } from './times.ts';

const PROGRAM = programFile(import.meta, 'parse-process');
/** Milliseconds of a processor for one calendar, including the start of the process. */
const PROCESSOR_MS = 15_000;
const MEMORY_MB = 192;
/** More than a person can have in half a year. */
const MOST_TIMES = 20_000;

/** @throws CalendarError. */
export async function parseApart(
  text: string,
  window: BusyWindow,
  processorMs = PROCESSOR_MS,
): Promise<BusyRead> {
  const question: ParseQuestion = { text, window };
  // Days, and times without a zone, are the firm's.
  const limits = { processorMs, memoryMb: MEMORY_MB, timeZone: setup.timeZone, inBackground: true };
  const answer = await runInSandbox<ParseAnswer>(PROGRAM, question, limits).catch((error) => {
    throw error instanceof SandboxEndedError ? calendarErrors.tooHeavy() : error;
  });
  if ('failed' in answer)
    throw answer.failed === 'reading' ? calendarErrors.notCalendar() : calendarErrors.tooHeavy();
  if (answer.times.length > MOST_TIMES) throw calendarErrors.tooHeavy();
  return answer;
}
