import { rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of DATA_DIR in which versions before 1.0 kept copies of pictures and pages. */
const FORMER_CACHES = ['picture-cache', 'mark-cache', 'site-picture-cache', 'pressed-pages'];

/** Removes these copies, because erasures no longer reach them. */
export async function removeFormerCaches(dataDir: string): Promise<void> {
  for (const name of FORMER_CACHES) await rm(join(dataDir, name), { recursive: true, force: true });
}
