/**
 * An owner uploads the studio's logo, on a phone: draft, preview, every page in both themes, the dashboard, mail, and undo
 * (docs/decisions/0025).
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SVG } from '../server/images/testing/sample-files.ts';
import { squareLogo, wideLogo, wideLogoForDark } from '../server/images/testing/sample-logos.ts';
import { parseMail, type ReceivedMail } from '../server/testing/mail-server.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { deskForTests, openDeskWithMail } from '../tests/support/dashboard.ts';
import { OWNER, signIn } from '../tests/support/office.ts';

describe.skipIf(!hasChromium)('the firm’s own logo', () => {
  const desk = deskForTests(openDeskWithMail);

  async function upload(page: Page, field: string, name: string, buffer: Buffer) {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.locator(`button[data-path="${field}"]`).click(),
    ]);
    await chooser.setFiles({ name, mimeType: 'image/png', buffer });
  }

  /** The header's logo in each theme: URLs of pictures that loaded. */
  async function shownOn(path: string) {
    const shown: string[][] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, complaints, close } = await visit(desk.browser, { viewport: PHONE, colorScheme });
      await page.goto(desk.server.url + path, { waitUntil: 'networkidle' });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      shown.push(
        await page
          .locator('header a[href="/"] img')
          .evaluateAll((images) =>
            (images as HTMLImageElement[])
              .filter((image) => image.offsetWidth > 0 && image.naturalWidth > 0)
              .map((image) => image.currentSrc),
          ),
      );
      expect(complaints).toEqual([]);
      await close();
    }
    return shown as [string[], string[]];
  }

  it('is refused as SVG, previewed, published, seen in light and dark and in mail, and taken back', async () => {
    const { page } = await visit(desk.browser, { viewport: PHONE });
    await signIn(page, desk.server, '/admin/site?edit=firm/firm', OWNER);
    await upload(page, 'logo', 'logo.png', SVG);
    await page.getByText('SVG files aren’t supported').waitFor();
    await upload(page, 'logo', 'logo.png', wideLogo());
    await page.getByRole('img', { name: 'Logo, light theme' }).waitFor();
    await page.getByRole('img', { name: 'Logo, dark theme' }).waitFor();
    expect(await page.getByText('SVG files aren’t supported').count()).toBe(0);
    await upload(page, 'logoDark', 'dark.png', wideLogoForDark());
    await expect.poll(() => page.getByRole('img', { name: 'Logo, dark theme' }).count()).toBe(1);
    await upload(page, 'symbol', 'symbol.webp', squareLogo());
    await page.getByRole('img', { name: 'Browser tab' }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Publish...' }).click();
    await page
      .getByText(/Logo [0-9a-f]{6}, 1200 × 180/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByText('Published', { exact: true }).waitFor();

    for (const path of ['/', '/contact', '/service-area/nowhere', '/admin']) {
      const [light, dark] = await shownOn(path);
      expect({ path, light }).toEqual({ path, light: [expect.stringMatching(/\/marks\/.*-1\.webp$/)] });
      expect({ path, dark }).toEqual({ path, dark: [expect.stringMatching(/\/marks\/.*-1\.webp$/)] });
      expect(light).not.toEqual(dark);
    }

    await desk.inquiry('Rosa Delgado', { email: 'rosa@example.com' });
    const mails = await desk.mailServer.takes(2);
    const toVisitor = mails.find(({ to }) => to.includes('rosa@example.com'));
    const { page: mail, close: closeMail } = await visit(desk.browser, { viewport: PHONE });
    const { html } = await parseMail(toVisitor as ReceivedMail);
    await mail.setContent(String(html), { waitUntil: 'networkidle' });
    const logo = mail.getByRole('img', { name: 'Ledge & Frame' });
    const onLight = await logo.getAttribute('src');
    expect(onLight).toMatch(`http://localhost:${new URL(desk.server.url).port}/marks/`);
    expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(200);
    await mail.emulateMedia({ colorScheme: 'dark' });
    expect(await logo.getAttribute('src')).not.toBe(onLight);
    expect(await logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(200);
    await expectNoSidewaysScroll(mail);
    await closeMail();

    await page.getByRole('link', { name: 'View history' }).click();
    await page.getByRole('button', { name: 'Undo update 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone', { exact: true }).waitFor();
    expect(await shownOn('/')).toEqual([[], []]);
  });
});
