/**
 * Reads each incoming mail in a process of its own, as pictures are decoded (server/images/decode-apart.ts): a mail that
 * crashes the parser, keeps it busy or exhausts its memory costs that process its life, and nothing of one mail is in the
 * memory that reads the next. The process gets none of the server's environment, so no secrets.
 */
import { fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { type ReadMail, readMailSchema } from './read-mail.ts';
import type { ReadingQuestion } from './reading-process.ts';

const PROGRAM = join(import.meta.dirname, 'reading-process.ts');
/** Milliseconds for one mail, including the start of the process. */
const PATIENCE_MS = 30_000;
const MEMORY_MB = 512;

/** The mail can't be parsed: not a mail, over a bound, or more than the parser's time and memory. */
export class UnreadableMail extends Error {
  override name = 'UnreadableMail';
}

const answerSchema = z.union([
  z.object({ mail: readMailSchema }),
  z.object({ bytes: z.int().nonnegative() }),
  z.object({ unreadable: z.string().max(500) }),
  z.object({ trouble: z.string().max(500) }),
]);

/**
 * Reads the raw mail in the file `rawPath` (at most 40 MB). Attached pictures are written to `outDir`, which the caller
 * creates and removes; `files[].picture` is the path of each.
 * @throws UnreadableMail; an Error when this machine is at fault (no process, no disk), so that trying again makes sense.
 */
export async function readMailApart(
  rawPath: string,
  outDir: string,
  patience = PATIENCE_MS,
): Promise<ReadMail> {
  const answer = await ask({ task: 'read', rawPath, outDir }, patience);
  if (!('mail' in answer)) throw new UnreadableMail('The process that reads mail gave a wrong answer.');
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
export async function fileApart(
  rawPath: string,
  n: number,
  outPath: string,
  patience = PATIENCE_MS,
): Promise<number> {
  const answer = await ask({ task: 'file', rawPath, n, outPath }, patience);
  if (!('bytes' in answer)) throw new UnreadableMail('The process that reads mail gave a wrong answer.');
  return answer.bytes;
}

function ask(question: ReadingQuestion, patience: number): Promise<{ mail: ReadMail } | { bytes: number }> {
  const child = fork(PROGRAM, [], {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    env: {},
    // An error could show what is in the mail.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  letOthersFirst(child.pid);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.on('message', (message) => {
      const answer = answerSchema.safeParse(message);
      if (!answer.success) reject(new UnreadableMail('The process that reads mail gave a wrong answer.'));
      else if ('unreadable' in answer.data) reject(new UnreadableMail(answer.data.unreadable));
      else if ('trouble' in answer.data) reject(new Error(answer.data.trouble));
      else resolve(answer.data);
    });
    // The system can't start another process right now.
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearTimeout(timer);
      // No effect when a message has settled the promise already; it may still be in the channel.
      const end = () =>
        reject(
          new UnreadableMail(`The process that reads mail ended with ${signal ?? code} before it answered.`),
        );
      if (child.connected) child.once('disconnect', end);
      else end();
    });
    // The child is gone already: its exit says how.
    child.send(question, () => {});
  });
}

/** Visitors come before a mail: it may be a hostile one, which keeps a processor busy for seconds. */
function letOthersFirst(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It ended already, or a sandbox forbids it. Only the speed of others depends on it.
  }
}
