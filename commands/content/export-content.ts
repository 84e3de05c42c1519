/** Writes published content into files. */
import { cpSync, existsSync, readdirSync } from 'node:fs';
import { addressIn } from '#contract/records/addresses.ts';
import { publishedContent } from '#server/content/overlay.ts';
import { contentStore } from '#server/content/store.ts';
import type { Db } from '#server/database/schema.ts';
import { TransferError } from '#server/transfer/transfer-error.ts';
import { readFolder, SHIPPED_FOLDER, withPublished, writeFolder } from './content-folder.ts';
import type { FileChange } from './record-files.ts';

/** Names published content that no file holds: the addresses of pages are set in *Site* alone. */
export async function leftOut(db: Db): Promise<string[]> {
  const stored = await contentStore(db).all();
  return stored.flatMap(({ collection, slug, published }) =>
    addressIn(published?.value) ? [`the address of ${collection}/${slug}`] : [],
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
