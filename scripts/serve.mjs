/** Runs the built server as `npm start` and `npm run demo` do, and ends it when this process is ended. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectNode, projectRoot } from './prepare.mjs';

// V8's default of 32 MB for new objects costs a fresh server about 100 MB more. The old generation may grow by a
// fifth between collections instead of fourfold, because V8 doesn't return memory once it has it (decision 30).
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--heap-growing-percent=20',
];
// By default glibc raises this threshold over time, and then keeps large blocks after they are freed (decision 30).
// Other systems ignore the variables.
const memory = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * @param env environment of the server.
 * @param stdout `inherit`, or `pipe` to read what the server prints.
 * @returns the process.
 */
export function serve(env, stdout = 'inherit') {
  const server = spawn(projectNode, [...flags, 'build/app/main.js'], {
    cwd: projectRoot,
    // Caches compiled code between starts, which halves the time to the first response.
    env: {
      ...memory,
      NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compile'),
      ...env,
      NODE_ENV: 'production',
    },
    // The IPC channel closes when this process is killed, which stops the server.
    stdio: ['inherit', stdout, 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  // npm runs this in a shell that doesn't forward signals, so this exits when npm does.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref();
  return server;
}
