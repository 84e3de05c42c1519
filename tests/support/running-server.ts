/** The real server in a separate process, for tests that kill, load or browse it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/testing/postgres-cluster.ts';

const root = join(import.meta.dirname, '../..');
export const projectNode = join(root, 'node_modules/node/bin/node');

/** The program that runs in the project's folder; the unit file's ExecStart is the same. */
export const SERVER_COMMAND = [
  projectNode,
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
  'build/app/main.js',
] as const;

export type RunningServer = {
  url: string;
  port: number;
  dataDir: string;
  process: ChildProcess;
  /** All output of the server. */
  output: () => string;
  /** The one-time link that the server printed, if any. */
  setUpLink: () => string | undefined;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
  /** Ends the process and removes its data folder. */
  remove: () => Promise<void>;
};

/**
 * Starts the built server and waits until it logs that it is ready.
 * @param meanwhile called each time that the server prints, with all its output so far.
 * @param folder root of the project, or of a copy of it.
 */
export async function startServer(
  settings: Record<string, string> = {},
  meanwhile: (printed: string) => void = () => {},
  folder = root,
): Promise<RunningServer> {
  const port = settings.PORT ? Number(settings.PORT) : await freePort();
  const dataDir = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'ledge-frame-server-'));
  const child = spawn(SERVER_COMMAND[0], SERVER_COMMAND.slice(1), {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      // As in `npm start`: a start takes half the time, and large blocks of memory return to the system.
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'warn',
      ...settings,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      printed += chunk;
      meanwhile(printed);
      // Log lines may follow in the same chunk.
      if (/is ready at.*?\n\n/s.test(printed)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)));
  });
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  await ready;
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    await exited;
  };
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    dataDir,
    process: child,
    output: () => printed,
    setUpLink: () => /https?:\S+\/admin\/set-up\?token=\S+/.exec(printed)?.[0],
    kill,
    remove: async () => {
      await kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
