/** Reads each incoming mail in the sandbox. */
import { join } from 'node:path';
import { z } from 'zod';
import { programFile } from '../../config/program-file.ts';
import { runInSandbox, SandboxEndedError } from '../../sandbox/sandbox.ts';
import { type ReadMail, readMailSchema } from './read-mail.ts';
import type { ReadingQuestion } from './reading-process.ts';

const PROGRAM = programFile(import.meta, 'reading-process');
/** Milliseconds of a processor for one mail, including the start of the process. */
const PROCESSOR_MS = 30_000;
const MEMORY_MB = 512;

/** The mail can't be parsed: not a mail, over a bound, or more than the parser's time and memory. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail';
}

/** The process was killed for its time or memory, or crashed: the mail's fault, or this machine's. */
export class ReadingEnded extends UnreadableMail {
  override name = 'ReadingEnded';
}

const answerSchema = z.union([
  z.object({ mail: readMailSchema }),
  z.object({ bytes: z.int().nonnegative() }),
  z.object({ unreadable: z.string().max(500) }),
]);

/**
 * Reads the raw mail in the file `rawPath` (at most 40 MB). Attached pictures are written to `outDir`, which the caller
 * creates and removes; `files[].picture` is the path of each.
 * @throws UnreadableMail, of which ReadingEnded leaves open whose fault it is; an Error when this machine is at fault
 * (no process, no disk), so that trying again makes sense.
 */
export async function parseInSubprocess(
  rawPath: string,
  outDir: string,
  processorMs = PROCESSOR_MS,
): Promise<ReadMail> {
  const answer = await ask({ task: 'read', rawPath, outDir }, processorMs);
  if (!('mail' in answer)) throw new UnreadableMail('The email parser returned an invalid result.');
  const files = answer.mail.files.map((file) => ({
    ...file,
    picture: file.picture && join(outDir, file.picture),
  }));
  return { ...answer.mail, files };
}

/**
 * Writes the file number `n` (`ReadMail.files[].n`) of the raw mail to `outPath` and returns its bytes.
 * @throws UnreadableMail, also when the mail has no such file; an Error when this machine is at fault.
 */
export async function extractFileInSubprocess(rawPath: string, n: number, outPath: string): Promise<number> {
  const answer = await ask({ task: 'file', rawPath, n, outPath });
  if (!('bytes' in answer)) throw new UnreadableMail('The email parser returned an invalid result.');
  return answer.bytes;
}

async function ask(
  question: ReadingQuestion,
  processorMs = PROCESSOR_MS,
): Promise<{ mail: ReadMail } | { bytes: number }> {
  const limits = { processorMs, memoryMb: MEMORY_MB, inBackground: true };
  const said = await runInSandbox(PROGRAM, question, limits).catch((error) => {
    throw error instanceof SandboxEndedError ? new ReadingEnded(error.message) : error;
  });
  const answer = answerSchema.safeParse(said);
  if (!answer.success) throw new UnreadableMail('The email parser returned an invalid result.');
  if ('unreadable' in answer.data) throw new UnreadableMail(answer.data.unreadable);
  return answer.data;
}
