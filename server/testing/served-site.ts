import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadMemoryPages } from '../http/memory-pages.ts';
import { readSiteStyles } from '../render/page-types.ts';
import type { SiteSource } from '../render/site-source.ts';
import { builtSite } from './built-site.ts';

/** SITE_ORIGIN of test apps, unless they set another. */
const TEST_ORIGIN = 'http://localhost:3000';
const BUILD = join(import.meta.dirname, '../../build');

/** A separate site, as one server serves it at the origin of tests; `page` returns an empty text for unknown paths. */
export function servedSite() {
  const headers = (hashes: string[]) => ({ csp: hashes.join(' ') });
  const memory = loadMemoryPages(join(BUILD, 'client'), headers, { origin: TEST_ORIGIN });
  const styles = readSiteStyles(readFileSync(join(BUILD, 'page-types.json'), 'utf8'));
  const site: SiteSource = {
    ...builtSite,
    served: { memory, styles, cards: join(BUILD, 'cards'), onScripts: () => {} },
  };
  const page = async (path: string) => (await memory.read(path))?.body.toString() ?? '';
  return { site, memory, page };
}
