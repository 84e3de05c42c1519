/** A photograph as it is sent: no larger than the server keeps it, which is a quarter of the bytes on a bad line. */
import { UPLOADED_LIMITS } from '#contract/site/uploaded-picture.ts';
import { asReadablePicture } from '../../../layout/upload/readable-picture.ts';

/** Smaller files are quick enough as they are. */
const LARGE_BYTES = 2_500_000;
const QUALITY = 0.92;

/** The file itself, or a smaller JPEG of a large photograph. Never throws: the server decides what it takes. */
export async function readyToSend(original: File): Promise<File> {
  const file = await asReadablePicture(original);
  if (file.type !== 'image/jpeg' || file.size < LARGE_BYTES) return file;
  try {
    const smaller = await shrunk(file);
    return smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}

async function shrunk(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scale = UPLOADED_LIMITS.longestSide / Math.max(bitmap.width, bitmap.height);
  if (scale >= 1) return file;
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return file;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return new File([blob], file.name, { type: 'image/jpeg' });
}
