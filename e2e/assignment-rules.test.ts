/** An owner sets who gets new inquiries. */
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

describe.skipIf(!hasChromium)('assignment rules', () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openOffice(), sharedBrowser()]);
  });
  afterAll(() => server?.remove());

  it('are added on a phone, assign the next inquiry, and are removed', async () => {
    const cookie = await cookieOf(server);
    const { page, complaints } = await visit(browser, { viewport: PHONE, hasTouch: true });
    await signIn(page, server, '/admin/settings');
    await hydrated(page);
    await page.getByRole('button', { name: 'Add rule' }).click();
    await page.getByLabel('Assign to').selectOption({ index: 1 });
    const chosen = await page.getByLabel('Assign to').inputValue();
    await page.getByLabel('Blanco', { exact: true }).check();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Save rule' }).click();
    await page.getByText('Any service, Blanco').waitFor();
    const id = await sendInquiry(server, { name: 'Rosa Delgado' });
    const inquiry = await (await fetch(`${server.url}/api/inquiries/${id}`, { headers: { cookie } })).json();
    expect((inquiry as ListedInquiry).assigneeId).toBe(chosen);
    await page.getByRole('button', { name: 'Remove rule 1' }).click();
    await page.getByText('Any service, Blanco').waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.close();
  });
});
