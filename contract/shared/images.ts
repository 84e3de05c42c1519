/** The image host's limits and wire shapes (requirements §8, §10, §12). */
export const IMAGE_LIMITS = {
  filesPerSelection: 5,
  folder: 'inquiries',
  maxBytes: 20 * 1024 * 1024,
  /** As phones write that speak of 50 megapixels. */
  maxPixels: 8192 * 6144,
  longestSide: 2560,
  thumbnailSide: 480,
  /** Seconds for which a signature is accepted. */
  signatureLifetime: 60 * 60,
  /** Hours after which a picture without an inquiry is removed. */
  orphanHours: 24,
  /** Endings that a picture's address at Cloudinary may have, and formats that uploads to Cloudinary allow. */
  formats: ['jpg', 'jpeg', 'png', 'webp', 'avif', 'gif', 'heic', 'heif'],
} as const;

/** The part of the upload answer that the browser reads. */
export type UploadedImage = { secure_url: string; signature?: string };

/**
 * The address with Cloudinary's own signature of its answer behind a #, as the official SDK writes a preloaded file: by
 * it the server knows that the picture was uploaded, without asking. The built-in host gives none and needs none.
 */
export const withProof = ({ secure_url, signature }: UploadedImage): string =>
  signature === undefined ? secure_url : `${secure_url}#${signature}`;

/** The address as an inquiry keeps it. */
export const withoutProof = (url: string): string => url.replace(/#.*$/s, '');

const OWN_PICTURE = /^(?:https?:\/\/[^/?#]+)?(\/images\/inquiries\/[0-9a-f]{40})\.webp$/;

/**
 * The address at which to open a picture. Our own pictures are linked by path: staff may
 * use the server under another host name than the one the picture was sent to.
 */
export function pictureHref(url: string): string {
  const own = OWN_PICTURE.exec(url);
  return own ? `${own[1]}.webp` : url;
}

/**
 * Path of the 480 px thumbnail of a picture on the built-in image host; null for any
 * other address (Cloudinary, which creates none automatically).
 */
export function thumbnailUrl(url: string): string | null {
  const own = OWN_PICTURE.exec(url);
  return own && `${own[1]}-${IMAGE_LIMITS.thumbnailSide}.webp`;
}
