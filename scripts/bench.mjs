/** `npm run bench`: measures ratios to references in the same run, without timed assertions. */

import { installSystemPackages } from '../tests/runner/system-packages.mjs';
import { prepare, projectNode, run } from './prepare.mjs';

installSystemPackages(['wrk', 'nginx-light', 'postgresql']);
await prepare({ build: true });
run(projectNode, ['--disable-warning=ExperimentalWarning', 'bench/bench.ts', ...process.argv.slice(2)]);
