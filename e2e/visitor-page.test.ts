/** The page of a visitor's own request in a real browser, with and without JavaScript (requirements §11). */
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  TABLET,
  visit,
} from '../tests/support/browser.ts';
import { type RunningServer, startServer } from '../tests/support/running-server.ts';

const pictures = ['29-oak-portrait', '05-kitchen'].map((name) =>
  join(import.meta.dirname, `../pictures/${name}.jpg`),
);
const words = 'Eleven acres outside of Blanco with a ledge that faces south.';

describe.skipIf(!hasChromium)('the visitor’s page', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer({ LOG_LEVEL: 'trace' }), sharedBrowser()]);
  });
  afterAll(() => server?.remove());

  /** Sends a request. @returns its receipt. */
  async function arrive(message = words): Promise<InquiryReceipt & { link: string }> {
    const answer = await fetch(`${server.url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'María de los Ángeles Fernández-Echeverría y Ruiz de Apodaca',
        email: 'rosa@example.com',
        phone: '512-555-0188',
        serviceType: 'remodel',
        message,
        elapsed: 60_000,
      }),
    });
    expect(answer.status).toBe(201);
    return answer.json();
  }

  const open = async (link: string, options: BrowserContextOptions = {}) => {
    const visitor = await visit(browser, options);
    await visitor.page.goto(server.url + link);
    return visitor;
  };
  const since = (page: Page) => page.getByRole('region', { name: 'Updates' }).or(page.locator('#since'));
  const noticed = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

  it('is a click away from the Thank You screen', async () => {
    const { page, complaints } = await visit(browser);
    await page.goto(`${server.url}/contact`);
    await hydrated(page);
    await page.getByLabel(/^Name/).fill('Rosa Delgado');
    await page.getByLabel(/^Email/).fill('rosa@example.com');
    await page.getByLabel(/^Project Details/).fill(words);
    await page.getByRole('button', { name: 'Send Request' }).click();
    const reference = await page.getByText(/^LF-\w{4}-\d\d$/).textContent();
    await page.getByRole('link', { name: 'Open your request' }).click();
    await page.getByRole('heading', { name: 'We’ve received your request', level: 1 }).waitFor();
    expect(await page.locator('main').textContent()).toContain(reference as string);
    expect(await page.locator('main').textContent()).toContain(words);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['with JavaScript', { viewport: DESKTOP }],
    ['without JavaScript', { viewport: PHONE, javaScriptEnabled: false }],
  ])('does all its work %s', async (_how, options) => {
    const { link, reference } = await arrive();
    const { page, complaints } = await open(link, options);
    await page.getByRole('heading', { name: 'We’ve received your request', level: 1 }).waitFor();
    expect(await page.locator('main').textContent()).toContain(reference);

    await page.getByLabel('Message').fill('We found the old plans.');
    await page.getByLabel('Pictures').setInputFiles(pictures);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Sent. You’ll find it under Updates below.').waitFor();
    expect(await since(page).textContent()).toContain('We found the old plans.');
    expect(
      await since(page)
        .getByRole('img', { name: /^Picture/ })
        .count(),
    ).toBe(2);
    if (!('javaScriptEnabled' in options))
      expect(await noticed(page)).toContain('Sent. You’ll find it under Updates below.');

    // Browsers accept this address; the server doesn't.
    await page.getByLabel('Email').fill('rosa@example');
    await page.getByLabel('Phone').fill('512-555-0199');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Not sent yet').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('rosa@example');
    expect(await page.getByLabel('Phone').inputValue()).toBe('512-555-0199');
    await page.getByLabel('Email').fill('rosa@new.example.com');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Contact details saved').waitFor();
    expect(await since(page).textContent()).toContain('rosa@new.example.com');

    await page.getByText('Withdraw request', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, withdraw' }).click();
    await page.getByRole('heading', { name: 'You withdrew this request', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Reopen request' }).click();
    await page.getByRole('heading', { name: 'We’ve received your request', level: 1 }).waitFor();

    await page.getByText('Delete request', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, delete everything' }).click();
    await page.getByRole('heading', { name: 'You asked us to delete this request', level: 1 }).waitFor();
    expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
  });

  describe.each([
    ['phone, dark', { viewport: PHONE, colorScheme: 'dark' as const }],
    ['tablet, light', { viewport: TABLET, colorScheme: 'light' as const }],
    ['desktop, dark', { viewport: DESKTOP, colorScheme: 'dark' as const }],
    ['desktop, light', { viewport: DESKTOP, colorScheme: 'light' as const }],
  ])('%s', (_what, options) => {
    it('is accessible and fits, with much or little on it, and where there is no request', async () => {
      const { link } = await arrive(`${'The slab and the ledge. '.repeat(300)}\n${'x'.repeat(600)}`);
      const { page, complaints } = await open(link, options);
      const fine = async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      };
      await fine();
      await page.getByLabel('Message').fill('y'.repeat(500));
      await page.getByRole('button', { name: 'Send' }).click();
      await page.getByText('Sent. You’ll find it under Updates below.').waitFor();
      for (const summary of await page.locator('main summary').all())
        if (await summary.isVisible()) await summary.click();
      await fine();
      await page.goto(`${server.url}/inquiry/AAAAAAAAAAAAAAAAAAAAAA`);
      await page.getByRole('heading', { name: 'We can’t find your request' }).waitFor();
      await fine();
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    });
  });

  it('tells no other page where the reader came from, and is fetched by nobody ahead of a click', async () => {
    const { link } = await arrive();
    const { page, context } = await open(link);
    const referrers: string[] = [];
    context.on('request', (request) => {
      const { referer } = request.headers();
      if (referer) referrers.push(referer);
    });
    await page.getByRole('link', { name: 'Services', exact: true }).first().click();
    await page.waitForURL('**/services');
    expect(await page.evaluate(() => document.referrer)).toBe('');
    expect(referrers.filter((referrer) => referrer.includes('/inquiry/'))).toEqual([]);
    const rules = await page.locator('script[type=speculationrules]').textContent();
    expect(rules).toContain('/inquiry/*');
  });
});
