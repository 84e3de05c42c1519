/**
 * Decodes and parses strangers' files: each picture, card, mail and calendar in a separate process (docs/decisions/0011). A
 * file that crashes it, hangs it or exhausts its memory harms nothing else, and the next file is read in fresh memory. The
 * process gets none of the server's environment, so no secrets.
 */
import { askProcess } from './launcher.ts';
import type { SandboxLimits } from './launcher-process.ts';
import type { SandboxAnswer } from './sandbox-program.ts';

/** The process was killed for its time or memory, or crashed. */
export class SandboxEndedError extends Error {
  override name = 'SandboxEndedError';
  /** A signal is usually caused by the file; an exit code, by a fault of the program itself. */
  readonly wasKilled: boolean;

  /** @param ending a signal's name, or an exit code. */
  constructor(ending: string) {
    super(`The process stopped (${ending}) before it finished.`);
    this.wasKilled = ending.startsWith('SIG');
  }
}

/** This machine can't start another process right now. */
export class SandboxUnavailableError extends Error {
  override name = 'SandboxUnavailableError';
}

/**
 * Asks a program's new process one question.
 * @param program a file that calls `answerInSandbox` (sandbox-program.ts).
 * @returns its answer; after bytes of strangers, check it against a schema.
 * @throws SandboxEndedError; SandboxUnavailableError; an Error with the code of this machine's fault, such as a full disk.
 */
export async function runInSandbox<Answer>(
  program: string,
  question: object,
  limits: SandboxLimits,
): Promise<Answer> {
  const outcome = await askProcess({ program, question, ...limits });
  if ('failed' in outcome) throw new SandboxUnavailableError(outcome.failed);
  if ('ended' in outcome) throw new SandboxEndedError(outcome.ended);
  const said = outcome.message as SandboxAnswer<Answer>;
  if ('fault' in said) throw new Error(said.fault);
  return said.answer;
}

/** Between processes, a Buffer may arrive as a plain Uint8Array. */
export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
