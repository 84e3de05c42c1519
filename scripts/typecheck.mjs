/** `npm run typecheck`: checks types. */
import { prepare, run } from './prepare.mjs';

await prepare({});
run('tsc', ['--noEmit']);
