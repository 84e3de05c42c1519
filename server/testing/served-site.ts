import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMemoryPages } from '../http/memory-pages.ts';
import { readPressed } from '../press/pressed.ts';
import type { BuiltSite } from '../press/pressing.ts';
import { builtSite } from './built-site.ts';

const BUILD = join(import.meta.dirname, '../../build');

/** A site of its own, as one server serves it; `page` is empty where there is none. */
export function servedSite() {
  const memory = loadMemoryPages(join(BUILD, 'client'), (hashes) => ({ csp: hashes.join(' ') }));
  const pressed = readPressed(readFileSync(join(BUILD, 'pressed.json'), 'utf8'));
  const site: BuiltSite = {
    ...builtSite,
    served: { memory, pressed, cards: join(BUILD, 'cards'), onScripts: () => {} },
  };
  return { site, memory, page: (path: string) => memory.file(path)?.body.toString() ?? '' };
}
