/** Programs of others, run within bounds: niced, ended after a time, kept from every other machine. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Requests of theirs that would leave this machine end at a closed port. */
const NOWHERE = 'http://127.0.0.1:9';

export type EndedProgram = { code: number | null; output: string; seconds: number; cut: boolean };

/**
 * @param patience seconds after which it is ended; `cut` says that it was.
 * @param hear gets what it prints, as it comes.
 */
export function runProgram(
  program: string,
  args: string[],
  patience: number,
  { cwd, hear = () => {} }: { cwd?: string; hear?: (text: string) => void } = {},
): Promise<EndedProgram> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn('nice', [program, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd,
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        LANG: 'C.UTF-8',
        // Python keeps its lines back otherwise.
        PYTHONUNBUFFERED: '1',
        http_proxy: NOWHERE,
        https_proxy: NOWHERE,
        no_proxy: '127.0.0.1',
      },
    });
    let output = '';
    let cut = false;
    const timer = setTimeout(() => {
      cut = true;
      child.kill('SIGKILL');
    }, patience * 1000);
    const take = (chunk: Buffer) => {
      output += chunk;
      hear(String(chunk));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ code, output, seconds: (performance.now() - began) / 1000, cut });
    });
  });
}

/** Gives `work` a folder and removes it. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-scan-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
