/** Search, filters and order, all in the address; a list of thousands (requirements §14). */
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, hasChromium, PHONE } from '../tests/support/browser.ts';
import { card, deskForTests, heading, openDesk } from '../tests/support/dashboard.ts';
import { OWNER } from '../tests/support/office.ts';
import { projectNode } from '../tests/support/running-server.ts';

describe.skipIf(!hasChromium)('finding inquiries', () => {
  const desk = deskForTests(openDesk);
  beforeAll(async () => {
    await desk.inquiry('Zsófia Overdue', { hoursAgo: 26, phone: '(979) 555-0188' });
    await desk.inquiry('Fresh Visitor', { serviceType: 'custom-home' });
  });

  it('puts what is overdue first, counts it, and searches without accents and by part of a phone', async () => {
    const { page, complaints } = await desk.signedIn();
    await expect.poll(() => page.locator('[data-inquiry]').first().textContent()).toBe('Zsófia Overdue');
    await page
      .getByText(/^2 h( \d+ min)? overdue$/)
      .first()
      .waitFor();
    await page
      .getByText(/^(23|24) h( \d+ min)? left$/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: '1 overdue' }).click();
    await page.getByText('Inquiries (1)').waitFor();
    expect(new URL(page.url()).searchParams.get('overdue')).toBe('1');
    await page.goBack();
    await page.getByText('Inquiries (2)').waitFor();
    for (const words of ['zsofia', '555-0188']) {
      await page.getByPlaceholder(/Search/).fill(words);
      await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(words);
      await page.getByText('Inquiries (1)').waitFor();
      await card(page, 'Zsófia Overdue').waitFor();
    }
    await page.reload();
    await page.getByText('Inquiries (1)').waitFor();
    expect(await page.getByPlaceholder(/Search/).inputValue()).toBe('555-0188');
    expect(complaints).toEqual([]);
  });

  it('says what to clear when nothing fits', async () => {
    const { page, complaints } = await desk.signedIn();
    await openFilters(page);
    await page.getByLabel('Service').selectOption('custom-home');
    await page.getByText('Inquiries (1)').waitFor();
    await expectAccessible(page);
    await page.getByPlaceholder(/Search/).fill('no such words');
    await page.getByText('No inquiries match: “no such words”, Custom Home.').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: '“no such words”' }).click();
    await page.getByText('Inquiries (1)').waitFor();
    await openFilters(page);
    await page.getByRole('checkbox', { name: 'Completed' }).check();
    await page.getByText('No inquiries match: Completed, Custom Home.').waitFor();
    await page.getByRole('button', { name: 'Completed (1)' }).click();
    await card(page, 'Fresh Visitor').waitFor();
    await page.getByPlaceholder(/Search/).fill('no such words');
    await page.getByText('No matches.').waitFor();
    await page.getByRole('button', { name: 'Show all inquiries' }).click();
    await page.getByText('Inquiries (2)').waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows what is filtered, and drops each by a click or a key', async () => {
    const { page, complaints } = await desk.signedIn({}, OWNER, '/admin?status=new&service=custom-home');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByRole('button', { name: 'Remove filter: Custom Home' }).waitFor();
    await openFilters(page);
    await page.getByLabel('Received').selectOption('Today');
    await chips.getByRole('button', { name: 'Remove filter: Today' }).waitFor();
    await page.getByText('Inquiries (1)').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expectAccessible(page);
    await chips.getByRole('button', { name: 'Remove filter: Custom Home' }).click();
    await chips.getByRole('button', { name: 'Remove filter: Today' }).press('Enter');
    await page.getByText('Inquiries (2)').waitFor();
    expect(page.url()).toMatch(/\?status=new$/);
    await openFilters(page);
    await page.getByLabel('Received').selectOption('Last quarter');
    await page.getByText('No matches.').waitFor();
    await page.keyboard.press('Escape');
    await chips.getByRole('button', { name: 'Clear all' }).click();
    await page.getByText('Inquiries (2)').waitFor();
    expect(complaints).toEqual([]);
  });

  it('scrolls through thousands with few rows in the page, and comes back to the same place', async () => {
    spawnSync(
      projectNode,
      ['--disable-warning=ExperimentalWarning', 'commands/seed.ts', '--inquiries', '1600', '--days', '300'],
      { env: { PATH: process.env.PATH, DATA_DIR: desk.server.dataDir } },
    );
    const { page, complaints } = await desk.signedIn({ viewport: PHONE }, OWNER, '/admin?sort=oldest');
    const rows = page.locator('li[aria-posinset]');
    const size = Number(await rows.first().getAttribute('aria-setsize'));
    expect(size).toBeGreaterThan(1400);
    for (let most = 0; most < size - 200; ) {
      await page.evaluate(() => scrollBy(0, 12_000));
      await page.locator('li[aria-posinset] [data-inquiry]').last().waitFor();
      expect(await rows.count()).toBeLessThan(40);
      most = Number(await rows.last().getAttribute('aria-posinset'));
    }
    // Rows that load during scrolling move the others.
    const place = () =>
      page.evaluate(
        () => `${scrollY} ${document.querySelector('li[aria-posinset]')?.getAttribute('aria-posinset')}`,
      );
    await expect
      .poll(async () => {
        const before = await place();
        await page.waitForTimeout(300);
        return before === (await place());
      })
      .toBe(true);
    const fifth = page.locator('li[aria-posinset] [data-inquiry]').nth(5);
    const row = page.locator(`[data-inquiry="${await fifth.getAttribute('data-inquiry')}"]`);
    const name = (await row.textContent()) as string;
    await row.scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await row.click();
    await heading(page, name).waitFor();
    await page.goBack();
    await card(page, name).first().waitFor();
    const away = async () => Math.abs((await page.evaluate(() => scrollY)) - top);
    await expect.poll(away).toBeLessThan(900);
    await page.waitForTimeout(500);
    expect(await away()).toBeLessThan(900);
    await page.evaluate(() => scrollTo(0, 0));
    await page.locator('li[aria-posinset="1"] [data-inquiry]').waitFor();
    expect(complaints).toEqual([]);
  });
});

/** Opens the filters, which load when they are first opened. */
async function openFilters(page: Page) {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByLabel('Service').waitFor();
}
