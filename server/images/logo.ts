/** Converts an owner's file into the files of a logo (docs/decisions/0025). */
import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import {
  MARK_LIMITS,
  type MarkParts,
  type MarkUse,
  markDensities,
  markFile,
  shownSize,
  type VisibleBackground,
} from '#contract/site/logo.ts';
import { visibleOn } from './mark-grounds.ts';
import { markIcons } from './mark-icons.ts';
import { type Cutout, cutOut, pictureOf } from './mark-pixels.ts';
import { markRefused } from './mark-refused.ts';
import { decoded, shrunk } from './picture.ts';

export type FirmMarkPicture = MarkParts & { files: { name: string; bytes: Buffer }[] };

/** Letters and flat colors stay sharp at their edges. */
const LOSSLESS = { lossless: true, effort: 6 } as const;
/** Encoding for a logo with shades or a photo in it. */
const LOSSY = { quality: 88, alphaQuality: 100, effort: 6 } as const;
const LOSSLESS_MAX_BYTES = 16_000;
const PNG = { compressionLevel: 9, effort: 10 } as const;

/**
 * Decodes the file once, cuts its transparent edges off, and encodes every file from those pixels: nothing of the original's
 * bytes remains.
 * @throws UploadRefused as `readPicture`; 422 for one without anything to see, too small, or too long.
 */
export async function readFirmMark(path: string): Promise<FirmMarkPicture> {
  const { data, info } = await decoded(path, (upright) =>
    shrunk(upright, MARK_LIMITS.longestSide)
      .toColorspace('srgb')
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const mark = await cutOut({ data, width: info.width, height: info.height });
  if (!mark) throw markRefused.empty();
  checkShape(mark);
  const seen = visibleOn(mark);
  const made: { use: MarkUse; bytes: Buffer }[] = [
    ...(await ofPages(mark)),
    ...(await markIcons(mark, seen)),
  ];
  const hash = createHash('sha256');
  for (const { bytes } of made) hash.update(bytes);
  const id = hash.digest('hex').slice(0, 20);
  const { width, height } = mark;
  return {
    ...{ id, width, height, seenOn: seen satisfies VisibleBackground },
    files: made.map(({ use, bytes }) => ({ name: markFile(id, use), bytes })),
  };
}

function checkShape(mark: Cutout): void {
  const shape = mark.width / mark.height;
  if (shape > MARK_LIMITS.widest || shape < MARK_LIMITS.tallest) throw markRefused.shape();
  const { width, height } = shownSize(mark);
  if (mark.width < width || mark.height < height) throw markRefused.tooSmall(width, height);
}

async function asWebp(picture: Sharp): Promise<Buffer> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const whole = await pictureOf(pixels).webp(LOSSLESS).toBuffer();
  if (whole.length <= LOSSLESS_MAX_BYTES) return whole;
  const lossy = await pictureOf(pixels).webp(LOSSY).toBuffer();
  return lossy.length < whole.length ? lossy : whole;
}

async function ofPages(mark: Cutout): Promise<{ use: MarkUse; bytes: Buffer }[]> {
  const shown = shownSize(mark);
  const at = (density: number) =>
    pictureOf(mark).resize({ width: shown.width * density, height: shown.height * density, fit: 'fill' });
  const densities = markDensities(mark);
  const pages = densities.map(async (density) => ({
    use: String(density) as MarkUse,
    bytes: await asWebp(at(density)),
  }));
  const mail = { use: 'mail' as const, bytes: await at(Math.min(densities.length, 2)).png(PNG).toBuffer() };
  return [...(await Promise.all(pages)), mail];
}
