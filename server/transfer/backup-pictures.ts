/** Pictures of a backup: links beside the rows, so that none is read twice or lost while the archive is made. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import type { ImagesTable } from '../database/schema.ts';
import type { Sum } from './store.ts';

export type PictureList = { sum: Sum; missing: number };

/** One line of pictures.jsonl. */
export type PictureLine = { path: string; sha256: string };

/**
 * Sets aside both files of every picture in `tables/images.jsonl`, and lists them with their checksums.
 * A picture that nobody attached may go at any moment; one that an inquiry carries and that isn't there is
 * counted as missing.
 */
export async function setPicturesAside(dataDir: string, staging: string): Promise<PictureList> {
  const out = createWriteStream(join(staging, 'pictures.jsonl'), { mode: 0o600 });
  const hash = createHash('sha256');
  let rows = 0;
  let missing = 0;
  for await (const picture of picturesIn(staging)) {
    for (const path of filesOf(picture.id)) {
      if (await setAside(join(dataDir, path), join(staging, path))) {
        const line = `${JSON.stringify({ path, sha256: await fileHash(join(staging, path)) } satisfies PictureLine)}\n`;
        hash.update(line);
        if (!out.write(line)) await once(out, 'drain');
        rows += 1;
      } else if (picture.inquiry_id) missing += 1;
    }
  }
  out.end();
  await finished(out);
  return { sum: { rows, sha256: hash.digest('hex') }, missing };
}

async function* picturesIn(staging: string): AsyncGenerator<ImagesTable> {
  const lines = createInterface({ input: createReadStream(join(staging, 'tables/images.jsonl')) });
  for await (const line of lines) {
    const picture = JSON.parse(line) as ImagesTable;
    if (picture.removed_at === null) yield picture;
  }
}

const filesOf = (id: string) =>
  [`${id}.webp`, `${id}-480.webp`].map((name) => `images/${id.slice(0, 2)}/${name}`);

async function setAside(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    // Pictures may lie on a storage of their own.
    await copyFile(from, to);
  }
  return true;
}

export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
