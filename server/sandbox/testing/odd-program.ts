/** Answers, or ends in every way that a decoder may. */
import { getPriority } from 'node:os';
import { answerInSandbox } from '../sandbox-program.ts';

const DO: Record<string, (value: unknown) => unknown> = {
  echo: (value) => value,
  // biome-ignore lint/style/noProcessEnv: it tells what a process of the sandbox sees.
  environment: () => Object.keys(process.env).filter((name) => !/^(NODE_CHANNEL|__)/.test(name)),
  priority: () => getPriority(),
  hang: () => new Promise((resolve) => setTimeout(resolve, 600_000)),
  spin: () => {
    for (;;) Math.random();
  },
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  exit: () => process.exit(3),
  memory: () => {
    const kept: object[] = [];
    for (;;) kept.push(Array.from({ length: 1000 }, () => ({})));
  },
  fault: () => {
    throw Object.assign(new Error('Words of the file'), { code: 'ENOSPC' });
  },
};

await answerInSandbox(({ task, value }: { task: string; value: unknown }) => DO[task]?.(value));
