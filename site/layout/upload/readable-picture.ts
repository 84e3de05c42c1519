/**
 * Pictures that the host doesn't take are drawn smaller and sent as JPEG, where the browser can read them: HEIC, which few hosts
 * know, and those with more pixels or bytes than the host's bounds.
 */
import { IMAGE_LIMITS } from '#contract/shared/images.ts';
import { FAMILY_BYTES, isHeicStart, isPictureStart } from '#contract/shared/picture-family.ts';

const QUALITY = 0.9;

/** Phones hand over pictures without a type, or with that of any bytes: the bytes decide then. */
export const isPicture = async (file: File): Promise<boolean> =>
  file.type.startsWith('image/') || isPictureStart(await startOf(file).catch(() => ''));

/** The file itself, or a smaller JPEG of it. Never throws: the host decides. */
export async function asReadablePicture(file: File): Promise<File> {
  try {
    if (isHeicStart(await startOf(file)) || file.size > IMAGE_LIMITS.maxBytes)
      return await inTurn(() => withImage(file, asJpeg));
    const isLarge = await withImage(file, async (image) => pixelsOf(image) > IMAGE_LIMITS.maxPixels);
    return isLarge ? await inTurn(() => withImage(file, asJpeg)) : file;
  } catch {
    return file;
  }
}

async function startOf(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, FAMILY_BYTES).arrayBuffer());
  return String.fromCharCode(...bytes);
}

const pixelsOf = ({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalWidth * naturalHeight;

/** Pictures are decoded in sequence: one of 108 megapixels may take 430 MB. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/** An image element has its size before decoding, and JPEG is decoded no larger than it is drawn. */
async function withImage<T>(
  file: File,
  use: (image: HTMLImageElement, file: File) => Promise<T>,
): Promise<T> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return await use(image, file);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function asJpeg(image: HTMLImageElement, { name }: File): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, IMAGE_LIMITS.longestSide / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser can’t draw pictures');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!jpeg) throw new Error('This browser can’t convert HEIC pictures');
  return new File([jpeg], name.replace(/(\.\w+)?$/, '.jpg'), { type: 'image/jpeg' });
}
