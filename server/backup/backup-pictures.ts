/**
 * Pictures of a backup: hard links next to the rows, so that none is copied, or deleted while the archive is written.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { copyOf } from '../images/cloudinary-copies.ts';
import type { ImageRow } from '../images/store.ts';
import { atCloudinary } from './cloudinary-pictures.ts';
import type { Sum } from './store.ts';

export type PictureList = {
  sum: Sum;
  missing: number;
  /** Subset of these pictures that is stored at Cloudinary; absent when there are none. */
  cloudinary?: { pictures: number; missing: number };
};

/** One line of pictures.jsonl. */
export type PictureLine = { path: string; sha256: string };

/**
 * Links both files of every picture in `tables/images.jsonl` into the staging folder, and lists them with their
 * checksums. An unattached picture may be deleted at any time; only a missing picture of an inquiry counts as missing.
 */
export async function stagePictures(dataDir: string, staging: string): Promise<PictureList> {
  const out = createWriteStream(join(staging, 'pictures.jsonl'), { mode: 0o600 });
  const hash = createHash('sha256');
  let rows = 0;
  let missing = 0;
  const cloudinary = { pictures: 0, missing: 0 };
  const inDatabase = await picturesInRows(staging);
  for await (const picture of picturesIn(staging)) {
    if (inDatabase.has(picture.id)) continue;
    const far = atCloudinary(picture);
    if (far) cloudinary.pictures += 1;
    for (const path of far ? [copyOf(far)] : filesOf(picture)) {
      if (await setAside(join(dataDir, path), join(staging, path))) {
        const line = `${JSON.stringify({ path, sha256: await fileHash(join(staging, path)) } satisfies PictureLine)}\n`;
        hash.update(line);
        if (!out.write(line)) await once(out, 'drain');
        rows += 1;
      } else if (far) cloudinary.missing += 1;
      else if (picture.inquiry_id) missing += 1;
    }
  }
  out.end();
  await finished(out);
  const list = { sum: { rows, sha256: hash.digest('hex') }, missing };
  return cloudinary.pictures > 0 ? { ...list, cloudinary } : list;
}

type Picture = Pick<ImageRow, 'id' | 'url' | 'inquiry_id'> & Partial<ImageRow>;

async function* picturesIn(staging: string): AsyncGenerator<Picture> {
  const lines = createInterface({ input: createReadStream(join(staging, 'tables/images.jsonl')) });
  for await (const line of lines) yield JSON.parse(line) as Picture;
}

/** Returns the ids of the pictures whose files are among the rows. */
async function picturesInRows(staging: string): Promise<Set<string>> {
  const ids = new Set<string>();
  const file = join(staging, 'tables/image_files.jsonl');
  if (!existsSync(file)) return ids;
  for await (const line of createInterface({ input: createReadStream(file) }))
    ids.add((JSON.parse(line) as { image_id: string }).image_id);
  return ids;
}

/** Returns the local files of a picture; none if it is stored at Cloudinary or only announced by a signature. */
const filesOf = ({ id, cloud, awaited }: Picture) =>
  cloud || awaited ? [] : [`${id}.webp`, `${id}-480.webp`].map((name) => `images/${id.slice(0, 2)}/${name}`);

async function setAside(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  try {
    await link(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    // Pictures may be on another file system.
    await copyFile(from, to);
  }
  return true;
}

export async function fileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
