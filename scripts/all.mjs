/**
 * `npm run test:all`: runs in sequence what `npm test` leaves out, the long forms at full length. It takes hours. A failure doesn't stop the others. FAULT_ROUNDS, MODEL_RUNS, SECURITY_RUNS and FUZZ_MAILS set the number of runs.
 * `npm test` runs the short forms.
 */
import { longForms } from '../tests/runner/slow-suites.mjs';
import { deployPackages, installSystemPackages, testPackages } from '../tests/runner/system-packages.mjs';
import { testRun } from '../tests/runner/test-run.mjs';
import { furtherParts } from '../tests/runner/test-suites.mjs';
import { prepare } from './prepare.mjs';

const missing = installSystemPackages([...testPackages, ...deployPackages, 'buildah', 'debootstrap']);
await prepare({ build: true });

const tests = testRun();
for (const { title, args, env } of furtherParts(missing)) await tests.tests(title, args, env);
for (const { title, args, full } of longForms) await tests.tests(title, args, full);
await tests.finish(missing);
