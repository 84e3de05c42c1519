/** Builds the dashboard's service worker: one file, without a hash in its name, which the browser asks for anew (docs/decisions/0066). */
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from './prepare.mjs';

/** Writes `worker.js` into the folder. */
export const buildWorker = (folder) =>
  build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      lib: {
        entry: join(projectRoot, 'site/admin/worker/worker.ts'),
        formats: ['iife'],
        name: 'dashboard',
        fileName: () => 'worker.js',
      },
    },
  });
