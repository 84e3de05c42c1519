/** `npm run check`: checks format, lint, words, types and unused code. `-- --write` applies automatic fixes. */
import { prepare, run } from './prepare.mjs';

await prepare({});
const write = process.argv.includes('--write') ? ['--write'] : [];
run('biome', ['check', '--error-on-warnings', ...write, '.']);
run('node', ['scripts/lint-words.mjs']);
run('tsc', ['--noEmit']);
run('knip', []);
