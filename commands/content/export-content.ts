/** Writes what is published into files. */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { publishedContent } from '#server/content/overlay.ts';
import { contentStore } from '#server/content/store.ts';
import type { Db } from '#server/database/schema.ts';
import { TransferError } from '#server/transfer/transfer-error.ts';
import { FILED } from './collections-in-files.ts';
import { readFolder, SHIPPED_FOLDER, withPublished, writeFolder } from './content-folder.ts';
import type { FileChange } from './record-files.ts';

/** Published records that the files can't be made to say yet, by name. */
export async function leftOut(db: Db): Promise<string[]> {
  const stored = await contentStore(db).all();
  return stored.flatMap(({ collection, slug, published }) =>
    published && !(FILED as readonly string[]).includes(collection) ? [`${collection}/${slug}`] : [],
  );
}

/** @param dir the project’s own content, or a folder that isn’t there yet or is empty. */
export async function exportContent(db: Db, dir: string): Promise<FileChange[]> {
  const [shipped, { overlay }] = await Promise.all([
    readFolder(SHIPPED_FOLDER),
    publishedContent(contentStore(db)),
  ]);
  if (dir !== SHIPPED_FOLDER) {
    if (existsSync(dir) && readdirSync(dir).length > 0)
      throw new TransferError(`${dir} isn’t empty. Choose a folder that isn’t there yet.`);
    cpSync(SHIPPED_FOLDER, dir, { recursive: true });
  }
  return writeFolder(dir, withPublished(shipped, overlay));
}
