/** Runs commands as users do: each in its own process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '#server/config/config.ts';

const root = join(import.meta.dirname, '../..');

export type EndedCommand = { code: number | null; out: string; err: string };

/**
 * @param name of a file in commands/. @param env added to PATH, the only variable inherited.
 * @param meanwhile receives the process, for killing it.
 */
export function runCommandProcess(
  name: string,
  args: string[],
  {
    input = '',
    env = {},
    meanwhile = () => {},
  }: { input?: string; env?: Record<string, string>; meanwhile?: (child: ChildProcess) => void } = {},
): Promise<EndedCommand> {
  const child = spawn(
    join(root, 'node_modules/node/bin/node'),
    ['--disable-warning=ExperimentalWarning', `commands/${name}.ts`, ...args],
    {
      cwd: root,
      // The compile cache halves the start time.
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'), ...env },
    },
  );
  meanwhile(child);
  child.stdin.end(input);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** Returns the environment for a command to use the same data as a test's app. */
export const environmentOf = ({ dataDir, databaseUrl }: Config): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
