/** The main task from end to end: a homeowner sends a request with five photos, and staff see it and act on it. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { OWNER } from '../tests/support/office.ts';
import { type RunningServer, startServer } from '../tests/support/running-server.ts';

const pictures = join(import.meta.dirname, '../pictures');
const five = ['10-barn-renovation', '12-site-plan-top', '29-oak-portrait', '28-town-block', '05-kitchen'].map(
  (name) => join(pictures, `${name}.jpg`),
);

describe.skipIf(!hasChromium)('from a visitor to staff', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(), sharedBrowser()]);
  });
  afterAll(() => server?.remove());

  it('makes the first account by the link that the first start prints', async () => {
    const { page, complaints } = await visit(browser);
    const link = new URL(server.setUpLink() as string);
    await page.goto(server.url + link.pathname + link.search);
    await hydrated(page);
    await page.getByLabel('Name', { exact: true }).fill(OWNER.name);
    await page.getByLabel(/^E-?mail/).fill(OWNER.email);
    await page.getByLabel(/^Password/).fill(OWNER.password);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Make it yours' }).waitFor();
    await page.goto(server.url + link.pathname + link.search);
    // A used link shows no form.
    await page
      .getByText(/used|expired|no longer/i)
      .first()
      .waitFor();
    expect(complaints.filter((text) => !/410/.test(text))).toEqual([]);
  });

  describe.each([
    ['desktop, light', { viewport: DESKTOP, colorScheme: 'light' as const }],
    ['phone, dark', { viewport: PHONE, colorScheme: 'dark' as const }],
  ])('%s', (what, options) => {
    const visitor = { name: `Visitor on ${what}`, email: 'visitor@example.com', phone: '512-555-0161' };

    it('sends a request with five photographs', async () => {
      const { page, complaints } = await visit(browser, options);
      await page.goto(`${server.url}/contact`);
      await hydrated(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByLabel(/^Name/).fill(visitor.name);
      await page.getByLabel(/^Email/).fill(visitor.email);
      await page.getByLabel(/^Phone/).fill(visitor.phone);
      await page.getByLabel(/^Service Type/).selectOption({ label: 'Custom Home' });
      await page
        .getByLabel(/^Project Details/)
        .fill('Eleven acres outside of Blanco with a ledge that faces south.');
      await page.locator('input[type=file]').setInputFiles(five);
      await page.getByText('Files Uploaded').first().waitFor({ timeout: 60_000 });
      await page
        .getByRole('button', { name: /^Remove/ })
        .nth(4)
        .waitFor();
      await page.getByRole('button', { name: /^(Send|Submit|Request)/ }).click();
      await page.getByRole('heading', { name: /Thank You/i }).waitFor();
      await page
        .getByText(/LF-[0-9A-Z]{4}-\d\d/)
        .first()
        .waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Send Another Message' }).click();
      expect(await page.getByLabel(/^Name/).inputValue()).toBe('');
      expect(complaints).toEqual([]);
    });

    it('shows it to a signed-in member of staff, who acts on it', async () => {
      const { page, context, complaints } = await visit(browser, options);
      await page.goto(`${server.url}/admin`);
      await hydrated(page);
      await expectAccessible(page);
      await page.getByLabel(/^E-?mail/).fill(OWNER.email);
      await page.getByLabel(/^Password/).fill(OWNER.password);
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor();
      // On a phone, the hidden list of today contains the name, too.
      await page.getByText(visitor.name).filter({ visible: true }).first().click();
      await page.getByRole('link', { name: visitor.email }).waitFor();
      expect(await page.getByRole('link', { name: visitor.email }).getAttribute('href')).toBe(
        `mailto:${visitor.email}`,
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      const links = page.locator('a[href*="/images/inquiries/"][target=_blank]');
      expect(await links.count()).toBe(5);
      const opened = context.waitForEvent('page');
      await links.first().click();
      const picture = await opened;
      await picture.waitForLoadState();
      const response = await page.request.get(new URL(picture.url()).pathname.replace(/^/, server.url));
      expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/webp']);
      await picture.close();

      await page.getByLabel('Status').selectOption({ label: 'Contacted' });
      await page.getByText('Inquiry updated successfully').first().waitFor();
      const save = page.getByRole('button', { name: 'Save Notes' });
      expect(await save.isDisabled()).toBe(true);
      await page.getByPlaceholder('Add notes about this inquiry...').fill('Called; they meet us on Friday.');
      await save.click();
      await page.getByText('Called; they meet us on Friday.').first().waitFor();
      await expect.poll(() => page.getByPlaceholder('Add notes about this inquiry...').inputValue()).toBe('');
      await page.reload();
      await page.getByText('Called; they meet us on Friday.').first().waitFor();
      await page
        .getByRole('complementary', { name: 'Notes and details' })
        .getByText(/^Olivia Owner, \w{3} \d+, \d{4}$/)
        .waitFor();
      expect(complaints).toEqual([]);
    });
  });

  it('asks for a session before it shows anything', async () => {
    const { page } = await visit(browser);
    await page.goto(`${server.url}/admin`);
    await page.getByLabel(/^Password/).waitFor();
    expect(await page.content()).not.toContain('visitor@example.com');
    expect((await page.request.get(`${server.url}/api/inquiries`)).status()).toBe(401);
  });
});
