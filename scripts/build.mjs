/** `npm run build`: installs missing packages, and builds the pages and the server if their sources have changed. */
import { prepare } from './prepare.mjs';

await prepare({ build: true });
