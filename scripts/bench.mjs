/** `npm run bench`: ratios against references in the same run; never a timed assertion. */
import { prepare, projectNode, run } from './prepare.mjs';
import { installSystemPackages } from './system-packages.mjs';

installSystemPackages(['wrk', 'nginx-light', 'postgresql', 'slowhttptest']);
await prepare({ build: true });
run(projectNode, ['--disable-warning=ExperimentalWarning', 'tests/bench/bench.ts', ...process.argv.slice(2)]);
