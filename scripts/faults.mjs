/** `npm run test:faults`: the fault tests at full length, with progress. FAULT_ROUNDS changes how many. */
import { prepare, projectEnv, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

installSystemPackages(['postgresql', 'faketime']);
await prepare({ build: true });
const env = { FAULT_ROUNDS: '200', ...projectEnv() };
run('vitest', ['run', '--project=e2e', 'tests/faults', '--reporter=verbose'], env);
