/**
 * `npm run test:security`: attacks the server at full length: 10,000 hostile requests (SECURITY_RUNS sets the number),
 * different in each run, with the seed in the test's name. Then sends hostile texts and bad pictures to the running
 * server, and runs `npm audit`.
 */
import { spawnSync } from 'node:child_process';
import { longForms } from '../tests/runner/slow-suites.mjs';
import { installSystemPackages } from '../tests/runner/system-packages.mjs';
import { commandOf, prepare, projectEnv, run } from './prepare.mjs';

installSystemPackages(['postgresql', 'chromium-headless-shell']);
await prepare({ build: true });
const env = projectEnv();
for (const { args, full } of longForms.filter((form) => form.full.SECURITY_RUNS))
  run('vitest', ['run', ...args, '--reporter=verbose'], { ...full, ...env });

const [npm, ...first] = commandOf('npm');
const audit = spawnSync(npm, [...first, 'audit', '--omit=dev', '--json'], { encoding: 'utf8', env });
const report = JSON.parse(audit.stdout || '{}');
if (!report.metadata) console.warn(`npm audit failed: ${report.message ?? audit.stderr}`);
else {
  console.log(`npm audit: ${JSON.stringify(report.metadata.vulnerabilities)}`);
  if (audit.status !== 0) process.exit(1);
}
