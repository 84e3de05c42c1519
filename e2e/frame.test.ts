/** The frame in a real browser: theme, drawer, headers, not-found (requirements §3.2, §3.16, §3.19). */
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  hasChromium,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const toggle = (page: Page) => page.locator('button[data-theme-toggle]:visible').first();

describe.skipIf(!hasChromium)('the frame', () => {
  const origin = inject('publicServer');
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it('follows the system until the toggle is used, then remembers', async () => {
    const { page, complaints } = await visit(browser, { colorScheme: 'dark' });
    await page.goto(`${origin}/`);
    expect(await isDark(page)).toBe(true);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => isDark(page)).toBe(false);
    await toggle(page).click();
    expect(await isDark(page)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('ledge-frame-theme'))).toBe('dark');
    await page.goto(`${origin}/contact`);
    expect(await isDark(page)).toBe(true);
    await toggle(page).click();
    expect(await isDark(page)).toBe(false);
    await page.reload();
    expect(await isDark(page)).toBe(false);
    expect(await toggle(page).getAttribute('aria-label')).toBe('Theme: light');
    // The visitor's choice takes precedence over the system's setting.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    expect(await isDark(page)).toBe(false);
    for (const theme of ['dark', 'light', 'dark']) {
      await toggle(page).click();
      expect(await toggle(page).getAttribute('aria-label')).toBe(`Theme: ${theme}`);
      expect(await page.evaluate(() => document.documentElement.className.split(' '))).toContain(theme);
    }
    expect(complaints).toEqual([]);
  });

  it('applies the theme before the first paint', async () => {
    const { page } = await visit(browser, { colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('ledge-frame-theme', 'dark'));
    await page.goto(`${origin}/`, { waitUntil: 'commit' });
    await page.waitForSelector('body');
    expect(await isDark(page)).toBe(true);
  });

  it('shows a project by day or at dusk, as chosen, in either theme', async () => {
    for (const [colorScheme, first] of [
      ['light', 'day'],
      ['dark', 'dusk'],
    ] as const) {
      const { page, complaints } = await visit(browser, { colorScheme });
      await page.goto(`${origin}/projects/ridge-house`);
      const shown = async () => {
        const cover = page.locator('#figure-1 img:visible');
        expect(await cover.count()).toBe(1);
        return (await cover.getAttribute('src'))?.includes('dusk') ? 'dusk' : 'day';
      };
      expect(await shown()).toBe(first);
      await page.locator('label').filter({ hasText: 'Dusk' }).click();
      expect(await shown()).toBe('dusk');
      await page.locator('label').filter({ hasText: 'Day' }).click();
      expect(await shown()).toBe('day');
      expect(complaints).toEqual([]);
    }
  });

  it('opens the drawer on a phone, and closes it by Escape and by a link', async () => {
    const { page, complaints } = await visit(browser, { viewport: PHONE });
    await page.goto(`${origin}/`);
    const menu = page.locator('#menu');
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: /menu/i }).first().click();
    await expect.poll(() => menu.isVisible()).toBe(true);
    for (const [name, href] of [
      ['Projects', '/projects'],
      ['Costs', '/cost-comparison'],
      ['Journal', '/blog'],
    ] as const) {
      const link = menu.getByRole('link', { name, exact: true });
      expect(await link.isVisible(), name).toBe(true);
      expect(await link.getAttribute('href')).toBe(href);
    }
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: /menu/i }).first().click();
    await menu.getByRole('link', { name: 'Start a Project' }).click();
    await page.waitForURL('**/contact');
    expect(await page.locator('#menu').isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['light', DESKTOP],
    ['dark', DESKTOP],
    ['light', PHONE],
    ['dark', PHONE],
  ] as const)('is accessible on the not-found page, %s, %j', async (colorScheme, viewport) => {
    const { page } = await visit(browser, { colorScheme, viewport });
    const response = await page.goto(`${origin}/services/custom-hoems`);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await page.getByText('Did you forget to add the page to the router?').waitFor();
    await expectAccessible(page);
  });

  it('answers with a policy that allows no inline script but its own', async () => {
    for (const path of ['/', '/contact', '/admin', '/nowhere']) {
      const policy = (await fetch(origin + path)).headers.get('content-security-policy') as string;
      expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
      expect(policy).not.toContain('unsafe-inline');
    }
  });

  it('sends other spellings of an address to the one', async () => {
    for (const [path, target] of [
      ['/Contact/', '/contact'],
      ['/contact/?service=remodel', '/contact?service=remodel'],
    ]) {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
    }
  });
});
