/** `npm run dev`: installs what is missing, then serves with hot reload; restarts when server code changes. */
import { prepare, projectNode, run } from './prepare.mjs';

await prepare({});
// The same build of React Router for the server and for the pages that Vite loads.
const flags = ['--watch', '--conditions=development', '--disable-warning=ExperimentalWarning'];
run(projectNode, [...flags, 'server/dev.ts']);
