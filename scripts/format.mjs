/** `npm run format`: formats all files and sorts their imports. */
import { prepare, run } from './prepare.mjs';

await prepare({});
run('biome', ['check', '--write', '--linter-enabled=false', '.']);
