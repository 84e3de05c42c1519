/** Commands as their users run them: each a process of its own. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Config } from '#server/config.ts';

const root = join(import.meta.dirname, '../..');

export type Ended = { code: number | null; out: string; err: string };

/** @param name of a file of commands/, @param env beside PATH, which is all it inherits. */
export function runCommandProcess(
  name: string,
  args: string[],
  { input = '', env = {} }: { input?: string; env?: Record<string, string> } = {},
): Promise<Ended> {
  const child = spawn(
    join(root, 'node_modules/node/bin/node'),
    ['--disable-warning=ExperimentalWarning', `commands/${name}.ts`, ...args],
    { cwd: root, env: { PATH: process.env.PATH, ...env } },
  );
  child.stdin.end(input);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

/** The environment under which a command finds the same data as a test's app. */
export const environmentOf = ({ dataDir, databaseUrl }: Config): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
