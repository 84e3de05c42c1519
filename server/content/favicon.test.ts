/** `/favicon.ico` is an icon of the drawn mark, and of the firm's own logo while that is published. */
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markAddress, markParts } from '#contract/site/logo.ts';
import { squareLogo } from '../images/testing/sample-logos.ts';
import { servedSite } from '../testing/served-site.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { editing } from './testing/editing.ts';
import { sendMark } from './testing/send-mark.ts';

const firm = { collection: 'firm', slug: 'firm' } as const;

describe.each(engines)('/favicon.ico on %s', (engine) => {
  const { site, memory } = servedSite();
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine, { TRUST_PROXY: 'loopback' }, undefined, { site });
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test?.close());

  const { edit, publish, call } = editing(
    () => test,
    () => owner,
  );
  const open = (url: string, headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    test.app.inject({ method, url, headers });
  /** The only picture in the file. */
  async function pictureIn() {
    const { rawPayload: file } = await open('/favicon.ico');
    const [kind, count] = [file.readUInt32LE(0), file.readUInt16LE(4)];
    const [length, at] = [file.readUInt32LE(14), file.readUInt32LE(18)];
    expect([kind, count, at + length]).toEqual([0x10000, 1, file.length]);
    const picture = file.subarray(at);
    const { format, width, height } = await sharp(picture).metadata();
    expect([format, width, height]).toEqual(['png', file[6], file[7]]);
    return picture;
  }

  it('is the drawn mark, which browsers ask for again and have to load once', async () => {
    const { statusCode, headers } = await open('/favicon.ico');
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      ...{ 'content-type': 'image/x-icon', 'cache-control': 'public, max-age=0, must-revalidate' },
      ...{ 'x-accel-expires': '60', 'x-content-type-options': 'nosniff' },
    });
    expect((await pictureIn()).equals(memory.built('/admin/app/icon-48.png')?.body as Buffer)).toBe(true);
    expect((await open('/favicon.ico', { 'if-none-match': headers.etag })).statusCode).toBe(304);
    expect((await open('/favicon.ico', {}, 'HEAD')).headers['content-length']).toBe(
      headers['content-length'],
    );
  });

  it('is the firm’s own logo once that is published, and the drawn mark again when it is taken back', async () => {
    const drawn = await pictureIn();
    const { body } = await sendMark(test, owner, squareLogo());
    const mark = markParts(body.name);
    if (!mark) throw new Error('no name');
    await edit(firm, { logo: body.name });
    expect((await pictureIn()).equals(drawn)).toBe(true);
    const release = await publish();
    expect(release.status).toBe(201);
    const icon = await open(markAddress(mark, 'icon-48'));
    expect((await pictureIn()).equals(icon.rawPayload)).toBe(true);
    await call('POST', `/releases/${release.body.id}/undo`);
    expect((await pictureIn()).equals(drawn)).toBe(true);
  });
});
