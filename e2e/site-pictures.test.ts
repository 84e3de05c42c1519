/** Uploads of the studio's pictures from a phone: one in detail, then forty over a bad connection (docs/decisions/0025). */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedRecord, PendingChanges } from '#contract/site/site-records.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { type ContentCalls, contentCalls, openOffice, signIn } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

const FORTY = 40;
/** Forty pictures are decoded in sequence. */
const PATIENCE_MS = 500_000;

describe.skipIf(!hasChromium)('Pictures of the firm', () => {
  let server: RunningServer;
  let browser: Browser;
  let content: ContentCalls;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openOffice(), sharedBrowser()]);
    content = await contentCalls(server);
  });
  afterAll(() => server?.remove());

  async function publishAll() {
    const { changes } = await content.call<PendingChanges>('GET', '/changes');
    const records = changes.map(({ collection, slug, version }) => ({ collection, slug, version }));
    await content.call('POST', '/releases', { records });
  }
  const draftOf = async (slug: string) =>
    (await content.call<EditedRecord>('GET', `/projects/${slug}`)).value as {
      cover: { picture: string };
      gallery: { picture: string }[];
    };

  /** A photo with a location in its metadata, different for each number. */
  const photograph = async (n: number, width = 1400, height = 933) => ({
    name: `IMG_${String(n).padStart(4, '0')}.JPG`,
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: { width, height, channels: 3, background: { r: (n * 37) % 256, g: 110, b: (n * 91) % 256 } },
    })
      .jpeg()
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 11/1 23/1' } })
      .toBuffer(),
  });

  async function edit(page: Page, slug: string) {
    await signIn(page, server, `/admin/site?edit=projects/${slug}`);
    await hydrated(page);
    await page.getByText('Published. No changes.').waitFor();
  }
  const saved = (page: Page) => page.getByText(/^Draft saved at /).waitFor();

  it('are uploaded on a phone, kept in sight by a tap, described, and seen on the public page', async () => {
    const { page, complaints } = await visit(browser, { viewport: PHONE, hasTouch: true });
    await edit(page, 'ridge-house');
    await page.getByRole('button', { name: /^Photo 1/ }).click();
    const cover = page.getByRole('group', { name: 'Cover', exact: true });
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      cover.getByRole('button', { name: 'Upload a picture' }).click(),
    ]);
    await chooser.setFiles([await photograph(1)]);
    await cover.getByText('The alt text and caption describe the previous picture.').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await cover.getByRole('button', { name: 'Clear', exact: true }).click();
    await saved(page);
    await cover.getByText('Alt text is required.').waitFor();
    await page.getByText('Check this after the client approves').waitFor();

    const picture = cover.locator('fieldset img');
    const box = (await picture.boundingBox()) as { x: number; y: number; width: number; height: number };
    await page.touchscreen.tap(box.x + box.width * 0.9, box.y + box.height * 0.1);
    await cover.getByText('Card', { exact: true }).waitFor();
    await cover.getByLabel('Alt text').fill('A cedar porch with three steps');
    await cover.getByLabel('Caption').fill('The porch in April.');
    await page.getByLabel('Client has approved these photos').check();
    await saved(page);
    const name = (await draftOf('ridge-house')).cover.picture;
    expect(name).toMatch(/^u-[0-9a-f]{20}-1400x933-f40$/);
    await publishAll();

    const visitor = await visit(browser, { viewport: PHONE });
    await visitor.page.goto(`${server.url}/projects/ridge-house`);
    const shown = visitor.page.locator('#figure-1 img:visible');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await shown.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('100% 0%');
    expect(await shown.getAttribute('alt')).toBe('A cedar porch with three steps');
    const addresses = await visitor.page
      .locator('#figure-1')
      .evaluate((figure) =>
        [...figure.querySelectorAll('source, img')].flatMap((part) =>
          [part.getAttribute('srcset'), part.getAttribute('src')].flatMap((list) =>
            (list ?? '').split(/, /).flatMap((entry) => entry.split(' ')[0] || []),
          ),
        ),
      );
    expect(addresses.filter((one) => one.startsWith('/pictures/')).length).toBeGreaterThan(4);
    for (const address of addresses) {
      const answer = await fetch(server.url + address);
      expect(answer.status, address).toBe(200);
      expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toContain('GPS');
    }
    expect([...complaints, ...visitor.complaints]).toEqual([]);
  });

  it('are found among those that were uploaded, with where they are used', async () => {
    const { page, complaints } = await visit(browser, { viewport: PHONE });
    await signIn(page, server, '/admin/site?show=pictures');
    await hydrated(page);
    const first = page.locator('li[data-picture]').first();
    await first.getByRole('link', { name: 'Ridge House' }).waitFor();
    await page.getByLabel('Search', { exact: true }).fill('cedar porch');
    await expect.poll(() => page.locator('li[data-picture]').count()).toBe(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByLabel('Search', { exact: true }).fill('');
    await page.getByRole('button', { name: /^Included with the website/ }).click();
    await page.locator('li[data-picture="04-great-room"]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('forty at once, on a line that breaks and in a page that is loaded anew: none is lost', async () => {
    const { page, context } = await visit(browser, { viewport: PHONE });
    context.setDefaultTimeout(PATIENCE_MS);
    await edit(page, 'granite-house');
    const before = (await draftOf('granite-house')).gallery.length;
    const files = [];
    for (let n = 0; n < FORTY; n++) files.push(await photograph(100 + n, 480, 320));
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Add photos' }).click(),
    ]);
    await chooser.setFiles(files);
    await page.getByText(/^[3-9] of 40 uploaded$/).waitFor();
    await context.setOffline(true);
    await page.getByText(/^You’re offline. \d+ pictures will upload/).waitFor();
    await expectNoSidewaysScroll(page);
    await context.setOffline(false);
    await page.getByText(/^1\d of 40 uploaded$/).waitFor();
    await page.reload();
    await hydrated(page);
    const rows = async () =>
      (await draftOf('granite-house')).gallery.slice(before).map(({ picture }) => picture);
    await expect
      .poll(async () => (await rows()).length, { timeout: PATIENCE_MS, interval: 1000 })
      .toBe(FORTY);
    const all = await rows();
    expect(new Set(all).size).toBe(FORTY);
    // In the order of selection.
    const { pictures } = await content.call<{ pictures: { name: string; fileName: string }[] }>(
      'GET',
      '/pictures',
    );
    const fileOf = new Map(pictures.map((picture) => [picture.name, picture.fileName]));
    expect(all.map((name) => fileOf.get(name))).toEqual(files.map(({ name }) => name));
    await expect.poll(() => waiting(page)).toBe(0);
  }, 600_000);

  /** The number of files that the browser still stores. */
  const waiting = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const asked = indexedDB.open('ledge-frame-waiting-pictures');
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            const count = asked.result.transaction('files').objectStore('files').count();
            count.onsuccess = () => resolve(count.result);
          };
        }),
    );
});
