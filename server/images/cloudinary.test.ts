/** Both sides of the protocol: the official SDK against our host, our client against a Cloudinary account. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { localAccount } from './account.ts';
import { createImageHost } from './image-host.ts';
import { pictureOf, SVG } from './testing/sample-files.ts';
import { askSignature, listen, upload } from './testing/upload.ts';

const run = promisify(execFile);
let it: TestApp;
let base: string;
let folder: string;
beforeAll(async () => {
  it = await createTestApp('sqlite');
  base = await listen(it.app);
  folder = mkdtempSync(join(tmpdir(), 'ledge-frame-sdk-'));
});
afterAll(async () => {
  await it.close();
  rmSync(folder, { recursive: true });
});

const urlOf = (prefix: string) => {
  const { apiKey, apiSecret, cloudName } = localAccount(it.config);
  return `cloudinary://${apiKey}:${apiSecret}@${cloudName}?upload_prefix=${prefix}`;
};

describe('the official SDK', () => {
  /** In a process of its own: it reads CLOUDINARY_URL once, when it is imported. */
  async function sdkUpload(bytes: Buffer, options: object) {
    const file = join(folder, 'holiday.jpg');
    writeFileSync(file, bytes);
    const script = `
      import { v2 } from 'cloudinary';
      v2.uploader.upload(${JSON.stringify(file)}, ${JSON.stringify(options)})
        .then((answer) => console.log(JSON.stringify(answer)), (error) => console.log(JSON.stringify({ error })));`;
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, CLOUDINARY_URL: urlOf(base) },
    });
    return JSON.parse(stdout);
  }

  test.each([
    [{ folder: 'inquiries' }],
    [{ folder: 'inquiries', tags: ['a', 'b & c'], context: { alt: 'x=y' }, signature_algorithm: 'sha256' }],
  ])('uploads with %j', async (options) => {
    const answer = await sdkUpload(pictureOf('jpeg'), options);
    expect(answer).toMatchObject({ width: 320, height: 200, format: 'webp' });
    expect((await fetch(base + new URL(answer.secure_url).pathname)).status).toBe(200);
  });

  test('reads our words when an upload is refused', async () => {
    const { error } = await sdkUpload(Buffer.alloc(0), { folder: 'inquiries' });
    expect(error).toMatchObject({ http_code: 400, message: expect.stringMatching(/empty/) });
  });
});

describe('with CLOUDINARY_URL', () => {
  const hostAt = (cloudinaryUrl: string) =>
    createImageHost({ config: { ...it.config, cloudinaryUrl }, db: it.db, log: it.app.log });

  test('signs for that account and sends the browser there', async () => {
    const other = await createTestApp('sqlite', { CLOUDINARY_URL: 'cloudinary://123:abc@our-cloud' });
    const otherBase = await listen(other.app);
    expect(await askSignature(otherBase)).toMatchObject({
      cloudName: 'our-cloud',
      apiKey: '123',
      uploadUrl: 'https://api.cloudinary.com/v1_1/our-cloud/image/upload',
    });
    expect((await upload(otherBase, null)).status).toBe(404);
    await other.close();
  });

  test('accepts that account’s addresses in our folder, and pictures kept here before', async () => {
    const host = hostAt('cloudinary://123:abc@our-cloud');
    const earlier = await (await upload(base, new Uint8Array(pictureOf('png')))).json();
    const at = 'https://res.cloudinary.com/our-cloud/image/upload';
    const good = [`${at}/v1712345678/inquiries/abc_123-x.jpg`, `${at}/inquiries/a.webp`, earlier.secure_url];
    const bad = [
      'https://res.cloudinary.com/another/image/upload/v1/inquiries/a.jpg',
      `${at}/v1/elsewhere/a.jpg`,
      `${at}/l_fetch:aHR0cDovL3g/v1/inquiries/a.jpg`,
      `${at}/v1/inquiries/../../a.jpg`,
      `${at.replace('https', 'http')}/v1/inquiries/a.jpg`,
      'https://res.cloudinary.com.elsewhere.example/our-cloud/image/upload/v1/inquiries/a.jpg',
    ];
    expect(await host.accepts([...good, ...bad])).toEqual(bad);
  });

  test('a form sent without JavaScript is uploaded by the server', async () => {
    const stored = await hostAt(urlOf(base)).take(Readable.from([pictureOf('jpeg')]));
    expect(stored).toMatchObject({ width: 320, height: 200 });
    expect((await fetch(base + new URL(stored.url).pathname)).status).toBe(200);
  });

  test('a refusal there is a refusal here, and silence there is said to be none of the visitor’s doing', async () => {
    const take = (url: string, bytes: Buffer) => hostAt(url).take(Readable.from([bytes]));
    await expect(take(urlOf(base), SVG)).rejects.toMatchObject({ status: 415 });
    await expect(take(urlOf('http://127.0.0.1:1'), pictureOf('png'))).rejects.toMatchObject({ status: 502 });
    const wrongSecret = urlOf(base).replace(/:[^:@]+@/, ':wrong@');
    await expect(take(wrongSecret, pictureOf('png'))).rejects.toMatchObject({ status: 502 });
  });
});
