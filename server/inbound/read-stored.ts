/** Reads a stored mail in a separate process, from a temporary file that is removed afterward. */
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { openBlob } from '../blobs/blobs-store.ts';
import type { Db } from '../database/schema.ts';
import { temporaryFile } from '../images/receive-file.ts';
import { parseInSubprocess, UnreadableMail } from './parse/read-apart.ts';
import type { ReadMail } from './parse/read-mail.ts';

type Parts = { db: Db; dataDir: string };

/** @param use may read the pictures, which are removed when it ends. @throws UnreadableMail, and what `use` throws. */
export async function withReadMail<T>(
  parts: Parts,
  blobId: string | null,
  use: (mail: ReadMail) => Promise<T>,
): Promise<T> {
  return withRawMail(parts, blobId, async (raw) => {
    const pictures = `${raw}-pictures`;
    await mkdir(pictures, { mode: 0o700 });
    try {
      return await use(await parseInSubprocess(raw, pictures));
    } finally {
      await rm(pictures, { recursive: true, force: true });
    }
  });
}

/** @param use is given the path of the mail as it came. */
export async function withRawMail<T>(
  { db, dataDir }: Parts,
  blobId: string | null,
  use: (raw: string) => Promise<T>,
): Promise<T> {
  if (blobId === null) throw new UnreadableMail('The email was too large to store.');
  const raw = await temporaryFile(dataDir);
  try {
    await pipeline(openBlob(db, blobId), createWriteStream(raw, { flags: 'wx', mode: 0o600 }));
    return await use(raw);
  } finally {
    await rm(raw, { force: true });
  }
}
