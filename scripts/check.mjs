/** `npm run check`: format, lint and types. `npm run check -- --write` mends what can be mended. */
import { prepare, run } from './prepare.mjs';

await prepare({});
const write = process.argv.includes('--write') ? ['--write'] : [];
run('biome', ['check', '--error-on-warnings', ...write, '.']);
run('tsc', ['--noEmit']);
