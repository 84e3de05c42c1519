/** Pictures keep the colors that their files tell without an ICC profile, as browsers show them. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPicture } from './picture.ts';
import { readSitePicture } from './site-picture.ts';
import { make } from './testing/sample-files.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-colors-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const FIXTURES = join(import.meta.dirname, '../../tests/fixtures/site');
const fixture = (name: string) => readFileSync(join(FIXTURES, name));

function stored(bytes: Buffer): string {
  const path = join(folder, crypto.randomUUID());
  writeFileSync(path, bytes);
  return path;
}
const meanOf = async (bytes: Buffer) =>
  (await sharp(bytes).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean));
const keptOf = async (bytes: Buffer) => meanOf((await readPicture(stored(bytes))).full);

function chunk(kind: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
const numbers = (...values: number[]) => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [at, value] of values.entries()) bytes.writeUInt32BE(Math.round(value * 100_000), 4 * at);
  return bytes;
};
/** Chunks behind the header, before every other. */
const withChunks = (png: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)]);

const P3 = chunk('cHRM', numbers(0.3127, 0.329, 0.68, 0.32, 0.265, 0.69, 0.15, 0.06));
const GAMMA = (value: number) => chunk('gAMA', numbers(value));
const copper = () => make(`plain(64, 48).png()`);
/** #9a4a22 as it is. */
const AS_IT_IS = [154, 74, 34];

const near = (expected: number[], within = 3) =>
  expected.map((value) => expect.toSatisfy((one: number) => Math.abs(one - value) <= within, `${value}`));

it.each<[string, () => Buffer, number[]]>([
  ['AVIF whose nclx says P3', () => fixture('picture-01-p3-without-icc.avif'), [212, 115, 41]],
  ['PNG in light itself', () => fixture('picture-02-gamma-1.0.png'), [160, 133, 110]],
  ['PNG with a screen’s gamma', () => withChunks(copper(), GAMMA(0.45455)), AS_IT_IS],
  ['PNG with the gamma of an old Mac', () => withChunks(copper(), GAMMA(0.55556)), [170, 91, 45]],
  ['PNG with the primaries of P3', () => withChunks(copper(), GAMMA(0.45455), P3), [167, 69, 19]],
  [
    'PNG whose cICP says P3',
    () => withChunks(copper(), chunk('cICP', Buffer.from([12, 13, 0, 1]))),
    [167, 69, 19],
  ],
  [
    'PNG that says sRGB, whatever else',
    () => withChunks(copper(), chunk('sRGB', Buffer.from([0])), GAMMA(1), P3),
    AS_IT_IS,
  ],
  [
    'PNG whose primaries are none',
    () => withChunks(copper(), chunk('cHRM', numbers(0, 0, 0, 0, 0, 0, 0, 0))),
    AS_IT_IS,
  ],
  ['PNG whose gamma is none', () => withChunks(copper(), GAMMA(0)), AS_IT_IS],
])('%s', async (_what, bytes, expected) => {
  expect(await keptOf(bytes())).toEqual(near(expected));
});

it('a PNG of 16 bits in light itself keeps its shadows', async () => {
  const dark =
    make(`sharp(new Uint16Array(64 * 48 * 3).fill(130), { raw: { width: 64, height: 48, channels: 3 } })
    .toColorspace('rgb16').png()`);
  const [value = 0] = await keptOf(withChunks(dark, GAMMA(1)));
  expect(value).toBeGreaterThan(3);
  expect(value).toBeLessThan(10);
});

it('gray and clear pixels are read, too', async () => {
  const gray = make(
    `sharp({ create: { width: 64, height: 48, channels: 3, background: '#808080' } }).grayscale().png()`,
  );
  expect(await keptOf(withChunks(gray, GAMMA(1)))).toEqual(near([188, 188, 188]));
  const clear = make(
    `sharp({ create: { width: 64, height: 48, channels: 4, background: { r: 90, g: 60, b: 40, alpha: 0.5 } } }).png()`,
  );
  const { full } = await readPicture(stored(withChunks(clear, GAMMA(1))));
  expect((await sharp(full).stats()).channels.map(({ mean }) => Math.round(mean))).toEqual(
    near([160, 133, 110, 128]),
  );
});

it('a picture for a page of the site keeps them, too', async () => {
  const { files } = await readSitePicture(stored(fixture('picture-01-p3-without-icc.avif')));
  expect(await meanOf(files[0]?.bytes as Buffer)).toEqual(near([212, 115, 41]));
});

it.each([16, 18])(
  'one that is brighter than a screen is refused in words (H.273 transfer %i)',
  async (transfer) => {
    const bytes = withChunks(copper(), chunk('cICP', Buffer.from([9, transfer, 0, 1])));
    await expect(readPicture(stored(bytes))).rejects.toMatchObject({
      status: 415,
      message: expect.stringMatching(/HDR.*JPEG/),
    });
    const avif = fixture('picture-01-p3-without-icc.avif');
    avif.writeUInt16BE(transfer, avif.indexOf('nclx') + 6);
    await expect(readPicture(stored(avif))).rejects.toMatchObject({
      status: 415,
      message: expect.stringMatching(/HDR/),
    });
  },
);

it('boxes and chunks that lie end nothing', async () => {
  const avif = fixture('picture-01-p3-without-icc.avif');
  for (const name of ['meta', 'iprp', 'ipco', 'ipma', 'pitm', 'colr'])
    for (const length of [0, 7, 9, 0xffffffff]) {
      const bytes = Buffer.from(avif);
      bytes.writeUInt32BE(length, bytes.indexOf(name) - 4);
      await readPicture(stored(bytes)).catch((error) => expect(error.name).toBe('UploadRefused'));
    }
  for (const length of [0, 0xffffffff]) {
    const bytes = withChunks(copper(), GAMMA(1));
    bytes.writeUInt32BE(length, bytes.indexOf('gAMA') - 4);
    await readPicture(stored(bytes)).catch((error) => expect(error.name).toBe('UploadRefused'));
  }
});
