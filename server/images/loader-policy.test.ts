import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ALLOWED_FORMATS, applyLoaderPolicy } from './loader-policy.ts';
import { make, PDF, pictureOf, SVG } from './testing/sample-files.ts';

applyLoaderPolicy();

/** Read from a file, as uploads are: some loaders look at files only. */
function formatOf(bytes: Buffer): Promise<string> {
  const path = join(mkdtempSync(join(tmpdir(), 'ledge-frame-policy-')), 'upload');
  writeFileSync(path, bytes);
  return sharp(path)
    .metadata()
    .then(
      (header) => header.format,
      () => 'refused',
    )
    .finally(() => rmSync(dirname(path), { recursive: true }));
}

const libvipsFile = () =>
  make(`{ toBuffer: async () => {
    const fs = await import('node:fs');
    const folder = fs.mkdtempSync('${tmpdir()}/ledge-frame-policy-');
    await plain(2, 2).toFile(folder + '/x.v');
    const bytes = fs.readFileSync(folder + '/x.v');
    fs.rmSync(folder, { recursive: true });
    return bytes;
  } }`);

describe('the loader policy', () => {
  test.each([
    ['jpeg', 'jpeg'],
    ['png', 'png'],
    ['webp', 'webp'],
    ['avif', 'heif'],
    ['gif', 'gif'],
  ] as const)('lets %s in', async (kind, format) => {
    expect(await formatOf(pictureOf(kind))).toBe(format);
    expect(ALLOWED_FORMATS).toContain(format);
  });

  test.each<[string, () => Buffer]>([
    ['SVG', () => SVG],
    ['SVG with an XML declaration', () => Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), SVG])],
    ['TIFF', () => pictureOf('tiff')],
    ['libvips’ own format', libvipsFile],
    ['PDF', () => PDF],
    ['PPM', () => Buffer.from('P6 1 1 255\nabc')],
    ['Radiance HDR', () => Buffer.from('#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 1 +X 1\n1234')],
    ['FITS', () => Buffer.from('SIMPLE  =                    T'.padEnd(2880))],
    ['BMP', () => Buffer.from('BM'.padEnd(64, '\0'))],
    ['JPEG XL', () => Buffer.from([0xff, 0x0a, 0, 0, 0, 0, 0, 0])],
    ['JPEG 2000', () => Buffer.from('\0\0\0\x0cjP  \r\n\x87\n', 'latin1')],
    ['PSD', () => Buffer.from('8BPS\0\x01'.padEnd(64, '\0'))],
  ])('refuses %s', async (_name, bytes) => {
    expect(await formatOf(bytes())).toBe('refused');
  });
});
