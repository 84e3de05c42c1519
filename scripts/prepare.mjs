/** Installs and builds, each only when what it depends on has changed since the last time. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(projectRoot, 'node_modules/.bin');
/** Node 24, from the npm package `node`. */
export const projectNode = join(projectRoot, 'node_modules/node/bin/node');

/** The environment in which the project's own programs come first. */
export const projectEnv = () => ({ ...process.env, PATH: bin + delimiter + process.env.PATH });

/** @param {{ build?: boolean }} wanted */
export async function prepare({ build = false }) {
  process.chdir(projectRoot);
  once(
    'node_modules/.installed',
    hashFiles(['package.json', 'package-lock.json']),
    'Installing packages',
    () => {
      // Not `npm ci`: it refuses a lock file without other platforms' optional packages, which npm itself leaves out.
      run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], process.env);
    },
  );
  if (build)
    once('build/.built', hashFiles(BUILD_INPUTS), 'Building the pages', () => {
      run(projectNode, ['scripts/build.mjs'], projectEnv());
    });
}

/** What the pages are made of. */
const BUILD_INPUTS = [
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts',
  'content',
  'contract',
  'site',
  'pictures',
];

/** Runs `work` unless the stamp says it was done for the same inputs. */
function once(stamp, inputs, title, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  console.log(`${title} …`);
  const began = Date.now();
  work();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputs);
  console.log(`${title}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/** Names, and contents of text; of pictures the size is enough, and quick. */
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

/** Runs a program to its end; stops with its exit code when it fails. */
export function run(program, args, env = projectEnv()) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', cwd: projectRoot, env });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
