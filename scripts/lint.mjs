/** `npm run lint`: checks format, import zones, mistakes and unused code. Fixes nothing. */
import { linters } from '../tests/runner/linters.mjs';
import { prepare, run } from './prepare.mjs';

await prepare({});
for (const { program, args } of linters) run(program, args);
