/** Names the programs that the server starts as threads and processes. */
import { extname, join } from 'node:path';

/**
 * Returns the path of a program that the module `meta` starts: in the same folder, with the module's extension, which is
 * `.ts` in the sources and `.js` in the bundle (docs/decisions/0030).
 */
export const programFile = (meta: Pick<ImportMeta, 'dirname' | 'filename'>, name: string): string =>
  join(meta.dirname, name + extname(meta.filename));
