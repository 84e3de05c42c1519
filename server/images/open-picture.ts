import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';

/** A picture file that can be read once; a caller that doesn't read it closes it. */
export type OpenPicture = { bytes: number; stream: () => Readable; close: () => Promise<void> };

export async function openFromDisk(file: FileHandle): Promise<OpenPicture> {
  const { size } = await file.stat();
  return { bytes: size, stream: () => file.createReadStream(), close: () => file.close() };
}
