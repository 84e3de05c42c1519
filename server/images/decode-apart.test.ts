import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Decoders, decodeApart } from './decode-apart.ts';
import * as sample from './testing/sample-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-decode-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (content: Buffer | string, ending = '') => {
  const path = join(folder, crypto.randomUUID() + ending);
  writeFileSync(path, content);
  return path;
};
/** A decoder that behaves as this program does. */
const decodeWith = (program: string, patience?: number) => decodeApart('x', file(program, '.mjs'), patience);
const heavy = expect.objectContaining({ name: 'UploadRefused', status: 422 });

describe('a picture decoded in a process of its own', () => {
  test('comes back as the two that we keep', async () => {
    const picture = await decodeApart(file(sample.pictureOf('jpeg')));
    expect(picture).toMatchObject({ width: 320, height: 200 });
    expect(Buffer.isBuffer(picture.full) && Buffer.isBuffer(picture.thumbnail)).toBe(true);
    expect(await sharp(picture.full).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  test('is refused with the decoder’s own words', async () => {
    const torn = sample.photograph().subarray(0, 50_000);
    await expect(decodeApart(file(torn))).rejects.toMatchObject({ status: 422, message: /damaged/ });
    await expect(decodeApart(file(sample.HEIC))).rejects.toMatchObject({ status: 415, message: /HEIC/ });
  });

  test('that takes too long, or whose decoder crashes, is refused and harms nothing else', async () => {
    await expect(decodeWith('setInterval(() => {}, 1000)', 500)).rejects.toEqual(heavy);
    await expect(decodeWith('process.kill(process.pid, "SIGSEGV")')).rejects.toEqual(heavy);
  });

  test('is heard also by a server that was too busy to listen until the decoder had ended', async () => {
    const tell = `process.send({ refusal: { status: 415, message: 'No picture' } }, () => process.disconnect())`;
    for (let time = 0; time < 3; time++) {
      const decoding = decodeWith(tell);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
      await expect(decoding).rejects.toMatchObject({ status: 415, message: 'No picture' });
    }
  });

  test('a fault of ours is no refusal', async () => {
    await expect(decodeWith('process.exit(3)')).rejects.toThrow('ended with 3');
  });

  test('finds none of the server’s environment, so no secrets', async () => {
    const tell = `process.send({ refusal: { status: 400, message: Object.keys(process.env).join() } }, () => process.disconnect())`;
    const names = await decodeWith(tell).catch((refusal: Error) => refusal.message);
    expect(names).not.toMatch(/PATH|HOME|SECRET|DATABASE/);
  });
});

test('what can’t be a picture is refused without starting a decoder', async () => {
  const decoders = new Decoders();
  for (const bytes of [
    sample.SVG,
    sample.HTML,
    sample.PDF,
    sample.pictureOf('tiff'),
    Buffer.from('\xff\xd8'),
  ])
    await expect(decoders.decode(file(bytes))).rejects.toMatchObject({ status: 415 });
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)(
  'a %s is let through to the decoder',
  async (kind) => {
    expect(await new Decoders().decode(file(sample.pictureOf(kind)))).toMatchObject({ width: 320 });
  },
);
