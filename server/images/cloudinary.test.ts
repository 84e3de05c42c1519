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
import { createImageHost } from './create-image-host.ts';
import { type StandIn, startStandIn } from './testing/cloudinary-stand-in.ts';
import { pictureOf, SVG } from './testing/sample-files.ts';
import { askSignature, formOf, listen, send, upload } from './testing/upload.ts';

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
  /** Runs in a separate process, because the SDK reads CLOUDINARY_URL once, when it is imported. */
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
  let standIn: StandIn;
  let other: TestApp;
  beforeAll(async () => {
    standIn = await startStandIn();
    other = await createTestApp('sqlite', { CLOUDINARY_URL: standIn.url });
  });
  afterAll(async () => {
    await other.close();
    await standIn.close();
  });

  const hostAt = (cloudinaryUrl: string) =>
    createImageHost({ config: { ...other.config, cloudinaryUrl }, db: other.db, log: other.app.log });
  const here = () => hostAt(standIn.url);

  test('signs for that account and sends the browser there', async () => {
    const otherBase = await listen(other.app);
    expect(await askSignature(otherBase)).toMatchObject({
      cloudName: 'our-cloud',
      apiKey: '123456',
      uploadUrl: `${standIn.base}/v1_1/our-cloud/image/upload`,
    });
    expect((await upload(otherBase, null)).status).toBe(404);
    const policy = (await fetch(otherBase)).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${standIn.base};`);
    expect(policy).toContain("img-src 'self' data: blob: https://res.cloudinary.com;");
  });

  test('pictures kept here before, and at Cloudinary under any version, stay attachable', async () => {
    const local = createImageHost({
      config: { ...other.config, cloudinaryUrl: undefined },
      db: other.db,
      log: other.app.log,
    });
    const earlier = await local.take(Readable.from([pictureOf('png')]));
    const { url } = await here().take(Readable.from([pictureOf('jpeg')]));
    const good = [
      earlier.url,
      url,
      url.replace(/v\d+/, 'v1'),
      url.replace(/v\d+\//, ''),
      url.replace('.webp', '.jpg'),
    ];
    const bad = [
      url.replace('https', 'http'),
      url.replace('.webp', '.pdf'),
      url.replace('/inquiries/', '/inquiries/../inquiries/'),
      url.replace('res.cloudinary.com', 'res.cloudinary.com.elsewhere.example'),
    ];
    expect(await here().accepts([...good, ...bad])).toEqual(bad);
  });

  test('an upload is believed only with Cloudinary’s signature of its answer', async () => {
    const answer = await (async () => {
      const permission = await here().permit();
      return (await send(permission.uploadUrl, new Uint8Array(pictureOf('png')), formOf(permission))).json();
    })();
    const { secure_url: url, signature, version } = answer;
    const unproven = [url, `${url}#${'0'.repeat(40)}`, `${url.replace(version, version + 1)}#${signature}`];
    expect(await here().accepts(unproven)).toEqual(unproven);
    expect(await here().accepts([`${url}#${signature}`])).toEqual([]);
    // Known from now on.
    expect(await here().accepts([url])).toEqual([]);
  });

  test('a refusal there is a refusal here, and silence there is said to be none of the visitor’s doing', async () => {
    const take = (url: string, bytes: Buffer) => hostAt(url).take(Readable.from([bytes]));
    await expect(take(standIn.url, SVG)).rejects.toMatchObject({ status: 415 });
    const away = standIn.url.replace(standIn.base, 'http://127.0.0.1:1');
    await expect(take(away, pictureOf('png'))).rejects.toMatchObject({ status: 502 });
    const wrongSecret = standIn.url.replace(/:[^:@]+@/, ':wrong@');
    await expect(take(wrongSecret, pictureOf('png'))).rejects.toMatchObject({ status: 502 });
  });
});
