/**
 * `npm run test:faults`: runs the fault tests at full length, with progress; `npm run test:faults --
 * tests/faults/kill.test.ts` runs one of them. FAULT_ROUNDS sets the number of rounds.
 */

import { installSystemPackages } from '../tests/runner/system-packages.mjs';
import { prepare, projectEnv, run } from './prepare.mjs';

installSystemPackages(['postgresql', 'nginx-light', 'sqlite3', 'faketime', 'dovecot-imapd', 'postfix']);
await prepare({ build: true });
const env = { FAULT_ROUNDS: '200', ...projectEnv() };
const wanted = process.argv.slice(2);
const files = wanted.length > 0 ? wanted : ['tests/faults'];
run('vitest', ['run', '--project=faults', ...files, '--reporter=verbose'], env);
