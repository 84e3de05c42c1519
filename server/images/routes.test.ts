import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { thumbnailUrl } from '#contract/shared/images.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { localAccount } from './account.ts';
import { sign } from './signature.ts';
import * as sample from './testing/sample-files.ts';
import { askSignature, listen, upload } from './testing/upload.ts';

const bytes = (buffer: Buffer) => new Uint8Array(buffer);

describe.each(engines)('the image host over HTTP on %s', (engine) => {
  let it: TestApp;
  let base: string;
  beforeAll(async () => {
    // Made before the server runs: it takes seconds, in which a server in this process would be "very busy".
    sample.bomb();
    it = await createTestApp(engine);
    base = await listen(it.app);
  });
  afterAll(() => it.close());

  const local = (url: string) => base + new URL(url, base).pathname;

  describe('POST /api/cloudinary/signature (requirements §8)', () => {
    test('answers what the browser needs to upload', async () => {
      const answer = await askSignature(base);
      expect(Object.keys(answer).sort()).toEqual([
        'apiKey',
        'cloudName',
        'signature',
        'signed',
        'timestamp',
        'uploadUrl',
      ]);
      expect(answer.uploadUrl).toBe(`${it.config.origin}/v1_1/${answer.cloudName}/image/upload`);
      expect(Math.abs(answer.timestamp - Date.now() / 1000)).toBeLessThan(5);
    });

    test('signs a name of its own and what may be done with it, whatever the client asks to have signed', async () => {
      const { apiSecret } = localAccount(it.config);
      const wanted = { public_id: 'mine', folder: 'public', overwrite: true, timestamp: 1, eager: ['x'] };
      for (const body of [{ paramsToSign: wanted }, { paramsToSign: {} }, {}, { ...wanted }]) {
        const { signature, timestamp, signed } = await askSignature(base, body);
        const fields = { folder: 'inquiries', timestamp: String(timestamp), ...signed };
        expect(signature).toBe(sign(fields, apiSecret));
        expect(signed).toEqual({
          public_id: expect.stringMatching(/^[0-9a-f]{40}$/),
          overwrite: 'false',
          allowed_formats: 'jpg,jpeg,png,webp,avif,gif,heic,heif',
          format: 'webp',
          transformation: 'c_limit,fl_force_strip,h_2560,w_2560',
        });
      }
    });

    test('a signature got by asking for more doesn’t let more in', async () => {
      const { signature, timestamp } = await askSignature(base, { paramsToSign: { public_id: 'mine' } });
      const answer = await upload(base, bytes(sample.pictureOf('png')), {
        signature,
        timestamp: String(timestamp),
        public_id: 'mine',
      });
      expect(answer.status).toBe(401);
    });

    test('names the origin that the page was opened at, so that its own rules allow the upload', async () => {
      const ask = (origin: string) =>
        fetch(`${base}/api/cloudinary/signature`, { method: 'POST', headers: { origin } });
      expect((await (await ask(base)).json()).uploadUrl).toMatch(`${base}/v1_1/`);
      expect((await ask('https://elsewhere.example')).status).toBe(403);
    });

    test('refuses a body that isn’t the call’s', async () => {
      const answer = await fetch(`${base}/api/cloudinary/signature`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"paramsToSign":"all"}',
      });
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
    });
  });

  describe('an upload', () => {
    test('of a photograph answers its address, and the picture and its thumbnail are served', async () => {
      const answer = await upload(base, bytes(sample.photograph()));
      expect(answer.status).toBe(200);
      const image = await answer.json();
      expect(image).toMatchObject({ format: 'webp', resource_type: 'image', url: image.secure_url });
      expect(image.public_id).toMatch(/^inquiries\/[0-9a-f]{40}$/);
      expect(image.secure_url).toBe(`${it.config.origin}/images/${image.public_id}.webp`);

      const picture = await fetch(local(image.secure_url));
      const body = Buffer.from(await picture.arrayBuffer());
      expect(body.length).toBe(image.bytes);
      expect(await sharp(body).metadata()).toMatchObject({ width: image.width, height: image.height });
      const thumbnail = await fetch(local(thumbnailUrl(image.secure_url) as string));
      const small = await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata();
      expect(Math.max(small.width, small.height)).toBe(480);
    });

    test('works with the five fields of requirements §8 alone, and with the file behind them', async () => {
      const { signature, timestamp, apiKey, cloudName } = await askSignature(base);
      const form = new FormData();
      for (const [k, v] of Object.entries({ signature, timestamp, api_key: apiKey, folder: 'inquiries' }))
        form.set(k, String(v));
      form.set('file', new Blob([bytes(sample.pictureOf('webp'))]), 'x');
      const answer = await fetch(`${base}/v1_1/${cloudName}/image/upload`, { method: 'POST', body: form });
      expect(answer.status).toBe(200);
    });
  });

  describe('a bad upload is answered with words, never with a server error', () => {
    const MB = 1024 * 1024;
    const padded = (size: number) => Buffer.concat([sample.pictureOf('jpeg'), Buffer.alloc(size)]);
    const none = () => null;
    test.each<[string, () => Buffer | null, Record<string, string | null>, number, RegExp]>([
      ['SVG', () => sample.SVG, {}, 415, /JPEG/],
      ['HTML', () => sample.HTML, {}, 415, /JPEG/],
      ['HEIC', () => sample.HEIC, {}, 415, /HEIC/],
      ['a truncated JPEG', () => sample.photograph().subarray(0, 50_000), {}, 422, /damaged/],
      ['225 megapixels', sample.bomb, {}, 413, /50 megapixels/],
      ['25 MB', () => padded(25 * MB), {}, 413, /20 MB/],
      ['one byte over 20 MB', () => Buffer.alloc(20 * MB + 1), {}, 413, /20 MB/],
      ['zero bytes', () => Buffer.alloc(0), {}, 400, /empty/],
      ['a file that isn’t there', none, {}, 400, /^No picture was uploaded\./],
      [
        'an address instead of a file',
        none,
        { file: 'http://127.0.0.1/' },
        400,
        /^No picture was uploaded\./,
      ],
      ['a wrong signature', () => sample.pictureOf('png'), { signature: 'a'.repeat(40) }, 401, /isn’t valid/],
      ['no signature', () => sample.pictureOf('png'), { signature: null }, 400, /signature/],
      ['an unsigned extra field', () => sample.pictureOf('png'), { tags: 'x' }, 401, /isn’t valid/],
      ['no folder', () => sample.pictureOf('png'), { folder: null }, 401, /isn’t valid/],
      ['another name', () => sample.pictureOf('png'), { public_id: 'a'.repeat(40) }, 401, /isn’t valid/],
      ['a wrong key', () => sample.pictureOf('png'), { api_key: '1' }, 401, /isn’t valid/],
    ])('%s', async (_what, file, change, status, words) => {
      const sent = file();
      const answer = await upload(base, sent && bytes(sent), change);
      const body = await answer.json();
      expect([answer.status, body.detail]).toEqual([status, expect.stringMatching(words)]);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      expect(body).toMatchObject({ status, error: { message: body.detail } });
    });

    test('an old timestamp, rightly signed', async () => {
      const timestamp = String(Math.floor(Date.now() / 1000) - 3601);
      const { signed } = await askSignature(base);
      const fields = { folder: 'inquiries', timestamp, ...signed };
      const signature = sign(fields, localAccount(it.config).apiSecret);
      const answer = await upload(base, bytes(sample.pictureOf('png')), { ...fields, signature });
      expect([answer.status, (await answer.json()).detail]).toEqual([
        401,
        expect.stringMatching(/timed out/),
      ]);
    });

    test('exactly 20 MB is not too large', async () => {
      const picture = sample.pictureOf('jpeg');
      const file = Buffer.concat([picture, Buffer.alloc(20 * MB - picture.length)]);
      expect((await upload(base, bytes(file))).status).toBe(200);
    });

    test('two files, a file under another name, another cloud, no form at all', async () => {
      const { cloudName } = await askSignature(base);
      const url = `${base}/v1_1/${cloudName}/image/upload`;
      const file = () => new Blob([bytes(sample.pictureOf('png'))]);
      const two = new FormData();
      two.append('file', file(), 'a.png');
      two.append('file', file(), 'b.png');
      const misnamed = new FormData();
      misnamed.set('picture', file(), 'a.png');
      const statusOf = async (body: BodyInit, headers = {}, to = url) =>
        (await fetch(to, { method: 'POST', body, headers })).status;
      expect(await statusOf(two)).toBe(400);
      expect(await statusOf(misnamed)).toBe(400);
      expect(await statusOf(two, {}, `${base}/v1_1/other/image/upload`)).toBe(401);
      expect(await statusOf('{}', { 'content-type': 'application/json' })).toBe(415);
      expect(await statusOf(file(), { 'content-type': 'image/png' })).toBe(415);
      expect(await statusOf('--x\r\nrubbish', { 'content-type': 'multipart/form-data; boundary=x' })).toBe(
        400,
      );
      expect(await statusOf('rubbish', { 'content-type': 'multipart/form-data' })).toBeLessThan(500);
      const polluting = '--x\r\nContent-Disposition: form-data; name="__proto__[]"\r\n\r\ny\r\n--x--\r\n';
      expect(await statusOf(polluting, { 'content-type': 'multipart/form-data; boundary=x' })).toBe(400);
    });

    test('a large upload that is refused at its first byte still gets its answer', async () => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(19 * MB)]), 'a.jpg');
      const answer = await fetch(`${base}/v1_1/other/image/upload`, { method: 'POST', body: form });
      expect(answer.status).toBe(401);
    });

    test('a body without end and without length is answered once it passes the limit', async () => {
      const { cloudName } = await askSignature(base);
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const sending = httpRequest(`${base}/v1_1/${cloudName}/image/upload`, {
          method: 'POST',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        });
        const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
        const chunks = Array.from({ length: 30 }, () => Buffer.alloc(MB, 'A'));
        Readable.from([head, ...chunks, '\r\n--x--\r\n']).pipe(sending);
        sending.on('response', (answer) => resolve(answer.resume().statusCode)).on('error', reject);
      });
      expect(status).toBe(413);
    });

    test('a connection that breaks off leaves the server well', async () => {
      const { cloudName } = await askSignature(base);
      const { port, hostname } = new URL(base);
      await new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(
            `POST /v1_1/${cloudName}/image/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 90000\r\n` +
              'Content-Type: multipart/form-data; boundary=x\r\n\r\n' +
              '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nhalf',
          );
          setTimeout(() => socket.destroy(), 50);
        });
        socket.on('close', () => resolve());
      });
      expect((await upload(base, bytes(sample.pictureOf('png')))).status).toBe(200);
    });
  });

  describe('a kept picture', () => {
    let path: string;
    beforeAll(async () => {
      const image = await (await upload(base, bytes(sample.pictureOf('jpeg')))).json();
      path = new URL(image.secure_url).pathname;
    });

    test.each(['GET', 'HEAD'])(
      'is served to %s for good, as a picture and as nothing else',
      async (method) => {
        const answer = await fetch(base + path, { method });
        expect(answer.status).toBe(200);
        expect(Object.fromEntries(answer.headers)).toMatchObject({
          'content-type': 'image/webp',
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "sandbox; default-src 'none'",
          'cross-origin-resource-policy': 'same-origin',
          'content-disposition': 'inline',
          'x-robots-tag': 'noindex',
          'content-length': expect.stringMatching(/^[1-9]\d+$/),
        });
        const body = await answer.arrayBuffer();
        expect(body.byteLength).toBe(method === 'HEAD' ? 0 : Number(answer.headers.get('content-length')));
      },
    );

    test('may be shown in a mail program as a thumbnail, and whole nowhere but here', async () => {
      const policy = async (url: string) =>
        (await fetch(base + url)).headers.get('cross-origin-resource-policy');
      expect(await policy(path)).toBe('same-origin');
      expect(await policy(path.replace('.webp', '-480.webp'))).toBe('cross-origin');
    });

    test('is not sent again to a browser that has it', async () => {
      const etag = (await fetch(base + path)).headers.get('etag') as string;
      const again = await fetch(base + path, { headers: { 'if-none-match': etag } });
      expect([again.status, await again.text()]).toEqual([304, '']);
    });

    test.each([
      '../../secret',
      '..%2f..%2fsecret',
      '%2e%2e%2f%2e%2e%2fledge-frame.sqlite',
      `${'0'.repeat(40)}.webp`,
      `${'0'.repeat(40)}.webp%00.png`,
      `${'A'.repeat(40)}.webp`,
      'x.webp',
      '',
    ])('is found under its own name only, not under %s', async (name) => {
      const answer = await it.app.inject({ url: `/images/inquiries/${name}` });
      expect([301, 404]).toContain(answer.statusCode);
      expect(answer.body).not.toContain(it.config.secret);
    });
  });
});

test('signatures are limited per address', async () => {
  const it = await createTestApp('sqlite', { RATE_LIMIT: 'on' });
  const ask = () => it.app.inject({ method: 'POST', url: '/api/cloudinary/signature', payload: {} });
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) statuses.push((await ask()).statusCode);
  const last = await ask();
  await it.close();
  expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(statuses[60]).toBe(429);
  expect(last.headers['retry-after']).toMatch(/^\d+$/);
});
