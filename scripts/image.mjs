/**
 * `node scripts/image.mjs FOLDER`: builds, and collects in a folder all that a container runs: the bundle, the pages, Node
 * and the native packages. No sources except `content/`, which `doctor` reads, and no build tools (docs/decisions/0030).
 */
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { prepare, projectNode, projectRoot, run } from './prepare.mjs';

const [target] = process.argv.slice(2);
if (!target) throw new Error('Enter a folder.');
const folder = resolve(target);

await prepare({ build: true });
// Vite runs on the project's own Node, even when another Node started this script.
if (process.execPath !== projectNode) {
  run(projectNode, [join(projectRoot, 'scripts/image.mjs'), folder]);
  process.exit();
}
const { bundleCommands } = await import('../vite/bundle.mjs');
const { NOTICES, SBOM } = await import('../vite/notices.mjs');
await bundleCommands(join(projectRoot, 'build/app'));

mkdirSync(join(folder, 'data'), { recursive: true });
for (const path of [
  'build/app',
  'build/client',
  'build/cards',
  'build/page-types.json',
  'content',
  'package.json',
  'LICENSE',
])
  cpSync(join(projectRoot, path), join(folder, path), { recursive: true });
for (const file of [NOTICES, SBOM]) cpSync(join(projectRoot, 'build', file), join(folder, file));
copyPackage('sharp');
cpSync(projectNode, join(folder, 'bin/node'), { dereference: true });
cpSync(join(projectRoot, 'docs/deploy/ledge-frame'), join(folder, 'bin/ledge-frame'));
for (const program of ['node', 'ledge-frame']) chmodSync(join(folder, 'bin', program), 0o755);

/** Copies a package, with its installed dependencies. */
function copyPackage(name, done = new Set()) {
  const from = join(projectRoot, 'node_modules', name);
  if (done.has(name) || !existsSync(from)) return;
  done.add(name);
  const to = join(folder, 'node_modules', name);
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, to, { recursive: true });
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  for (const needed of Object.keys({ ...dependencies, ...optionalDependencies })) copyPackage(needed, done);
}
