import { open } from 'node:fs/promises';
import { FAMILY_BYTES, type PictureFamily, pictureFamily } from '#contract/shared/picture-family.ts';

/** Returns a file's first bytes as Latin-1 text. */
export async function startOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(FAMILY_BYTES), 0, FAMILY_BYTES, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Returns the family that a file's first bytes claim, or null. This only avoids starting a decoder for
 * files that can't be pictures; the decoder makes the final check.
 */
export const sniffImageFormat = async (path: string): Promise<PictureFamily | null> =>
  pictureFamily(await startOf(path));
