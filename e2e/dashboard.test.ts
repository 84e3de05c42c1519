/** The dashboard when things go wrong, and without a mouse (specification §4, §8; product decisions §8, §9). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
} from '../tests/support/browser.ts';
import { card, type Desk, openDesk } from '../tests/support/dashboard.ts';
import { COLLEAGUE, OWNER } from '../tests/support/office.ts';

const box = (page: Page) => page.getByPlaceholder('Add notes about this inquiry...');
const save = (page: Page) => page.getByRole('button', { name: 'Save Notes' });

describe.skipIf(!hasChromium)('the dashboard', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
    for (const name of ['Visitor One', 'Visitor Two', 'Visitor Three'])
      await desk.inquiry(name, { email: 'visitor@example.com' });
  });
  afterAll(() => desk?.close());

  async function signInByForm(page: Page) {
    await page.getByLabel('Email').fill(OWNER.email);
    await page.getByLabel('Password', { exact: true }).fill(OWNER.password);
    await page.keyboard.press('Enter');
  }

  it('keeps a typed note through a reload, with its inquiry', async () => {
    const { page, complaints, close } = await desk.signedIn();
    await card(page, 'Visitor One').click();
    await box(page).fill('Half a thought');
    await page.reload();
    await expect.poll(() => box(page).inputValue()).toBe('Half a thought');
    await card(page, 'Visitor Two').click();
    expect(await box(page).inputValue()).toBe('');
    expect(complaints).toEqual([]);
    await close();
  });

  it('shows a colleague’s change, and keeps what was typed', async () => {
    const { page, close } = await desk.signedIn();
    await card(page, 'Visitor Two').click();
    const [inquiry] = (
      (await (await page.request.get(`${desk.server.url}/api/inquiries`)).json()) as Inquiry[]
    ).filter(({ name }) => name === 'Visitor Two');
    const colleague = await desk.signedIn({}, COLLEAGUE);
    await colleague.page.request.patch(`${desk.server.url}/api/inquiries/${inquiry?.id}`, {
      data: { status: 'contacted', notes: 'Theirs' },
    });
    await colleague.close();
    await box(page).fill('Mine');
    await save(page).click();
    await page.getByText('Failed to update inquiry').first().waitFor();
    await page.getByText(/changed the notes in the meantime\./).waitFor();
    await page.getByText('Theirs', { exact: true }).first().waitFor();
    await expect.poll(() => page.getByLabel('Status').inputValue()).toBe('contacted');
    expect(await box(page).inputValue()).toBe('Mine');
    await expectAccessible(page);
    await save(page).click();
    await page.getByText('Mine', { exact: true }).first().waitFor();
    await expect.poll(() => box(page).inputValue()).toBe('');
    await close();
  });

  it('asks to sign in when the session has ended, and goes on where it was', async () => {
    const { page, context, close } = await desk.signedIn();
    await card(page, 'Visitor Three').click();
    await box(page).fill('Typed before the session ended');
    await context.clearCookies();
    await save(page).click();
    await page.getByText('Your session has ended').waitFor();
    expect(await page.content()).not.toContain('visitor@example.com');
    await expectAccessible(page);
    await signInByForm(page);
    await page.getByRole('heading', { name: 'Visitor Three', level: 2 }).waitFor();
    expect(await box(page).inputValue()).toBe('Typed before the session ended');
    await close();
  });

  it('says when the list can’t be loaded, and loads it on another try', async () => {
    const { page, context, close } = await desk.signedIn();
    await context.route('**/api/inquiries?*', (route) => route.abort());
    await page.reload();
    await page.getByText('The inquiries could not be loaded.').waitFor();
    await expectAccessible(page);
    await context.unroute('**/api/inquiries?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Inquiries (3)').waitFor();
    await close();
  });

  it('never asks for the list by itself', async () => {
    const { page, close } = await desk.signedIn();
    let asked = 0;
    let lastAt = Date.now();
    page.on('request', (request) => {
      if (!request.url().includes('/api/')) return;
      asked += 1;
      lastAt = Date.now();
    });
    // What the first view asks for may still be under way.
    await expect.poll(() => Date.now() - lastAt).toBeGreaterThan(2000);
    asked = 0;
    await page.evaluate(() => {
      for (const event of ['focus', 'offline', 'online']) dispatchEvent(new Event(event));
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.waitForTimeout(500);
    expect(asked).toBe(0);
    await close();
  });

  it('goes by keyboard from the list to a saved note', async () => {
    const { page, complaints, close } = await desk.signedIn();
    // Visitor One's clock still runs, so that inquiry stands on top.
    await card(page, 'Visitor One').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Visitor One', level: 2 }).waitFor();
    await box(page).focus();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Saved without a mouse');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Inquiry updated successfully').first().waitFor();
    await page.getByText('Saved without a mouse', { exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('on a phone shows the list, then the detail, then the list again', async () => {
    const { page, complaints, close } = await desk.signedIn({ viewport: PHONE, colorScheme: 'dark' });
    await card(page, 'Visitor Two').click();
    await page.getByRole('heading', { name: 'Visitor Two', level: 2 }).waitFor();
    expect(await card(page, 'Visitor One').isVisible()).toBe(false);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await card(page, 'Visitor One').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Visitor Two');
    await card(page, 'Visitor One').click();
    await page.goBack();
    await card(page, 'Visitor One').waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('signs out, and shows nothing afterwards', async () => {
    const { page, close } = await desk.signedIn();
    const signOut = page.getByRole('button', { name: 'Sign out' });
    await signOut.hover();
    await page.getByRole('tooltip').waitFor();
    await signOut.click();
    await page.getByText('You are signed out.').waitFor();
    expect(await page.content()).not.toContain('visitor@example.com');
    await page.reload();
    await hydrated(page);
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await close();
  });
});
