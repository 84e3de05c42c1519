/**
 * Limits the libvips decoders that may see a visitor's file. Everything is blocked first, then the
 * formats of requirements §12 are allowed one by one: SVG, PDF, TIFF, raw pixels and anything that
 * a later release adds stay blocked, since each decoder is attack surface. The policy covers the whole
 * process, which is that of `decode-process.ts`.
 */
import sharp from 'sharp';

/** Format names as sharp reports them; AVIF and HEIC are both "heif". */
export const ALLOWED_FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif'] as const;

const LOADERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
  'VipsForeignLoadNsgif',
];

export function applyLoaderPolicy(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
}

/** Turns off libvips' operation cache, and limits each picture to one thread. */
export function boundMemory(): void {
  sharp.cache(false);
  sharp.concurrency(1);
}
