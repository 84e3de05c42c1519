/**
 * `npm start`: installs and builds what changed, then serves. Plain JavaScript for any Node from 20 on:
 * it runs before the project's own Node 24 is there.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { prepare, projectNode, projectRoot } from './prepare.mjs';

await prepare({ build: true });

const server = spawn(projectNode, ['--disable-warning=ExperimentalWarning', 'server/main.ts'], {
  cwd: projectRoot,
  // Compiled code is kept between starts: more than half of the time to the first answer goes with it.
  env: {
    NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compile'),
    ...process.env,
    NODE_ENV: 'production',
  },
  // The channel tells the server when this process is killed without a word.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
// npm runs this below a shell that passes no signal on: when npm goes, this goes too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref();
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
