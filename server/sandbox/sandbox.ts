/**
 * The one place where bytes of strangers are decoded and parsed: a process for each picture, card, mail and calendar. One
 * that crashes, hangs or exhausts its memory costs that process its life and the server nothing, and nothing of one stays in
 * the memory that reads the next. The process gets none of the server's environment, so no secrets (docs/decisions/0008).
 */
import { askProcess } from './launcher.ts';
import type { SandboxLimits } from './launcher-process.ts';
import type { SandboxAnswer } from './sandboxed.ts';

/** The process was killed for its time or memory, or crashed. */
export class SandboxEndedError extends Error {
  override name = 'SandboxEndedError';
  /** A signal's name, or an exit code. */
  readonly ending: string;

  constructor(ending: string) {
    super(`The process ended with ${ending} before it answered.`);
    this.ending = ending;
  }
}

/**
 * Asks a program's new process one question.
 * @param program a file that calls `answerInSandbox` (sandboxed.ts).
 * @returns its answer; after bytes of strangers, check it against a schema.
 * @throws SandboxEndedError; an Error when this machine is at fault (no process, no disk), so that trying again makes sense.
 */
export async function runInSandbox<Answer>(
  program: string,
  question: object,
  limits: SandboxLimits,
): Promise<Answer> {
  const outcome = await askProcess({ program, question, ...limits });
  // The system can't start another process right now.
  if ('failed' in outcome) throw new Error(outcome.failed);
  if ('ended' in outcome) throw new SandboxEndedError(outcome.ended);
  const said = outcome.message as SandboxAnswer<Answer>;
  if ('fault' in said) throw new Error(said.fault);
  return said.answer;
}

/** Between processes, a Buffer may arrive as a plain Uint8Array. */
export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
