/**
 * Builds the dashboard's service worker: one file without a hash in its name, because the browser requests the same address
 * for updates (docs/decisions/0026).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { projectRoot } from '../scripts/prepare.mjs';

const ENTRY = 'site/entry.client.tsx';
/** Modules that the entry loads on the offline page. */
const OFFLINE = ['hydrate', 'admin-offline'];

/** Writes `admin/worker.js` into the built pages. */
export const buildWorker = (client) =>
  build({
    configFile: false,
    root: projectRoot,
    logLevel: 'warn',
    publicDir: false,
    define: { __OFFLINE_SCRIPTS__: JSON.stringify(offlineScripts(client)) },
    build: {
      outDir: join(client, 'admin'),
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

/** Paths of all scripts of the offline page, including those that load on demand. */
function offlineScripts(client) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const found = new Set();
  const follow = (name) => {
    const { file, imports = [], dynamicImports = [] } = manifest[name];
    if (found.has(file)) return;
    found.add(file);
    // Each page needs a different part of the entry's imports.
    const wanted =
      name === ENTRY
        ? dynamicImports.filter((each) => OFFLINE.includes(manifest[each].name))
        : dynamicImports;
    for (const next of [...imports, ...wanted]) follow(next);
  };
  follow(ENTRY);
  return [...found].map((file) => `/${file}`).sort();
}
