import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadPicture } from './upload-picture.ts';

const signature = {
  signature: 'abc',
  timestamp: 1_700_000_000,
  cloudName: 'studio',
  apiKey: '123',
  uploadUrl: 'https://images.example/v1_1/studio/image/upload',
  signed: { public_id: 'one', overwrite: 'false' },
};
const picture = new File(['bytes'], 'porch.jpg', { type: 'image/jpeg' });

/** Stub of the image host: responds as the test specifies. */
class FarEnd {
  static last: FarEnd;
  static answer: (call: FarEnd) => void;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  status = 0;
  responseText = '';
  url = '';
  form = new FormData();
  constructor() {
    FarEnd.last = this;
  }
  open(_method: string, url: string) {
    this.url = url;
  }
  send(form: FormData) {
    this.form = form;
    FarEnd.answer(this);
  }
  abort() {
    this.onabort?.();
  }
}

const answers = (status: number, body: unknown) => {
  FarEnd.answer = (call) => {
    call.upload.onprogress?.({ loaded: 50, total: 100 });
    call.status = status;
    call.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    call.onload?.();
  };
};
const upload = (onProgress = (_: number) => {}, signal = new AbortController().signal) =>
  uploadPicture(picture, onProgress, signal);

let fetch = vi.fn<typeof globalThis.fetch>();
beforeEach(() => {
  fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(signature));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('XMLHttpRequest', FarEnd);
});
afterEach(() => vi.unstubAllGlobals());

describe('uploading a picture (requirements §8)', () => {
  it('asks for a signature, sends the signed form and reads secure_url', async () => {
    answers(200, { secure_url: 'https://images.example/a.webp' });
    const progress: number[] = [];
    expect(await upload((p) => progress.push(p))).toBe('https://images.example/a.webp');
    expect(fetch).toHaveBeenCalledWith(
      '/api/cloudinary/signature',
      expect.objectContaining({ method: 'POST', credentials: 'include', body: '{"paramsToSign":{}}' }),
    );
    expect(FarEnd.last.url).toBe(signature.uploadUrl);
    expect(
      [...FarEnd.last.form].map(([name, value]) => [name, value instanceof File ? value.name : value]),
    ).toEqual([
      ['signature', 'abc'],
      ['timestamp', '1700000000'],
      ['api_key', '123'],
      ['folder', 'inquiries'],
      ['public_id', 'one'],
      ['overwrite', 'false'],
      ['file', 'porch.jpg'],
    ]);
    expect(progress).toEqual([0.5]);
  });

  it('keeps Cloudinary’s own signature of its answer behind the address', async () => {
    answers(200, { secure_url: 'https://images.example/a.webp', signature: 'f'.repeat(40) });
    expect(await upload()).toBe(`https://images.example/a.webp#${'f'.repeat(40)}`);
  });

  it.each([
    [
      'problem details of our own host',
      { detail: 'The picture is damaged.', error: { message: 'x' } },
      'The picture is damaged.',
    ],
    ['Cloudinary’s error', { error: { message: 'File size too large.' } }, 'File size too large.'],
    ['a proxy’s page', '<h1>Bad gateway</h1>', 'Couldn’t upload the picture. Try again in a minute.'],
  ])('says why it failed, by %s', async (_, body, words) => {
    answers(422, body);
    await expect(upload()).rejects.toThrow(words);
  });

  it('takes no success without an address for one', async () => {
    answers(200, {});
    await expect(upload()).rejects.toThrow('Couldn’t upload the picture');
  });

  it('says so when the connection breaks, at either call', async () => {
    FarEnd.answer = (call) => call.onerror?.();
    await expect(upload()).rejects.toThrow('Connection lost. Try again.');
    fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(upload()).rejects.toThrow('Connection lost. Try again.');
  });

  it('passes on why no signature was given', async () => {
    fetch.mockResolvedValueOnce(
      new Response('{"detail":"Too many pictures."}', {
        status: 429,
        headers: { 'content-type': 'application/problem+json' },
      }),
    );
    await expect(upload()).rejects.toThrow('Too many pictures.');
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    FarEnd.answer = () => stop.abort();
    await expect(upload(undefined, stop.signal)).rejects.toThrow('Upload canceled.');
  });
});
