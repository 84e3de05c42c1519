/** `npm run bench`: measures ratios to references in the same run, without timed assertions. */
import { prepare, projectNode, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

installSystemPackages(['wrk', 'nginx-light', 'postgresql']);
await prepare({ build: true });
run(projectNode, ['--disable-warning=ExperimentalWarning', 'tests/bench/bench.ts', ...process.argv.slice(2)]);
