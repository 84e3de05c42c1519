/**
 * Copies of Cloudinary's pictures in the data folder, for backups: downloaded once, included in a restore, removed with
 * the picture.
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of the copies in the data folder and in a backup: `cloudinary/<name>.<extension>`. */
export const COPIES = 'cloudinary';

export const copyOf = ({ id, format }: { id: string; format: string }) => join(COPIES, `${id}.${format}`);

/** Removes the copies of one picture, with any extension. */
export const removeCopies = (dataDir: string, id: string): Promise<void> =>
  removeWhere(dataDir, (name) => name.startsWith(`${id}.`));

/** Removes the copies of all other pictures; another server may have removed the pictures themselves. */
export const keepCopiesOf = (dataDir: string, ids: Set<string>): Promise<void> =>
  removeWhere(dataDir, (name) => !ids.has(name.replace(/\..*$/s, '')));

async function removeWhere(dataDir: string, isGone: (name: string) => boolean): Promise<void> {
  const folder = join(dataDir, COPIES);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isGone)) await rm(join(folder, name), { force: true });
}
