/** A phone call becomes an inquiry: with the keyboard, with a thumb, without a connection, and in addition to an earlier one. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { cookieOf, openOffice, sendInquiry, signIn } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

describe.skipIf(!hasChromium)('a new request', () => {
  let server: RunningServer;
  let browser: Browser;
  let cookie: string;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openOffice(), sharedBrowser()]);
    cookie = await cookieOf(server);
  });
  afterAll(() => server?.remove());

  const found = async (q: string): Promise<ListedInquiry[]> =>
    (await fetch(`${server.url}/api/inquiries?q=${encodeURIComponent(q)}`, { headers: { cookie } })).json();

  it('is entered with the keyboard alone, and opens', async () => {
    const { page, complaints } = await visit(browser);
    await signIn(page, server, '/admin');
    await hydrated(page);
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New inquiry' });
    await dialog.getByLabel('Name', { exact: true }).fill('Marisol Vance');
    await dialog.getByLabel('What the client needs').fill('Porch roof came down in the wind.');
    await page.keyboard.press('Control+Enter');
    // The browser requires a phone number or an email address; no text is lost.
    expect(
      await dialog
        .getByLabel('Phone', { exact: true })
        .evaluate((field: HTMLInputElement) => field.validity.valid),
    ).toBe(false);
    await dialog.getByLabel('Phone', { exact: true }).fill('830-555-0139');
    await dialog.getByLabel('Town').selectOption({ label: 'Blanco' });
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await page.locator('#inquiry-name').getByText('Marisol Vance', { exact: true }).waitFor();
    const [inquiry] = await found('Marisol');
    expect(inquiry).toMatchObject({
      phone: '830-555-0139',
      email: '',
      area: 'blanco',
      source: { channel: 'phone' },
    });
    expect(new URL(page.url()).searchParams.get('inquiry')).toBe(inquiry?.id);
    const detail = page.getByRole('region', { name: 'Inquiry details' });
    await detail.getByText('Phone call', { exact: true }).waitFor();
    expect(await detail.getByRole('button', { name: 'Reply' }).count()).toBe(0);
    await detail.getByRole('button', { name: 'Add email' }).click();
    await detail.getByLabel('Client’s email').fill('marisol@example.com');
    await page.keyboard.press('Enter');
    await detail.getByRole('link', { name: 'marisol@example.com' }).waitFor();
    await detail.getByRole('button', { name: 'Reply', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps what was typed when the dialog closes', async () => {
    const { page } = await visit(browser);
    await signIn(page, server, '/admin');
    await hydrated(page);
    await page.getByRole('button', { name: 'New inquiry' }).click();
    const dialog = page.getByRole('dialog', { name: 'New inquiry' });
    await dialog.getByLabel('Name', { exact: true }).fill('Half Typed');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    await page.keyboard.press('n');
    expect(await dialog.getByLabel('Name', { exact: true }).inputValue()).toBe('Half Typed');
  });

  it('finds the earlier inquiry of the caller while the number is typed, and joins it', async () => {
    const id = await sendInquiry(server, { name: 'Lupe Ramírez', phone: '(512) 555-0123' });
    const { page } = await visit(browser);
    await signIn(page, server, '/admin');
    await hydrated(page);
    await page.keyboard.press('n');
    const dialog = page.getByRole('dialog', { name: 'New inquiry' });
    await dialog.getByLabel('What the client needs').fill('Asks whether we can start in March.');
    await dialog.getByLabel('Phone', { exact: true }).fill('512 555 0123');
    await dialog.getByText('Same phone').waitFor();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add to inquiry: Lupe Ramírez' }).click();
    await page.getByText('Asks whether we can start in March.').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('inquiry')).toBe(id);
    expect(await found('Lupe')).toHaveLength(1);
  });

  it('fits a phone, waits there without a connection, and is sent once', async () => {
    const { page, context } = await visit(browser, { viewport: PHONE, hasTouch: true });
    await signIn(page, server, '/admin');
    await hydrated(page);
    await page.getByRole('button', { name: 'New inquiry' }).click();
    const dialog = page.getByRole('dialog', { name: 'New inquiry' });
    await dialog.getByLabel('Referral').check();
    await dialog.getByLabel('Referred by').fill('Hank Castañeda');
    await dialog.getByLabel('Name', { exact: true }).fill('Travis López');
    await dialog.getByLabel('Phone', { exact: true }).fill('512-555-0176');
    await dialog.getByLabel('What the client needs').fill('Solar and a battery.');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Save inquiry' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await found('Travis')).toEqual([]);
    await context.setOffline(false);
    await expect.poll(async () => (await found('Travis')).length).toBe(1);
    expect((await found('Travis'))[0]?.source).toEqual({
      channel: 'word-of-mouth',
      referredBy: 'Hank Castañeda',
    });
    await page.getByText('on this device until').waitFor({ state: 'detached' });
    expect(await found('Travis')).toHaveLength(1);
  });
});
