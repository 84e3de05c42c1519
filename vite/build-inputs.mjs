/** The files that a build reads, and their fingerprint. A build is repeated only after a change of the fingerprint. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Fingerprint of all files that the build reads. The same fingerprint means the same pages.
 * @param {string} folder of the project
 */
export const buildPrint = (folder) => hashFiles(folder, buildInputs(folder));

/**
 * The files that a build reads. They are the files that a container's build gets (.containerignore).
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

/** Parses a line of .containerignore. The last line that matches a path or one of its folders decides; `!` includes it. */
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

/**
 * Hashes names and text contents; for pictures, the size suffices and is faster.
 * @param {string} folder of the project
 * @param {string[]} paths below the folder
 * @returns {string} 64 hexadecimal digits
 */
export function hashFiles(folder, paths) {
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
