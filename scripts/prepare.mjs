/** Installs and builds, each only when its inputs have changed. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { buildPrint } from '../vite/build-inputs.mjs';

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)));
const bin = join(projectRoot, 'node_modules/.bin');
const isWindows = process.platform === 'win32';
/** Node 24, from the npm package `node`. */
export const projectNode = join(projectRoot, 'node_modules/node/bin', isWindows ? 'node.exe' : 'node');

/** Programs of packages that the scripts run. */
const PACKAGES = {
  biome: '@biomejs/biome',
  knip: 'knip',
  'react-router': '@react-router/dev',
  tsc: 'typescript',
  vitest: 'vitest',
};

/** Returns the environment with the project's programs first in PATH. */
export const projectEnv = () => ({ ...process.env, PATH: bin + delimiter + process.env.PATH });

/** @param {{ build?: boolean }} wanted */
export async function prepare({ build = false }) {
  process.chdir(projectRoot);
  if (!isInstalled()) timed('Installing packages', () => run('npm', ['ci', '--loglevel=error'], process.env));
  if (!build) return;
  const inputs = buildPrint(projectRoot);
  if (existsSync(BUILT) && readFileSync(BUILT, 'utf8') === inputs) return;
  timed('Building the pages', () => run(projectNode, ['vite/build.mjs']));
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, inputs);
}

/** Holds the fingerprint of what was built. */
const BUILT = 'build/.built';

/** Whether the packages of the lock file are installed: npm lists what it installed in a hidden lock file. */
function isInstalled() {
  const [own, locked, installed] = [
    'package.json',
    'package-lock.json',
    'node_modules/.package-lock.json',
  ].map(readJson);
  if (!installed || !existsSync(projectNode)) return false;
  const sameNames = ['dependencies', 'devDependencies'].every((kind) =>
    isDeepStrictEqual(own[kind], locked.packages[''][kind]),
  );
  // npm omits optional packages of other platforms.
  const isThere = ([path, { version, optional }]) =>
    path === '' || optional || installed.packages[path]?.version === version;
  return sameNames && Object.entries(locked.packages).every(isThere);
}

const readJson = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null);

function timed(title, work) {
  console.log(`${title} …`);
  const began = Date.now();
  work();
  console.log(`${title}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/**
 * Returns the command and its first arguments for a program: npm, node, one of PACKAGES, or a path. Packages' programs are
 * scripts, run by the project's Node: Windows can't start them by their names.
 */
export function commandOf(program) {
  if (program === 'npm') return npm();
  if (program === 'node') return [projectNode];
  const name = PACKAGES[program];
  if (!name) return [program];
  const folder = join(projectRoot, 'node_modules', name);
  const { bin } = readJson(join(folder, 'package.json'));
  return [projectNode, join(folder, bin[program])];
}

function npm() {
  const script = process.env.npm_execpath;
  if (script?.endsWith('.js')) return [process.execPath, script];
  return [isWindows ? 'npm.cmd' : 'npm'];
}

/** Runs a program and waits for it; on failure, exits with its code. */
export function run(program, args, env = projectEnv()) {
  const [command, ...first] = commandOf(program);
  const { status, error } = spawnSync(command, [...first, ...args], {
    stdio: 'inherit',
    cwd: projectRoot,
    env,
    // Windows starts no .cmd file otherwise.
    shell: command.endsWith('.cmd'),
  });
  if (error) console.error(`Can’t start ${program}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
