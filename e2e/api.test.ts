/** The page *API*, for owners. */
import { expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { OWNER, signIn } from '../tests/support/office.ts';

const desk = deskForTests(openDesk);

it.skipIf(!hasChromium).each(['light', 'dark'] as const)(
  'lists the operations, finds one and shows how to call it, on a phone in %s',
  async (colorScheme) => {
    const { page, complaints, close } = await visit(desk.browser, { viewport: PHONE, colorScheme });
    await signIn(page, desk.server, '/admin/account', OWNER);
    await hydrated(page);
    await page.getByRole('link', { name: 'View the API' }).click();
    await page.getByRole('heading', { name: 'API', level: 1 }).waitFor();
    await page.getByText(/^\d+ operations$/).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByLabel('Search operations').fill('log contact');
    await page.getByText('1 operation', { exact: true }).waitFor();
    await page.getByText('Log a call or other contact').click();
    const example = page.getByRole('region', { name: 'Example for logContact' });
    await expect.poll(() => example.textContent()).toContain('-X POST ');
    expect(await example.textContent()).toContain('/api/inquiries/{id}/contacts');
    await page.locator('dt', { hasText: 'idempotency-key' }).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    expect(complaints).toEqual([]);
    await close();
  },
);
