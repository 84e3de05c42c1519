import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { processorMs } from '../testing/processor-time.ts';
import { readPicture } from './picture.ts';
import * as sample from './testing/sample-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-pictures-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The extension is wrong on purpose: only the content counts. */
function read(bytes: Buffer) {
  const path = join(folder, `${crypto.randomUUID()}.svg`);
  writeFileSync(path, bytes);
  return readPicture(path);
}
const refusal = (status: number, words: RegExp) =>
  expect.objectContaining({ name: 'UploadRefused', status, message: expect.stringMatching(words) });

describe('a picture', () => {
  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('of format %s becomes WebP', async (kind) => {
    const picture = await read(sample.pictureOf(kind));
    expect(await sharp(picture.full).metadata()).toMatchObject({ format: 'webp', width: 320, height: 200 });
    expect(picture).toMatchObject({ width: 320, height: 200 });
  });

  test('is shrunk to 2560 pixels on its longest side, with a thumbnail of 480', async () => {
    const picture = await read(sample.make('plain(6000, 3000).jpeg()'));
    expect(await sharp(picture.full).metadata()).toMatchObject({ width: 2560, height: 1280 });
    expect(await sharp(picture.thumbnail).metadata()).toMatchObject({ width: 480, height: 240 });
  });

  test('is never enlarged', async () => {
    const picture = await read(sample.make('plain(30, 20).png()'));
    expect(await sharp(picture.thumbnail).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  test('has no location, camera or notes in its metadata, and is upright', async () => {
    const sent = sample.sidewaysWithPlace();
    const before = await sharp(sent).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 400, height: 200 });
    expect(before.exif?.includes('PRIVATE-CAMERA')).toBe(true);
    const { full, thumbnail } = await read(sent);
    expect(await sharp(full).metadata()).toMatchObject({ width: 200, height: 400 });
    for (const kept of [full, thumbnail]) {
      const after = await sharp(kept).metadata();
      for (const trace of ['exif', 'xmp', 'icc', 'iptc', 'orientation'] as const)
        expect(after[trace]).toBeUndefined();
      expect(kept.includes('PRIVATE')).toBe(false);
      expect(kept.includes('GPS')).toBe(false);
    }
  });

  test('with a page and an archive behind it keeps only the picture', async () => {
    const { full } = await read(sample.jpegWithPageBehind());
    expect(full.includes('POLYGLOT')).toBe(false);
    expect(full.includes('<script>')).toBe(false);
  });

  test('that is animated keeps its first frame', async () => {
    const frames = `sharp([${['#f00', '#0f0'].map(
      (c) => `{ create: { width: 40, height: 30, channels: 3, background: '${c}' } }`,
    )}], { join: { animated: true } }).gif()`;
    const sent = sample.make(frames);
    expect((await sharp(sent).metadata()).pages).toBe(2);
    const picture = await read(sent);
    expect(await sharp(picture.full).metadata()).toMatchObject({ width: 40, height: 30 });
    const { dominant } = await sharp(picture.full).stats();
    expect(dominant.r).toBeGreaterThan(dominant.g);
  });

  test('of the studio’s own photographs comes out whole', async () => {
    const sent = sample.photograph();
    const { width, height } = await sharp(sent).metadata();
    const picture = await read(sent);
    expect(picture.width / picture.height).toBeCloseTo(width / height, 2);
    expect(picture.full.length).toBeGreaterThan(10_000);
  });
});

describe('refused', () => {
  test.each<[string, () => Buffer]>([
    ['SVG', () => sample.SVG],
    ['HTML', () => sample.HTML],
    ['PDF', () => sample.PDF],
    ['TIFF', () => sample.pictureOf('tiff')],
    ['a program', () => Buffer.from('#!/bin/sh\necho hello\n')],
    ['random bytes', () => Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 251))],
  ])('%s with 415 and the formats that we take', async (_name, bytes) => {
    await expect(read(bytes())).rejects.toEqual(refusal(415, /JPEG, PNG, WebP, AVIF, or GIF/));
  });

  test('HEIC with 415 and the advice to send JPEG', async () => {
    await expect(read(sample.HEIC)).rejects.toEqual(refusal(415, /HEIC.*as a JPEG/));
  });

  test('a page that only starts like a GIF', async () => {
    await expect(read(sample.pageThatStartsAsGif())).rejects.toEqual(
      expect.objectContaining({ name: 'UploadRefused' }),
    );
  });

  test('225 megapixels with 413, before they are decoded', async () => {
    const bomb = sample.bomb();
    expect(bomb.length).toBeLessThan(1024 * 1024);
    const spent = await processorMs(() => expect(read(bomb)).rejects.toEqual(refusal(413, /50 megapixels/)));
    expect(spent).toBeLessThan(500);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('a %s that breaks off', async (kind) => {
    const whole = sample.pictureOf(kind);
    for (const part of [0.02, 0.5, 0.95])
      await expect(read(whole.subarray(0, Math.ceil(whole.length * part)))).rejects.toEqual(
        expect.objectContaining({
          name: 'UploadRefused',
          status: expect.toSatisfy((s) => s === 415 || s === 422),
        }),
      );
  });
});
