/**
 * `npm start`: installs and builds what changed, then serves. Plain JavaScript for Node 20 or later, because it runs
 * before the project's own Node 24 is installed.
 */
import { prepare } from './prepare.mjs';
import { serve } from './serve.mjs';

await prepare({ build: true });
serve(process.env).on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
