/** `npm run release-notes -- v1.0.0`: prints the changelog's entry of this version. Fails if package.json names another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './prepare.mjs';

const read = (name) => readFileSync(join(projectRoot, name), 'utf8');
const [tag = ''] = process.argv.slice(2);
const { version } = JSON.parse(read('package.json'));

const [, entry] = read('CHANGELOG.md').split(`\n## [${version}] - `);
const notes = entry
  ?.split(/\n## \[|\n\[[^\]]+\]: /)[0]
  .split('\n')
  .slice(1)
  .join('\n')
  .trim();
if (tag !== `v${version}`) refuse(`The tag is ${tag || 'missing'}; package.json says ${version}.`);
if (!notes) refuse(`CHANGELOG.md has no entry for ${version}.`);
console.log(notes);

function refuse(reason) {
  console.error(reason);
  process.exit(1);
}
