/** `npm run dev`: installs what is missing, then serves with hot reload; restarts when server code changes. */
import { prepare, projectNode, run } from './prepare.mjs';

await prepare({});
// The same build of React Router for the server and for the pages that Vite loads.
// Named folders: left to itself, `--watch` restarts for the copy of its configuration that Vite writes at each start.
const watched = ['server', 'contract', 'content/firm.ts'].map((path) => `--watch-path=${path}`);
const flags = ['--watch', ...watched, '--conditions=development', '--disable-warning=ExperimentalWarning'];
run(projectNode, [...flags, 'server/dev.ts']);
