/** Converts a visitor's file into the two stored pictures (requirements §12). */
import sharp, { type Metadata, type Sharp } from 'sharp';
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import { isHeicStart } from '#contract/shared/picture-family.ts';
import { startOf } from './file-signature.ts';
import { ALLOWED_FORMATS, applyLoaderPolicy, boundMemory } from './loader-policy.ts';
import { colorsOf, type PictureColors } from './picture-colors.ts';
import { toSrgb } from './to-srgb.ts';
import { refused, UploadRefused } from './upload-refused.ts';

applyLoaderPolicy();
boundMemory();

export type Picture = {
  /** WebP, upright, sRGB, without metadata. */
  full: Buffer;
  thumbnail: Buffer;
  width: number;
  height: number;
};

/** Timeout in seconds for one picture. */
const DECODE_TIMEOUT = 20;

/**
 * Decodes the file by its content, regardless of its name, and re-encodes it, so that none of the
 * original bytes (GPS position, embedded pages, appended code) remain. Animations keep only their
 * first frame.
 * @throws UploadRefused 415 for a file that isn't a picture, 413 beyond 50 megapixels, 422 for a damaged one.
 */
export async function readPicture(path: string): Promise<Picture> {
  return decoded(path, async (upright) => {
    const full = await shrunk(upright, IMAGE_LIMITS.longestSide)
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const thumbnail = await shrunk(sharp(full.data), IMAGE_LIMITS.thumbnailSide)
      .webp({ quality: 76 })
      .toBuffer();
    return { full: full.data, thumbnail, width: full.info.width, height: full.info.height };
  });
}

/**
 * Hands an untrusted file to `make`, upright, once its header is within the limits.
 * @throws UploadRefused as `readPicture`, and what `make` refuses.
 */
export async function decoded<T>(path: string, make: (upright: Sharp) => Promise<T>): Promise<T> {
  const header = await readHeader(path);
  try {
    const colors = await colorsOf(path, header);
    if (colors === 'hdr') throw refused.hdr();
    const upright = openPicture(path).autoOrient();
    return await make(colors ? await inSrgb(upright, header, colors) : upright);
  } catch (error) {
    if (error instanceof UploadRefused) throw error;
    if (header.compression === 'hevc') throw refused.heic();
    throw /timeout/.test(messageOf(error)) ? refused.tooHeavy() : refused.damaged();
  }
}

/** Reads only width and height, so that a decompression bomb is refused before any pixel is decoded. */
async function readHeader(path: string): Promise<Metadata> {
  let header: Metadata;
  try {
    header = await openPicture(path).metadata();
  } catch (error) {
    if (/pixel limit/.test(messageOf(error))) throw refused.tooManyPixels();
    if (/corrupt header/.test(messageOf(error))) throw refused.damaged();
    throw isHeicStart(await startOf(path)) ? refused.heic() : refused.kind();
  }
  // The loaders are already limited; this check holds even if a libvips release renames them.
  if (!ALLOWED_FORMATS.some((format) => format === header.format)) throw refused.kind();
  if (header.width * header.height > IMAGE_LIMITS.maxPixels) throw refused.tooManyPixels();
  return header;
}

/** At the largest size that is made of any picture: a smaller one needs a third of the memory, or less. */
async function inSrgb(
  upright: Sharp,
  { depth }: Metadata,
  colors: Exclude<PictureColors, 'hdr'>,
): Promise<Sharp> {
  const isDeep = depth === 'ushort';
  const { data, info } = await shrunk(upright, IMAGE_LIMITS.longestSide)
    .toColorspace(isDeep ? 'rgb16' : 'srgb')
    .raw({ depth: isDeep ? 'ushort' : 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const pixels = isDeep ? new Uint16Array(data.buffer, data.byteOffset, data.length / 2) : data;
  return sharp(toSrgb(pixels, channels, colors), { raw: { width, height, channels } });
}

const openPicture = (path: string): Sharp =>
  sharp(path, { limitInputPixels: IMAGE_LIMITS.maxPixels, failOn: 'error' }).timeout({
    seconds: DECODE_TIMEOUT,
  });

export const shrunk = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
