/**
 * `npm run test:security`: everything that a stranger may try, at full length: 10,000 hostile requests (SECURITY_RUNS
 * changes how many), other ones each time; the seed stands in the test's name. Then hostile texts and bad pictures at the
 * running server, sqlmap, Wapiti and ffuf (docs/security-scans.md), and `npm audit`. `-- scans` runs the three alone.
 */
import { spawnSync } from 'node:child_process';
import { prepare, projectEnv, projectNode, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

installSystemPackages(['postgresql', 'chromium', 'sqlmap', 'wapiti', 'ffuf', 'dirb']);
await prepare({ build: true });
const env = { SECURITY_RUNS: '10000', ...projectEnv() };
const files = [
  'tests/security',
  // What is tested beside the code: sessions and sign-in, forged requests, limits, uploads, mail headers, spreadsheets.
  'server/staff',
  'server/http',
  'server/images',
  'server/mail/headers.test.ts',
  'server/mail/transport.test.ts',
  'server/visitor/visitor-link.test.ts',
  'server/erasure',
  'server/metrics',
];
const whole = [
  'tests/e2e/hostile-paths.test.ts',
  'tests/e2e/bad-uploads.test.ts',
  'tests/e2e/stored-text.test.ts',
  'tests/e2e/spreadsheet.test.ts',
];
const scansAlone = process.argv.includes('scans');
if (!scansAlone) {
  run('vitest', ['run', '--project=unit', ...files, '--reporter=verbose'], env);
  run('vitest', ['run', '--project=e2e', ...whole, '--reporter=verbose'], env);
}
run(projectNode, ['--disable-warning=ExperimentalWarning', 'tests/security/tools/run.ts']);
if (scansAlone) process.exit(0);

const audit = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8', env });
const report = JSON.parse(audit.stdout || '{}');
if (!report.metadata) console.warn(`npm audit could not be asked: ${report.message ?? audit.stderr}`);
else {
  console.log(`npm audit: ${JSON.stringify(report.metadata.vulnerabilities)}`);
  if (audit.status !== 0) process.exit(1);
}
