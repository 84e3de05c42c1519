/**
 * Reads each mail in a process of its own, as pictures are decoded (server/images/decode-apart.ts): one that breaks the
 * parser, or never ends, costs that process its life and the server nothing. The process reads the file by itself, so a
 * mail of 40 MB isn't in the server's memory, and gets none of the server's environment.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { type ReadMail, UnreadableMail } from './read-mail-type.ts';
import type { ReadAnswer, ReadQuestion } from './read-process.ts';

const PROGRAM = join(import.meta.dirname, 'read-process.ts');
/** Milliseconds for one mail, including the start of the process. */
const PATIENCE_MS = 30_000;
/** Megabytes of JavaScript objects; the mail's bytes aren't among them. */
const MEMORY_MB = 256;

/**
 * @param raw path of the mail as it came.
 * @param outDir existing folder for the pictures in it; the caller removes it.
 * @throws UnreadableMail.
 */
export async function readMailApart(
  raw: string,
  outDir: string,
  patience: number = PATIENCE_MS,
): Promise<ReadMail> {
  const answer = await ask(startProcess(), { raw, out: outDir, n: null }, patience);
  if ('mail' in answer) return answer.mail;
  throw new UnreadableMail('The mail can’t be read.');
}

/**
 * Writes an attachment of a mail into a new file.
 * @param n its `ReadFile.n`.
 * @throws UnreadableMail, also for a mail without such an attachment.
 */
export async function fileApart(raw: string, n: number, path: string): Promise<void> {
  const answer = await ask(startProcess(), { raw, out: path, n }, PATIENCE_MS);
  if (!('written' in answer) || !answer.written) throw new UnreadableMail('The file can’t be read.');
}

const startProcess = (): ChildProcess =>
  fork(PROGRAM, [], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    env: {},
    // An error could show what is in the mail.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });

function ask(child: ChildProcess, question: ReadQuestion, patience: number): Promise<ReadAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), patience);
    child.once('message', (answer: ReadAnswer) => {
      child.disconnect();
      resolve(answer);
    });
    // The system can't start another process right now.
    child.on('error', reject);
    child.on('exit', () => {
      clearTimeout(timer);
      // No effect when a message has settled the promise already; it may still be in the channel.
      const end = () => reject(new UnreadableMail('Reading the mail took too long, or too much memory.'));
      if (child.connected) child.once('disconnect', end);
      else end();
    });
    child.send(question, (error) => error && reject(error));
  });
}
