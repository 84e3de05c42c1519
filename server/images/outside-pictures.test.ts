/** Pictures as phones and programs write them, by the upload endpoint (e2e/large-pictures.test.ts has the browser). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UploadSignature } from '#contract/shared/upload-signature.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { askSignature, formOf, listen } from './testing/upload.ts';

const FOLDER = join(import.meta.dirname, '../../tests/fixtures/site');
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(FOLDER, name)));

let test: TestApp;
let base: string;
beforeAll(async () => {
  test = await createTestApp('sqlite');
  base = await listen(test.app);
});
afterAll(() => test.close());

async function send(name: string, { as = name, type = '' } = {}): Promise<Response> {
  const permission: UploadSignature = await askSignature(base);
  const form = new FormData();
  for (const [field, value] of Object.entries(formOf(permission))) form.set(field, value);
  form.set('file', new File([bytesOf(name)], as, { type }));
  const url = `${base}/v1_1/${permission.cloudName}/image/upload`;
  return fetch(url, { method: 'POST', body: form, headers: { connection: 'close' } });
}

it.each([
  ['picture-01-p3-without-icc.avif', [212, 115, 41]],
  ['picture-02-gamma-1.0.png', [160, 133, 110]],
])('%s is stored in the colors that browsers show', async (name, expected) => {
  const answer = await send(name, { type: `image/${name.split('.').at(-1)}` });
  expect(answer.status).toBe(200);
  const { secure_url } = (await answer.json()) as { secure_url: string };
  const kept = Buffer.from(await (await fetch(base + new URL(secure_url).pathname)).arrayBuffer());
  const { channels } = await sharp(kept).stats();
  for (const [at, { mean }] of channels.entries())
    expect(Math.abs(mean - (expected[at] as number))).toBeLessThan(4);
});

it.each([
  ['image:1641', ''],
  ['IMG_1.jpg', 'application/octet-stream'],
])('a picture is judged by its bytes: %s of type %j', async (as, type) => {
  expect((await send('picture-05-no-type.jpg', { as, type })).status).toBe(200);
});

it('takes what a phone of 50 megapixels writes, and refuses 108 in words', async () => {
  expect((await send('picture-03-phone-8160x6144.jpg', { type: 'image/jpeg' })).status).toBe(200);
  const large = await send('picture-04-phone-12000x9000.jpg', { type: 'image/jpeg' });
  expect(large.status).toBe(413);
  expect(((await large.json()) as { detail: string }).detail).toMatch(/over 50 megapixels/);
});
