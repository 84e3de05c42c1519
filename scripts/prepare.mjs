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

/**
 * A fingerprint of all that the build reads: while it stays, so do the pages.
 * @param {string} folder of the project
 */
export const buildPrint = (folder) => hashFiles(folder, buildInputs(folder));

/**
 * The files that a build reads: those that a container's build gets (.containerignore), which has no others.
 * @param {string} folder of the project
 * @returns {string[]} paths below the folder
 */
export function buildInputs(folder) {
  const rules = readFileSync(join(folder, '.containerignore'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map(ruleOf);
  const isRead = (path) => rules.reduce((read, rule) => (rule.pattern.test(path) ? rule.isBack : read), true);
  const isBegun = (name) => rules.some(({ isBack, first }) => isBack && first.test(name));
  return readdirSync(folder)
    .filter(isBegun)
    .flatMap((name) => filesUnder(folder, name))
    .filter(isRead)
    .sort();
}

/** A line of .containerignore: the last that matches a path, or a folder that it is in, decides; `!` takes it back in. */
function ruleOf(line) {
  const isBack = line.startsWith('!');
  const written = isBack ? line.slice(1) : line;
  const asPattern = (text) =>
    text
      .split('**/')
      .map((part) => part.split('*').map(escaped).join('[^/]*'))
      .join('(?:.*/)?');
  const whole = (text) => new RegExp(`^${asPattern(text)}(?:/|$)`);
  return { isBack, pattern: whole(written), first: whole(written.split('/')[0]) };
}

const escaped = (text) => text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');

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
function hashFiles(folder, paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    const file = join(folder, path);
    hash.update(`\0${path}\0`);
    hash.update(/\.(jpe?g|png|woff2)$/.test(path) ? String(statSync(file).size) : readFileSync(file));
  }
  return hash.digest('hex');
}

function filesUnder(folder, path) {
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => filesUnder(folder, `${path}/${name}`));
}

/** Runs a program and waits for it; on failure, exits with its code. */
export function run(program, args, env = projectEnv()) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', cwd: projectRoot, env });
  if (error) console.error(`Can’t start ${program}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}
