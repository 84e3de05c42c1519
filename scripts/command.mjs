/** `npm run <command> -- …`: runs a file of commands/ under the project's Node. */
import { prepare, projectNode, run } from './prepare.mjs';

const [name, ...args] = process.argv.slice(2);
await prepare({});
run(projectNode, ['--disable-warning=ExperimentalWarning', `commands/${name}.ts`, ...args]);
