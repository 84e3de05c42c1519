import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMemoryPages } from '../http/memory-pages.ts';
import { readPressed } from '../press/pressed.ts';
import type { BuiltSite } from '../press/pressing.ts';
import { builtSite } from './built-site.ts';

/** SITE_ORIGIN of test apps, unless they set another. */
const TEST_ORIGIN = 'http://localhost:3000';
const BUILD = join(import.meta.dirname, '../../build');

/** A site of its own, as one server serves it at the origin of tests; `page` is empty where there is none. */
export function servedSite() {
  const headers = (hashes: string[]) => ({ csp: hashes.join(' ') });
  const memory = loadMemoryPages(join(BUILD, 'client'), headers, { origin: TEST_ORIGIN });
  const pressed = readPressed(readFileSync(join(BUILD, 'pressed.json'), 'utf8'));
  const site: BuiltSite = {
    ...builtSite,
    served: { memory, pressed, cards: join(BUILD, 'cards'), onScripts: () => {} },
  };
  return { site, memory, page: (path: string) => memory.file(path)?.body.toString() ?? '' };
}
