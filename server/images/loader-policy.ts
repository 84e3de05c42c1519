/**
 * Which decoders of libvips may ever see a visitor's file. Everything is refused first, then the
 * formats of product decision §7 are let in one by one: SVG, PDF, TIFF, raw pixels and whatever a
 * later release adds stay out, since each decoder is attack surface. Holds for the whole process,
 * which is that of `decode-process.ts`.
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

/** libvips keeps no decoded operations, and each picture is worked on by one thread. */
export function boundMemory(): void {
  sharp.cache(false);
  sharp.concurrency(1);
}
