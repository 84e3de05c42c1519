/** `npm run test:mutants`: plants forty faults that the tests must detect (tests/mutants/run.ts). */
import { prepare, projectNode, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

installSystemPackages(['postgresql']);
await prepare({ build: true });
run(projectNode, ['--disable-warning=ExperimentalWarning', 'tests/mutants/run.ts', ...process.argv.slice(2)]);
