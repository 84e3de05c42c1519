/**
 * `npm test`: format, types, tests and totals in the last line; seven minutes on a clean clone with two cores.
 * `npm test -- tests/faults/kill.test.ts` installs, builds and runs one file; other arguments go to Vitest.
 * `npm test -- --changed` runs the test files affected by the changes since main, according to imports.
 * `npm test -- --within=25` continues with the long forms (scripts/long-forms.mjs) that fit into that many minutes.
 */
import { spawnSync } from 'node:child_process';
import { longForms, onlyInLongForms } from './long-forms.mjs';
import { prepare, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';
import { testRun } from './test-run.mjs';

const wanted = process.argv.slice(2);
const within = Number(wanted.find((arg) => arg.startsWith('--within='))?.slice('--within='.length) ?? 0);
const changed = wanted.includes('--changed');

const tests = testRun();
const missing = installSystemPackages();
await prepare({ build: true });

if (wanted.length > 0 && !within && !changed) {
  run('vitest', ['run', ...wanted]);
  process.exit();
}

const left = onlyInLongForms.map((file) => `--exclude=${file}`);
await tests.check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
if (changed)
  await tests.tests(`Tests that the changes since ${base()} affect`, [
    ...['--project=unit', '--project=e2e'],
    ...[`--changed=${base()}`, '--passWithNoTests'],
  ]);
// Runs in parallel, to use the processors fully: each part spends half of its time waiting for clocks, disks and pages.
else
  await Promise.all([
    tests.check('Types', 'tsc', ['--noEmit']),
    tests.tests('Unit and server tests', ['--project=unit', ...left]),
    tests.tests('Browser tests', ['--project=e2e', ...left]),
  ]);
for (const { title, args, brief, minutes } of longForms)
  if (brief && tests.minutes() + minutes <= within) await tests.tests(title, args, brief);
  else if (within) console.log(`\n== ${title}: left to npm run test:all`);
await tests.finish(missing);

/** Returns the shared main branch, if there is one, otherwise the local one. */
function base() {
  const shared = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { encoding: 'utf8' });
  return shared.status === 0 ? 'origin/main' : 'main';
}
