/** Toasts in a real browser, with its clock (requirements §10): each closes automatically, however the last one closed. */
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { TOAST } from '../site/layout/toasts.ts';
import { hasChromium, hydrated, sharedBrowser, visit } from '../tests/support/browser.ts';

const toast = (page: Page) => page.locator('[role="region"] li[data-state="open"]');
const region = (page: Page) => page.getByRole('region', { name: /Notifications/ });

const closings: [string, (page: Page) => Promise<void>][] = [
  ['its X', (page) => toast(page).getByRole('button', { name: 'Close' }).click()],
  [
    'F8 and Escape',
    async (page) => {
      await page.keyboard.press('F8');
      await expect.poll(() => region(page).locator('ol:focus').count()).toBe(1);
      await page.keyboard.press('Escape');
    },
  ],
  [
    'F8, Tab and Enter',
    async (page) => {
      await page.keyboard.press('F8');
      const close = toast(page).getByRole('button', { name: 'Close' });
      while (!(await close.evaluate((button) => button === document.activeElement)))
        await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
  ],
];

/** @param show makes the page show a toast. */
async function expectClosing(page: Page, show: () => Promise<void>, close: (page: Page) => Promise<void>) {
  await show();
  await toast(page).waitFor();
  await close(page);
  await expect.poll(() => toast(page).count()).toBe(0);
  await show();
  await toast(page).waitFor();
  await page.clock.fastForward(TOAST.durationMs - 1500);
  expect(await toast(page).count()).toBe(1);
  await page.clock.fastForward(1600);
  await expect.poll(() => toast(page).count()).toBe(0);
}

describe.skipIf(!hasChromium)('a toast closes by itself after one was closed by', () => {
  it.each(closings)('%s, on the contact page', async (_how, close) => {
    const { page } = await visit(await sharedBrowser());
    await page.clock.install();
    await page.goto(`${inject('publicServer')}/contact`);
    await hydrated(page);
    await page.route('**/api/inquiries', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByLabel(/^Name/).fill('Theo Toast');
    await page.getByLabel(/^Email/).fill('theo@example.com');
    await page.getByLabel(/^Project Details/).fill('A porch that faces north.');
    const send = page.getByRole('button', { name: /^(Send|Submit|Request)/ });
    await expectClosing(page, () => send.press('Enter'), close);
    // The focus returns to its previous place.
    await expect.poll(() => region(page).locator(':focus').count()).toBe(0);
  });
});
