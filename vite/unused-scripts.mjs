import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes unused browser scripts. React Router builds one for each page, but our pages never hydrate
 * (docs/decisions/0002): only scripts imported by the entry, statically or dynamically, are ever requested.
 */
export function removeUnusedScripts(client) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const used = new Set();
  const keep = (key) => {
    const chunk = manifest[key];
    if (!chunk || used.has(chunk.file)) return;
    used.add(chunk.file);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) keep(next);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (/entry\.client/.test(chunk.src ?? '')) keep(key);
  if (used.size === 0)
    throw new Error('The entry script is not in the manifest; the build output has changed.');
  for (const name of readdirSync(join(client, 'assets')))
    if (name.endsWith('.js') && !used.has(`assets/${name}`)) rmSync(join(client, 'assets', name));
}
