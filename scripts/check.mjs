/** `npm run check`: checks format, lint, types and unused code. `npm run check -- --write` applies automatic fixes. */
import { prepare, run } from './prepare.mjs';

await prepare({});
const write = process.argv.includes('--write') ? ['--write'] : [];
run('biome', ['check', '--error-on-warnings', ...write, '.']);
run('tsc', ['--noEmit']);
run('knip', []);
