/** `npm run dev`: installs what is missing, then serves with hot reload; restarts when server code changes. */
import { prepare, projectNode, run } from './prepare.mjs';

await prepare({});
run(projectNode, ['--watch', '--disable-warning=ExperimentalWarning', 'server/dev.ts']);
