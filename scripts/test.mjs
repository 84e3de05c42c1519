/**
 * `npm test`: lint, types, tests (tests/runner/test-suites.mjs) and totals in the last line.
 * `npm test -- tests/faults/kill.test.ts` installs, builds and runs one file; other arguments go to Vitest.
 * `npm test -- --changed` runs the test files affected by the changes since main, according to imports.
 * `npm test -- --within=25` continues with the other tests, and then with the long forms (tests/runner/slow-suites.mjs), as far
 * as they fit into that many minutes.
 */
import { spawnSync } from 'node:child_process';
import { linters } from '../tests/runner/linters.mjs';
import { longForms } from '../tests/runner/slow-suites.mjs';
import { installSystemPackages } from '../tests/runner/system-packages.mjs';
import { testRun } from '../tests/runner/test-run.mjs';
import { furtherParts, SHORT_FORM_MINUTES, shortForm } from '../tests/runner/test-suites.mjs';
import { prepare, run } from './prepare.mjs';

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

for (const { title, program, args } of linters) await tests.check(title, program, args);
if (changed)
  await tests.tests(`Tests that the changes since ${base()} affect`, [
    ...['--project=unit', '--project=e2e'],
    ...[`--changed=${base()}`, '--passWithNoTests'],
  ]);
else if (within) await asManyAsFit();
else await shortForm(tests);
await tests.finish(missing);

/** Returns the shared main branch, if there is one, otherwise the local one. */
function base() {
  const shared = spawnSync('git', ['rev-parse', '--verify', '--quiet', 'origin/main'], { encoding: 'utf8' });
  return shared.status === 0 ? 'origin/main' : 'main';
}

/** Runs the short form, then each other part that will finish in time, given how fast this machine ran the short form. */
async function asManyAsFit() {
  const before = tests.minutes();
  await shortForm(tests);
  const pace = Math.max(1, (tests.minutes() - before) / SHORT_FORM_MINUTES);
  const briefForms = longForms.map((form) => ({ ...form, env: form.brief }));
  for (const { title, args, env, minutes } of [...furtherParts(missing), ...briefForms])
    if (env !== null && tests.minutes() + minutes * pace <= within) await tests.tests(title, args, env);
    else console.log(`\n== ${title}: skipped (run npm run test:all)`);
}
