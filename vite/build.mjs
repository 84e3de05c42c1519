/**
 * Builds the pages (React Router, prerendered) and the server, removes unused scripts and rules, and compresses. Runs under
 * the project's Node.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectNode, projectRoot, run } from '../scripts/prepare.mjs';
import { drawApp } from './app-icons.mjs';
import { bundleServer } from './bundle.mjs';
import { compressFolder } from './compress.mjs';
import { writeNotices } from './notices.mjs';
import { removeUnusedScripts } from './unused-scripts.mjs';
import { buildWorker } from './worker.mjs';

const client = join(projectRoot, 'build/client');

rmSync(join(projectRoot, 'build'), { recursive: true, force: true });
run('react-router', ['build', '--logLevel', 'warn']);
await bundleServer(join(projectRoot, 'build/app'), join(projectRoot, 'build/server/index.js'));
removeUnusedScripts(client);
await buildWorker(client);
await drawApp(join(client, 'admin/app'));
for (const program of ['cards', 'page-styles'])
  run(projectNode, ['--disable-warning=ExperimentalWarning', `vite/${program}.mjs`]);
const { files, before, after } = await compressFolder(client);
writeNotices(join(projectRoot, 'build'));
console.log(`Compressed ${files} files: ${kilobytes(before)} to ${kilobytes(after)} with brotli`);

function kilobytes(bytes) {
  return `${Math.round(bytes / 1024)} KB`;
}
