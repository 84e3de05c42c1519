import { unzipSync } from 'fflate';
import { afterEach, expect, it, vi } from 'vitest';
import { zipOf } from './zip.ts';

afterEach(() => vi.unstubAllGlobals());

it('holds every picture, byte for byte, under a numbered name', async () => {
  const pictures: Record<string, Uint8Array<ArrayBuffer>> = {
    '/images/inquiries/aa.webp': crypto.getRandomValues(new Uint8Array(60_000)),
    '/images/inquiries/bb.webp': new Uint8Array([0, 1, 2]),
  };
  vi.stubGlobal('fetch', async (href: string) => new Response(pictures[href]));
  const archive = await zipOf(Object.keys(pictures), 'LF-7K3M-92');
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(files).toEqual({
    'LF-7K3M-92-1.webp': pictures['/images/inquiries/aa.webp'],
    'LF-7K3M-92-2.webp': pictures['/images/inquiries/bb.webp'],
  });
});

it('is not made at all when a picture is missing', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await expect(zipOf(['/images/inquiries/aa.webp'], 'LF-7K3M-92')).rejects.toThrow('404');
});
