/** A page in the back/forward cache shows nothing of a session that has ended since. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHROMIUM_WITH_WINDOWS, hasChromium, launchBrowser, visit } from '../tests/support/browser.ts';
import { COLLEAGUE, openOffice, sendInquiry, signIn } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

describe.skipIf(!hasChromium)('the way back to the dashboard', () => {
  let server: RunningServer;
  let browser: Browser;
  let id: string;
  beforeAll(async () => {
    // Playwright disables the back/forward cache, which visitors' browsers have.
    const launched = launchBrowser({
      executablePath: CHROMIUM_WITH_WINDOWS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    [server, browser] = await Promise.all([openOffice(), launched]);
    id = await sendInquiry(server, { name: 'Rosa Delgado' });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.remove();
  });

  const name = (page: Page) => page.locator('#inquiry-name');

  /** Opens an inquiry, then leaves for the public site. */
  async function left() {
    const visitor = await visit(browser);
    await signIn(visitor.page, server, `/admin?inquiry=${id}`);
    await name(visitor.page).waitFor();
    await visitor.page.evaluate(() => {
      Object.assign(window, { wasKept: true });
      // This event is fired before the page is drawn.
      addEventListener('pageshow', () => Object.assign(window, { wasHidden: document.body.hidden }));
    });
    await visitor.page.goto(`${server.url}/team`);
    return visitor;
  }
  const wasKept = (page: Page) => page.evaluate(() => 'wasKept' in window);

  it('shows the page as it was left while the session lasts', async () => {
    const { page } = await left();
    await page.goBack({ waitUntil: 'commit' });
    await name(page).waitFor();
    expect(await wasKept(page)).toBe(true);
    expect(await name(page).textContent()).toContain('Rosa Delgado');
  });

  it('shows the sign-in page once the session has ended, and at no moment what was there', async () => {
    const { page, context } = await left();
    await context.request.post(`${server.url}/api/auth/sign-out`, {
      headers: { origin: server.url },
      data: {},
    });
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => wasKept(page)).toBe(true);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await page.content()).not.toContain('Rosa Delgado');
    expect(await page.evaluate(() => 'wasHidden' in window && window.wasHidden)).toBe(true);
  });

  it('begins anew for another person', async () => {
    const { page, context } = await left();
    await context.request.post(`${server.url}/api/auth/sign-out`, {
      headers: { origin: server.url },
      data: {},
    });
    await context.request.post(`${server.url}/api/auth/sign-in/email`, { data: COLLEAGUE });
    await page.goBack({ waitUntil: 'commit' });
    await name(page).waitFor();
    expect(await wasKept(page)).toBe(false);
  });
});
