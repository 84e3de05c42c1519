/**
 * `npm run test:deploy`: installs, updates, backs up and restores as docs/deploy.md and docs/operations.md say, and prints
 * how long each took. Tests of containers are skipped without podman.
 */

import { deployPackages, installSystemPackages } from '../tests/runner/system-packages.mjs';
import { prepare, projectEnv, run } from './prepare.mjs';

const missing = installSystemPackages(deployPackages);
if (missing.length > 0) console.log(`Tests that need ${missing.join(', ')} are skipped.`);
await prepare({ build: true });
const wanted = process.argv.slice(2);
run('vitest', ['run', '--project=deploy', ...wanted, '--reporter=verbose'], projectEnv());
