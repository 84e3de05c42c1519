/** Takes, keeps and opens the logos that owners upload (docs/decisions/0025). */
import { open, stat } from 'node:fs/promises';
import { type LogoName, MARK_LIMITS, markName } from '#contract/site/logo.ts';
import type { Db } from '../database/schema.ts';
import { openStoredFile, storePictureFiles } from '../images/database-pictures.ts';
import type { Decoders } from '../images/decode-in-subprocess.ts';
import { sniffImageFormat } from '../images/file-signature.ts';
import { markRefused } from '../images/mark-refused.ts';
import type { OpenPicture } from '../images/open-picture.ts';
import { UploadRefused } from '../images/upload-refused.ts';
import { marksStore } from './marks-store.ts';

/** An upload that no draft took up. */
const UNUSED_MS = 180 * 86_400_000;

type Parts = { db: Db; decoders: Pick<Decoders, 'decodeMark'> };

export type LogoStore = ReturnType<typeof createLogoStore>;

export function createLogoStore({ db, decoders }: Parts) {
  const store = marksStore(db);

  return {
    known: store.known,

    /**
     * Stores a logo from an untrusted file, which the caller deletes. Uploading the same logo again adds nothing.
     * @param admit asked after decoding, which takes a second or two: throws when the person may no longer add one.
     * @throws UploadRefused with a status and a message for the owner.
     */
    async take(
      path: string,
      by: { id: string; name: string },
      admit: () => Promise<void>,
    ): Promise<{ name: LogoName; isNew: boolean }> {
      await checkFile(path);
      const { files: made, ...mark } = await decoders.decodeMark(path).catch((error) => {
        throw asOfMark(error);
      });
      await admit();
      const { id, width, height, seenOn } = mark;
      const row = { id, width, height, seen_on: seenOn, at: new Date().toISOString() };
      const isNew = await storePictureFiles(db, made, (rows) =>
        store.add({ ...row, by_id: by.id, by_name: by.name }, rows),
      );
      return { name: markName(mark), isNew };
    },

    /** Opens a file by its name in the address; null when there is none. */
    open: (name: string): Promise<OpenPicture | null> => openStoredFile(db, 'firm_mark_files', name),

    /** Deletes logos that were never used. */
    settle: (now = new Date()): Promise<void> =>
      store.removeUnused(new Date(now.getTime() - UNUSED_MS).toISOString()),
  };
}

/** Before a decoder sees it. */
async function checkFile(path: string): Promise<void> {
  if ((await stat(path)).size > MARK_LIMITS.bytes) throw markRefused.tooLarge();
  const family = await sniffImageFormat(path);
  if (family === 'png' || family === 'webp') return;
  throw (await isSvg(path)) ? markRefused.svg() : markRefused.kind();
}

async function isSvg(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2048), 0, 2048, 0);
    return /<svg[\s>]/i.test(buffer.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Converts an error about a picture to the one for logos. */
function asOfMark(error: unknown): unknown {
  if (!(error instanceof UploadRefused) || !/picture/.test(error.message)) return error;
  switch (error.status) {
    case 413:
      return markRefused.tooManyPixels();
    case 415:
      return markRefused.kind();
    case 422:
      return markRefused.damaged();
    default:
      return error;
  }
}
