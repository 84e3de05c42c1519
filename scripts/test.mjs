/**
 * `npm test`: all there is to check, on a clean clone, with a closing line that counts.
 * `npm test -- tests/faults/kill.test.ts` runs one file, or what else Vitest is told, with all that it needs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepare, projectEnv, projectRoot, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

installSystemPackages();
await prepare({ build: true });

const wanted = process.argv.slice(2);
if (wanted.length > 0) {
  run('vitest', ['run', ...wanted]);
  process.exit();
}

const results = mkdtempSync(join(tmpdir(), 'ledge-frame-results-'));
const total = { passed: 0, failed: 0, skipped: 0 };

check('Format and lint', 'biome', ['ci', '--error-on-warnings', '.']);
check('Types', 'tsc', ['--noEmit']);
tests('Unit and server tests', 'unit');
tests('Browser and whole-server tests', 'e2e');

rmSync(results, { recursive: true });
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
);
process.exit(total.failed > 0 ? 1 : 0);

/** A check that is right or wrong as a whole. */
function check(title, program, args) {
  total[runs(title, program, args) ? 'passed' : 'failed'] += 1;
}

/** A Vitest project; its own counts are added up. A run that couldn't report counts as a failure. */
function tests(title, project) {
  const file = join(results, `${project}.json`);
  const succeeded = runs(title, 'vitest', [
    'run',
    `--project=${project}`,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  total.passed += report?.numPassedTests ?? 0;
  total.skipped += report ? report.numPendingTests + report.numTodoTests : 0;
  total.failed += report?.numFailedTests || (succeeded ? 0 : 1);
}

function runs(title, program, args) {
  console.log(`\n== ${title}`);
  const began = Date.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit', cwd: projectRoot, env: projectEnv() });
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`== ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);
  return status === 0;
}
