/** Saved views, mistyped and quoted searches, and the highlights of matches in the list (requirements §14). */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, hasChromium } from '../tests/support/browser.ts';
import { card, deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { COLLEAGUE } from '../tests/support/office.ts';

describe.skipIf(!hasChromium)('searches and saved views', () => {
  const desk = deskForTests(openDesk);
  beforeAll(async () => {
    await desk.inquiry('Ann Wilson', { message: 'Please call\nagain. A restaurant in the old mill.' });
    await desk.inquiry('Bo Delgado', {
      message: 'Call us, and again: a kitchen.',
      serviceType: 'custom-home',
    });
  });

  const search = (page: Page, words: string) => page.getByPlaceholder(/Search/).fill(words);
  const marked = (page: Page) => page.locator('[data-inquiry], li').locator('mark').allTextContents();
  const views = (page: Page, shown = 'Views') => page.getByRole('button', { name: shown, exact: true });

  it('finds what was mistyped, says so, and marks it', async () => {
    const { page, complaints } = await desk.signedIn();
    await search(page, 'Wilsn restuarant');
    await page
      .getByText(
        'No inquiries contain “wilsn” or “restuarant”. Showing matches for “wilson” or “restaurant.”',
      )
      .waitFor();
    await page.getByText('Inquiries (1)').waitFor();
    await expect.poll(() => marked(page)).toEqual(['Wilson', 'wilson', 'restaurant']);
    await card(page, 'Ann Wilson').waitFor();
    await expectAccessible(page);
    await search(page, '"call again"');
    await expect.poll(() => marked(page)).toEqual(['call\nagain']);
    await page.getByText('Inquiries (1)').waitFor();
    await search(page, '"again call"');
    await page.getByText('No matches').waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps a view, shares it, renames it, changes its filters and removes it after asking', async () => {
    const { page, complaints } = await desk.signedIn({}, undefined, '/admin?service=custom-home');
    await views(page).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Houses');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save for everyone' }).click();
    await views(page, 'Houses').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Houses');

    await views(page, 'Houses').click();
    await page.getByRole('button', { name: 'All inquiries' }).click();
    await page.getByText('Inquiries (2)').waitFor();
    await views(page).click();
    await page.getByRole('button', { name: 'Houses 1' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Views' }).waitFor({ state: 'hidden' });
    await search(page, 'wilson');
    await page.getByText('Inquiries (1)').waitFor();
    await views(page).click();
    await page.getByRole('button', { name: 'Edit Houses' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Wilson');
    await page.getByLabel('Use the current filters').check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await views(page, 'Wilson').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('wilson');

    const colleague = await desk.signedIn({}, COLLEAGUE);
    await views(colleague.page).click();
    await colleague.page.getByRole('button', { name: 'Wilson by' }).waitFor();
    expect(await colleague.page.getByRole('button', { name: 'Edit Wilson' }).count()).toBe(0);
    await colleague.page.getByRole('button', { name: 'Wilson by' }).click();
    await card(colleague.page, 'Ann Wilson').waitFor();
    await colleague.page.getByText('Inquiries (1)').waitFor();
    await colleague.close();

    await views(page, 'Wilson').click();
    await page.getByRole('button', { name: 'Edit Wilson' }).click();
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await page.getByText('This removes the view for everyone. Inquiries aren’t affected.').waitFor();
    await page.getByRole('button', { name: 'Remove view' }).click();
    await views(page).waitFor();
    await views(page).click();
    await page.getByRole('button', { name: 'Save view' }).waitFor();
    expect(await page.getByRole('button', { name: 'Edit Wilson' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
