/** Converts an editor's file into the files that pages show (docs/decisions/0025). */
import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import {
  jpegWidth,
  UPLOADED_LIMITS,
  type UploadedFormat,
  uploadedFile,
  uploadedWidths,
} from '#contract/site/uploaded-picture.ts';
import { decoded, shrunk } from './picture.ts';
import { masterFile } from './site-picture-files.ts';
import { refused } from './upload-refused.ts';

export type DecodedSitePicture = {
  /** From the bytes of all files: other bytes have another address. */
  id: string;
  width: number;
  height: number;
  files: { name: string; bytes: Buffer }[];
};

/** As the shipped pictures are encoded (site/components/picture.tsx). */
const AVIF = { quality: 54, effort: 2 };
const WEBP = { quality: 54, effort: 2 };
const JPEG = { quality: 70, mozjpeg: true };
/** Not shown on pages: for preview cards, and for sizes that a later version may need. */
const MASTER = { quality: 90, mozjpeg: true };

/**
 * Decodes the file once, upright and at most 2560 px, and encodes every size from those pixels: nothing of the original's
 * bytes remains, neither position nor camera nor what was appended.
 * @throws UploadRefused as `readPicture`; 422 for a picture too small to show.
 */
export async function readSitePicture(path: string): Promise<DecodedSitePicture> {
  const { data, info } = await decoded(path, (upright) =>
    shrunk(upright, UPLOADED_LIMITS.longestSide)
      // Pages have a different background in each theme, which would show through transparent pixels.
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { width, height, channels } = info;
  if (Math.min(width, height) < UPLOADED_LIMITS.shortestSide) throw refused.tooSmall();
  const pixels = (): Sharp => sharp(data, { raw: { width, height, channels } });
  const at = (one: number): Sharp => (one === width ? pixels() : pixels().resize({ width: one }));
  const made: { width: number | null; format: UploadedFormat; bytes: Buffer }[] = [
    { width: null, format: 'jpg', bytes: await pixels().jpeg(MASTER).toBuffer() },
    {
      width: jpegWidth(width),
      format: 'jpg',
      bytes: await at(jpegWidth(width)).jpeg(JPEG).toBuffer(),
    },
  ];
  for (const one of uploadedWidths(width))
    made.push(
      { width: one, format: 'avif', bytes: await at(one).avif(AVIF).toBuffer() },
      { width: one, format: 'webp', bytes: await at(one).webp(WEBP).toBuffer() },
    );
  const hash = createHash('sha256');
  for (const { bytes } of made) hash.update(bytes);
  const id = hash.digest('hex').slice(0, 20);
  return {
    ...{ id, width, height },
    files: made.map(({ width: one, format, bytes }) => ({
      name: one === null ? masterFile(id) : uploadedFile(id, one, format),
      bytes,
    })),
  };
}
