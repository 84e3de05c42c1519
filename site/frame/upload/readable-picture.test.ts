import { afterEach, describe, expect, it, vi } from 'vitest';
import { asReadablePicture, isHeic } from './heic.ts';

const heic = new File(['x'], 'IMG_0001.HEIC', { type: 'image/heic' });
afterEach(() => vi.unstubAllGlobals());

describe('HEIC pictures', () => {
  it('are known by type, or by name where the system gives no type', () => {
    expect(isHeic(heic)).toBe(true);
    expect(isHeic(new File([], 'a.heif', { type: '' }))).toBe(true);
    expect(isHeic(new File([], 'a.jpg', { type: 'image/jpeg' }))).toBe(false);
  });

  it('go out as they are where the browser can’t read them: the server says what to do', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No', 'InvalidStateError')));
    expect(await asReadablePicture(heic)).toBe(heic);
  });

  it('go out as JPEG, at most 2560 px long, where the browser can', async () => {
    const canvas = {
      width: 0,
      height: 0,
      getContext: () => ({ drawImage: () => {} }),
      toBlob: (done: (blob: Blob) => void, type: string) => done(new Blob(['jpeg'], { type })),
    };
    vi.stubGlobal('createImageBitmap', async () => ({ width: 5120, height: 3840, close: () => {} }));
    vi.stubGlobal('document', { createElement: () => canvas });
    const jpeg = await asReadablePicture(heic);
    expect([jpeg.name, jpeg.type]).toEqual(['IMG_0001.jpg', 'image/jpeg']);
    expect([canvas.width, canvas.height]).toEqual([2560, 1920]);
  });

  it('leave other pictures alone', async () => {
    const jpeg = new File([], 'a.jpg', { type: 'image/jpeg' });
    expect(await asReadablePicture(jpeg)).toBe(jpeg);
  });
});
