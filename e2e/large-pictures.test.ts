/** The contact form accepts pictures that are too large for the image host, and scales them down in the browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { make } from '../server/images/testing/sample-files.ts';
import { hasChromium, hydrated, sharedBrowser, visit } from '../tests/support/browser.ts';

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../tests/fixtures/site', name));
const LARGE_PHOTO = 'picture-04-phone-12000x9000.jpg';

describe.skipIf(!hasChromium)('a picture', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it.each<[string, () => { name: string; mimeType: string; buffer: Buffer }]>([
    ['of a phone of 50 megapixels', () => jpeg('IMG_1.jpg', 'picture-03-phone-8160x6144.jpg')],
    ['of 108 megapixels', () => jpeg('IMG_2.jpg', LARGE_PHOTO)],
    ['without a type', () => ({ ...jpeg('image:1641', 'picture-05-no-type.jpg'), mimeType: '' })],
    [
      'as any bytes',
      () => ({ ...jpeg('IMG_3.jpg', 'picture-05-no-type.jpg'), mimeType: 'application/octet-stream' }),
    ],
    ['of 108 megapixels without a type', () => ({ ...jpeg('image:1642', LARGE_PHOTO), mimeType: '' })],
    [
      'of more than 20 MB',
      () => ({
        name: 'scan.png',
        mimeType: 'image/png',
        buffer: make('noise(3000, 3000).png({ compressionLevel: 0 })'),
      }),
    ],
  ])('%s is taken, and goes with the request', async (_what, file) => {
    const { page } = await visit(browser);
    await page.goto(`${inject('publicServer')}/contact`);
    await hydrated(page);
    const uploaded = page.waitForResponse((response) => response.url().endsWith('/image/upload'));
    await page.locator('input[type=file]').setInputFiles(file());
    const answer = await uploaded;
    expect(answer.status(), await answer.text()).toBe(200);
    await page.getByText('1 file uploaded successfully.').first().waitFor();
    await page.getByRole('button', { name: /^Remove/ }).waitFor();
  });
});

const jpeg = (name: string, file: string) => ({ name, mimeType: 'image/jpeg', buffer: fixture(file) });
