/**
 * Copies of pictures stored at Cloudinary: downloaded once into the data folder, uploaded by a restore
 * (docs/decisions/0011).
 */
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/schema.ts';
import { cloudinaryAccount, type UploadAccount } from '../images/account.ts';
import { readCloudinaryAddress } from '../images/address.ts';
import { CloudinaryError, downloadFrom, uploadTo } from '../images/cloudinary-client.ts';
import { copyOf, keepCopiesOf } from '../images/cloudinary-copies.ts';
import { temporaryFile } from '../images/receive-file.ts';
import { carriedAtCloudinary } from '../images/store.ts';

type Settings = Pick<Config, 'dataDir' | 'cloudinaryUrl'>;
type AtCloudinary = { id: string; cloud: string; format: string };

const AT_ONCE = 4;
/**
 * Consecutive failures after which Cloudinary counts as down: a nightly backup must not time out on thousands of
 * pictures.
 */
const MOST_IN_A_ROW = 8;

/** Reads a row of `images` as an inquiry's picture stored at Cloudinary, or null. */
export function atCloudinary(row: CarriedRow): AtCloudinary | null {
  const address = row.cloud === null || row.inquiry_id === null ? null : readCloudinaryAddress(row.url);
  return address && { id: row.id, cloud: row.cloud as string, format: address.format };
}
type CarriedRow = { id: string; url: string; cloud?: string | null; inquiry_id: string | null };

/**
 * Downloads the pictures in `tables/images.jsonl` that earlier backups didn't. Failed downloads are missing from the
 * archive, and are counted when the pictures are linked.
 */
export async function fetchCopies({ dataDir, cloudinaryUrl }: Settings, staging: string): Promise<void> {
  const account = cloudinaryUrl ? cloudinaryAccount(cloudinaryUrl) : null;
  if (!account) return;
  let failures = 0;
  const under = new Set<Promise<void>>();
  for await (const picture of picturesIn(staging)) {
    if (picture.cloud !== account.cloudName || existsSync(join(dataDir, copyOf(picture)))) continue;
    if (failures >= MOST_IN_A_ROW) break;
    const fetching: Promise<void> = fetchCopy(account, dataDir, picture)
      .then(
        () => {
          failures = 0;
        },
        () => {
          failures += 1;
        },
      )
      .finally(() => under.delete(fetching));
    under.add(fetching);
    if (under.size >= AT_ONCE) await Promise.race(under);
  }
  await Promise.all(under);
}

async function* picturesIn(staging: string): AsyncGenerator<AtCloudinary> {
  for await (const line of createInterface({
    input: createReadStream(join(staging, 'tables/images.jsonl')),
  })) {
    const picture = atCloudinary(JSON.parse(line) as CarriedRow);
    if (picture) yield picture;
  }
}

async function fetchCopy(account: UploadAccount, dataDir: string, picture: AtCloudinary): Promise<void> {
  const unfinished = await temporaryFile(dataDir);
  try {
    const body = await downloadFrom(account, picture, new Date());
    await pipeline(
      Readable.fromWeb(body as never),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    const file = join(dataDir, copyOf(picture));
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Deletes copies of pictures erased during a backup or by another server. */
export async function forgetErasedCopies(db: Db, dataDir: string): Promise<void> {
  await keepCopiesOf(dataDir, new Set((await carriedAtCloudinary(db)).map(({ id }) => id)));
}

export type PutBack = {
  /** Uploaded. */
  put: number;
  there: number;
  /** Kept in the data folder, because Cloudinary rejected them, or CLOUDINARY_URL names another cloud or isn't set. */
  kept: number;
  /** The reason for one of the kept pictures. */
  why: string | null;
};

/**
 * Uploads the copies of pictures attached to inquiries, under their original names. Idempotent: existing pictures are
 * never overwritten.
 */
export async function putBackPictures(db: Db, { dataDir, cloudinaryUrl }: Settings): Promise<PutBack> {
  await forgetErasedCopies(db, dataDir);
  const account = cloudinaryUrl ? cloudinaryAccount(cloudinaryUrl) : null;
  const done: PutBack = { put: 0, there: 0, kept: 0, why: null };
  for (const row of await carriedAtCloudinary(db)) {
    const picture = atCloudinary(row);
    const file = picture && join(dataDir, copyOf(picture));
    if (!file || !existsSync(file)) continue;
    try {
      if (picture.cloud !== account?.cloudName)
        throw new CloudinaryError(0, `CLOUDINARY_URL does not name the cloud “${picture.cloud}”.`);
      const fields = { public_id: picture.id, overwrite: 'false' };
      const { existing } = await uploadTo(account, file, fields, new Date());
      if (existing) done.there += 1;
      else done.put += 1;
    } catch (error) {
      done.kept += 1;
      done.why = (error as Error).message;
    }
  }
  return done;
}
