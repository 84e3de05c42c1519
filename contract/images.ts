/** The image host's limits and wire shapes (specification §7, §9; product decision §7). */
export const IMAGE_LIMITS = {
  filesPerSelection: 5,
  folder: 'inquiries',
  maxBytes: 20 * 1024 * 1024,
  maxPixels: 50_000_000,
  longestSide: 2560,
  thumbnailSide: 480,
  /** Seconds during which a signature is accepted. */
  signatureLifetime: 60 * 60,
  /** Hours after which a picture that no inquiry carries is removed. */
  orphanHours: 24,
} as const;

/** Answer of `POST /api/cloudinary/signature`. */
export type UploadSignature = {
  signature: string;
  /** Unix seconds. */
  timestamp: number;
  cloudName: string;
  apiKey: string;
  /** Where the browser posts the file: `{upload base}/v1_1/{cloudName}/image/upload`. */
  uploadUrl: string;
};

/** The part of the upload answer that the browser reads. */
export type UploadedImage = { secure_url: string };

const OWN_PICTURE = /^(?:https?:\/\/[^/?#]+)?(\/images\/inquiries\/[0-9a-f]{40})\.webp$/;

/**
 * Address to open a picture at. Our own pictures are reached by path: whoever reads the dashboard may
 * have opened it at another address of the same server than the one the picture was sent to.
 */
export function pictureHref(url: string): string {
  const own = OWN_PICTURE.exec(url);
  return own ? `${own[1]}.webp` : url;
}

/**
 * Path of the 480 px thumbnail of a picture that the built-in image host keeps, or null for any
 * other address (Cloudinary, which makes none by itself).
 */
export function thumbnailUrl(url: string): string | null {
  const own = OWN_PICTURE.exec(url);
  return own && `${own[1]}-${IMAGE_LIMITS.thumbnailSide}.webp`;
}
