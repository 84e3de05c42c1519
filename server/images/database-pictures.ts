/** Picture files in the database (docs/decisions/0011). */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { openBlob, removeBlobs, storeBlob } from '../blobs/blobs-store.ts';
import type { Db } from '../database/schema.ts';
import type { OpenPicture } from './open-picture.ts';

/** A file in the database, as its row names it. */
export type StoredFile = { name: string; blob_id: string; bytes: number; sha256: string };

/** Far above what the decoder makes of any picture. */
const MOST_BYTES = 64 * 1024 ** 2;

/** The bytes in the database aren't those that were stored. */
class PictureDamaged extends Error {
  override name = 'PictureDamaged';
}

/**
 * Stores the files of one picture: after a crash at any point, all are there or none is.
 * @param insert writes their rows, all or none; false when the picture was there already.
 */
export async function storePictureFiles(
  db: Db,
  files: readonly { name: string; bytes: Buffer }[],
  insert: (rows: StoredFile[]) => Promise<boolean>,
): Promise<boolean> {
  const rows: StoredFile[] = [];
  let isNew = false;
  try {
    for (const { name, bytes: data } of files) {
      const { id: blob_id, bytes, sha256 } = await storeBlob(db, Readable.from([data]), MOST_BYTES);
      rows.push({ name, blob_id, bytes, sha256 });
    }
    isNew = await insert(rows);
    return isNew;
  } finally {
    const ids = rows.map(({ blob_id }) => blob_id);
    // If this fails, the files are removed as unused a day later.
    if (!isNew) await removeBlobs(db, ids).catch(() => {});
  }
}

/**
 * Opens a file by its name; null when there is none. The stream fails with PictureDamaged when the checksum differs.
 * @param table of the rows that name such files.
 */
export async function openStoredFile(
  db: Db,
  table: 'image_files' | 'content_picture_files' | 'firm_mark_files',
  name: string,
): Promise<OpenPicture | null> {
  const row = await db
    .selectFrom(table)
    .select(['name', 'blob_id', 'bytes', 'sha256'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row
    ? { bytes: row.bytes, stream: () => Readable.from(checked(db, row)), close: async () => {} }
    : null;
}

/** Yields a file's parts, the last one only once the checksum is right: a damaged file never looks complete. */
async function* checked(db: Db, { blob_id, bytes, sha256, name }: StoredFile): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let held: Buffer | undefined;
  let read = 0;
  for await (const part of openBlob(db, blob_id) as AsyncIterable<Buffer>) {
    if (held) yield held;
    hash.update(part);
    read += part.length;
    held = part;
  }
  if (read !== bytes || hash.digest('hex') !== sha256)
    throw new PictureDamaged(`Picture ${name} is damaged in the database. Restore it from a backup.`);
  if (held) yield held;
}
