/** Installs and builds, each only when its inputs have changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPrint, hashFiles } from '../vite/build-inputs.mjs';

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
    hashFiles(projectRoot, ['package.json', 'package-lock.json']),
    'Installing packages',
    () => {
      // Not `npm ci`: it rejects a lock file without other platforms' optional packages, which npm itself omits.
      run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], process.env);
    },
  );
  if (build)
    once('build/.built', buildPrint(projectRoot), 'Building the pages', () => {
      run(projectNode, ['scripts/build.mjs'], projectEnv());
    });
}

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

/** Runs a program and waits for it; on failure, exits with its code. */
export function run(program, args, env = projectEnv()) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', cwd: projectRoot, env });
  if (error) console.error(`Can’t start ${program}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
