import { afterEach, expect, it, vi } from 'vitest';
import { asReadablePicture, isPicture } from './readable-picture.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const file = (start: string, name: string, type = '') => new File([bytes(start)], name, { type });
const HEIC = '\0\0\0\x18ftypheic\0\0\0\0mif1heic';
afterEach(() => vi.unstubAllGlobals());

it.each<[string, boolean, string, string]>([
  ['a JPEG without a type', true, '\xff\xd8\xff\xe0', ''],
  ['a JPEG as any bytes', true, '\xff\xd8\xff\xe0', 'application/octet-stream'],
  ['a PNG by another type', true, '\x89PNG\r\n\x1a\n', 'text/plain'],
  ['HEIC without a type', true, HEIC, ''],
  ['AVIF without a type', true, '\0\0\0\x1cftypavif\0\0\0\0', ''],
  ['a picture by its type', true, 'anything', 'image/jpeg'],
  ['a video', false, '\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'video/mp4'],
  ['a PDF', false, '%PDF-1.7', 'application/pdf'],
  ['nothing', false, '', ''],
])('%s: %s', async (_what, is, start, type) => {
  expect(await isPicture(file(start, 'image:1641', type))).toBe(is);
});

it('goes out as it is where the browser can’t read it: the server says what to do', async () => {
  const heic = file(HEIC, 'IMG_0001.HEIC', 'image/heic');
  expect(await asReadablePicture(heic)).toBe(heic);
});

/** A browser that reads everything, as a picture of this size. */
function browserThatReads(width: number, height: number) {
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ drawImage: () => {}, fillRect: () => {} }),
    toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['jpeg'], { type })),
  };
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal(
    'Image',
    class {
      onload = () => {};
      naturalWidth = width;
      naturalHeight = height;
      set src(_address: string) {
        queueMicrotask(() => this.onload());
      }
    },
  );
  return canvas;
}

it.each<[string, File, number, number]>([
  ['HEIC', file(HEIC, 'IMG_0001.HEIC', 'image/heic'), 5120, 3840],
  ['HEIC without type or name', file(HEIC, 'image:1641'), 5120, 3840],
  ['108 megapixels', file('\xff\xd8\xff', 'IMG_0001.jpg', 'image/jpeg'), 12_000, 9000],
  ['21 MB', new File([bytes('\x89PNG\r\n\x1a\n'), new Uint8Array(21 * 2 ** 20)], 'a.png'), 5120, 3840],
])('%s goes out as JPEG, 2560 px long', async (_what, sent, width, height) => {
  const canvas = browserThatReads(width, height);
  const jpeg = await asReadablePicture(sent);
  expect([jpeg.name, jpeg.type]).toEqual([`${sent.name.replace(/\.\w+$/, '')}.jpg`, 'image/jpeg']);
  expect([canvas.width, canvas.height]).toEqual([2560, 1920]);
});

it('leaves other pictures alone', async () => {
  browserThatReads(8160, 6120);
  const jpeg = file('\xff\xd8\xff', 'a.jpg', 'image/jpeg');
  expect(await asReadablePicture(jpeg)).toBe(jpeg);
});
