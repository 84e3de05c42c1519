/** Installs and builds, each only when its inputs have changed. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(projectRoot, 'node_modules/.bin');
/** Node 24, from the npm package `node`. */
export const projectNode = join(projectRoot, 'node_modules/node/bin/node');

/** Returns the environment with the project's programs first in PATH. */
export const projectEnv = () => ({ ...process.env, PATH: bin + delimiter + process.env.PATH });

/** @param {{ build?: boolean }} wanted */
export async function prepare({ build = false }) {
  process.chdir(projectRoot);
  once(
    'node_modules/.installed',
    hashFiles(['package.json', 'package-lock.json']),
    'Installing packages',
    () => {
      // Not `npm ci`: it rejects a lock file without other platforms' optional packages, which npm itself omits.
      run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], process.env);
    },
  );
  if (build)
    once('build/.built', hashFiles(BUILD_INPUTS), 'Building the pages', () => {
      run(projectNode, ['scripts/build.mjs'], projectEnv());
    });
}

/** The inputs of the build. */
const BUILD_INPUTS = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'vite.content.ts',
  'vite.last-modified.ts',
  'vite.plain-names.ts',
  'vite.theme-colors.ts',
  'scripts',
  'content',
  'contract',
  'server',
  'site',
  'pictures',
];

/** Runs `work` unless the stamp records the same inputs. */
function once(stamp, inputs, title, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  console.log(`${title} …`);
  const began = Date.now();
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  console.log(`${title}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Hashes names and text contents; for pictures, the size suffices and is faster. */
function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap(filesUnder).sort()) {
    hash.update(`\0${path}\0`);
    hash.update(/\.(jpe?g|png|woff2)$/.test(path) ? String(statSync(path).size) : readFileSync(path));
  }
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** Runs a program and waits for it; on failure, exits with its code. */
export function run(program, args, env = projectEnv()) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', cwd: projectRoot, env });
  if (error) console.error(`Can’t start ${program}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
