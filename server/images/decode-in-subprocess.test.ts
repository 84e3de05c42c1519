import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SandboxEndedError, SandboxUnavailableError } from '../sandbox/sandbox.ts';
import { Decoders, decodeInSubprocess, toRefusal } from './decode-in-subprocess.ts';
import * as sample from './testing/sample-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-decode-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (content: Buffer) => {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, content);
  return path;
};

test('only a decoder that was killed is the picture’s fault', () => {
  expect(toRefusal(new SandboxEndedError('SIGKILL'))).toMatchObject({ name: 'UploadRefused', status: 422 });
  expect(toRefusal(new SandboxUnavailableError('EAGAIN'))).toMatchObject({
    name: 'UploadRefused',
    status: 503,
  });
  for (const ours of [new SandboxEndedError('1'), new Error('ENOSPC')]) expect(toRefusal(ours)).toBe(ours);
});

describe('a picture decoded in a process of its own', () => {
  test('comes back as the two that we keep', async () => {
    const picture = await decodeInSubprocess(file(sample.pictureOf('jpeg')));
    expect(picture).toMatchObject({ width: 320, height: 200 });
    expect(Buffer.isBuffer(picture.full) && Buffer.isBuffer(picture.thumbnail)).toBe(true);
    expect(await sharp(picture.full).metadata()).toMatchObject({ format: 'webp', width: 320 });
  });

  test('is refused with the decoder’s own words', async () => {
    const torn = sample.photograph().subarray(0, 50_000);
    await expect(decodeInSubprocess(file(torn))).rejects.toMatchObject({ status: 422, message: /damaged/ });
    await expect(decodeInSubprocess(file(sample.HEIC))).rejects.toMatchObject({
      status: 415,
      message: /HEIC/,
    });
  });

  test('that takes too long is refused', async () => {
    await expect(decodeInSubprocess(file(sample.photograph()), 1)).rejects.toMatchObject({
      ...{ name: 'UploadRefused', status: 422 },
    });
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
