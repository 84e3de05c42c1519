/** `npm run dev`: installs missing packages, then serves with hot reload; restarts when server code or the firm's data changes. */
import { prepare, projectNode, run } from './prepare.mjs';

await prepare({});
// `--conditions=development` gives the server the same build of React Router as the pages that Vite loads.
// Explicit folders: by default, `--watch` also restarts for the copy of its configuration that Vite writes at each start.
const watched = ['server', 'contract', 'content/firm.ts'].map((path) => `--watch-path=${path}`);
const flags = ['--watch', ...watched, '--conditions=development', '--disable-warning=ExperimentalWarning'];
run(projectNode, [...flags, 'server/dev.ts']);
