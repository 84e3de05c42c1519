/** The dashboard when things go wrong, and without a mouse (requirements §5, §9, §13, §14). */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, hasChromium, PHONE } from '../tests/support/browser.ts';
import { card, deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { OWNER } from '../tests/support/office.ts';

const box = (page: Page) => page.getByPlaceholder('Add notes about this inquiry...');
const save = (page: Page) => page.getByRole('button', { name: 'Save Notes' });

describe.skipIf(!hasChromium)('the dashboard', () => {
  const desk = deskForTests(openDesk);
  beforeAll(async () => {
    for (const name of ['Visitor One', 'Visitor Two', 'Visitor Three'])
      await desk.inquiry(name, { email: 'visitor@example.com' });
  });

  async function signInByForm(page: Page) {
    await page.getByLabel('Email').fill(OWNER.email);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.keyboard.press('Enter');
  }

  it('asks to sign in when the session has ended, and goes on where it was', async () => {
    const { page, context } = await desk.signedIn();
    await card(page, 'Visitor Three').click();
    await box(page).fill('Typed before the session ended');
    await context.clearCookies();
    await save(page).click();
    await page.getByText('Your session ended').waitFor();
    expect(await page.content()).not.toContain('visitor@example.com');
    await expectAccessible(page);
    await signInByForm(page);
    await page.getByRole('heading', { name: 'Visitor Three', level: 2 }).waitFor();
    expect(await box(page).inputValue()).toBe('Typed before the session ended');
  });

  it('says when the list can’t be loaded, and loads it on another try', async () => {
    const { page, context } = await desk.signedIn();
    await context.route('**/api/inquiries?*', (route) => route.abort());
    await page.reload();
    await page.getByText('Couldn’t load inquiries.').waitFor();
    await expectAccessible(page);
    await context.unroute('**/api/inquiries?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Inquiries (3)').waitFor();
  });

  it('never asks for the list by itself', async () => {
    const { page } = await desk.signedIn();
    let asked = 0;
    let lastAt = Date.now();
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return;
      asked += 1;
      lastAt = Date.now();
    });
    // The first view's requests may still be in progress.
    await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(2000);
    asked = 0;
    await page.evaluate(() => {
      for (const event of ['focus', 'offline', 'online']) dispatchEvent(new Event(event));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.waitForTimeout(500);
    expect(asked).toBe(0);
  });

  it('on a phone shows the list, then the detail, then the list again', async () => {
    const { page, complaints } = await desk.signedIn({ viewport: PHONE, colorScheme: 'dark' });
    await page.getByRole('link', { name: 'Today No more meetings' }).click();
    await page.getByRole('heading', { name: 'Answer first 3' }).waitFor();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Inquiries', exact: true }).click();
    await card(page, 'Visitor Two').click();
    await page.getByRole('heading', { name: 'Visitor Two', level: 2 }).waitFor();
    expect(await card(page, 'Visitor One').isVisible()).toBe(false);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Back to list' }).click();
    await card(page, 'Visitor One').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Visitor Two');
    await card(page, 'Visitor One').click();
    await page.goBack();
    await card(page, 'Visitor One').waitFor();
    expect(complaints).toEqual([]);
  });
});
