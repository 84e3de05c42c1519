/** Phones write HEIC, few hosts read it. Where the browser can decode it, it is sent as JPEG. */
import { IMAGE_LIMITS } from '#contract/images.ts';

const QUALITY = 0.9;

export const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));

/** The file itself, or its JPEG if it is HEIC and this browser can decode it. Never throws: the host decides. */
export async function asReadablePicture(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  try {
    return await asJpeg(file);
  } catch {
    return file;
  }
}

async function asJpeg(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, IMAGE_LIMITS.longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const jpeg = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  if (!jpeg) throw new Error('This browser writes no JPEG');
  return new File([jpeg], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
}
