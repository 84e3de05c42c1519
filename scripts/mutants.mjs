/** `npm run test:mutants`: plants forty faults that the tests must detect (tests/mutation/run.ts). */

import { installSystemPackages } from '../tests/runner/system-packages.mjs';
import { prepare, projectNode, run } from './prepare.mjs';

installSystemPackages(['postgresql']);
await prepare({ build: true });
run(projectNode, [
  '--disable-warning=ExperimentalWarning',
  'tests/mutation/run.ts',
  ...process.argv.slice(2),
]);
