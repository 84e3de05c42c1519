/** The other end of the sandbox: a program that answers one question of its parent process and exits. */
import { writeFile } from 'node:fs/promises';

/** `fault`: the code or name of an error of this machine. Its message could contain parts of the file. */
export type SandboxAnswer<Answer> = { answer: Answer } | { fault: string };

/** Answers with the result of `work`. @param work returns a file's faults as its answer, and throws only other errors. */
export async function answerInSandbox<Question, Answer>(
  work: (question: Question) => Answer | Promise<Answer>,
): Promise<void> {
  process.on('disconnect', () => process.exit());
  process.once('message', async (question: Question) => {
    const said: SandboxAnswer<Answer> = await Promise.resolve(question)
      .then(work)
      .then(
        (answer) => ({ answer }),
        (error) => ({ fault: String(error.code ?? error.name) }),
      );
    process.send?.(said, () => process.disconnect());
  });
  // Out of memory, the kernel kills this process and not the server. Linux only.
  await writeFile('/proc/self/oom_score_adj', '1000').catch(() => {});
}
