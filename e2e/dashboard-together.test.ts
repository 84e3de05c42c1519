/** Two colleagues who work at the same time, and bulk changes (requirements §14). */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, hasChromium } from '../tests/support/browser.ts';
import { card, deskForTests, heading, openDesk } from '../tests/support/dashboard.ts';
import { COLLEAGUE } from '../tests/support/office.ts';

describe.skipIf(!hasChromium)('the dashboard with colleagues', () => {
  const desk = deskForTests(openDesk);
  beforeAll(async () => {
    for (const name of ['Visitor One', 'Visitor Two', 'Visitor Three', 'Visitor Four'])
      await desk.inquiry(name);
  });

  it('tells of arrivals, company and changes, and loads them on a click alone', async () => {
    const mine = await desk.signedIn();
    const theirs = await desk.signedIn({}, COLLEAGUE);
    await card(mine.page, 'Visitor One').click();
    await heading(mine.page, 'Visitor One').waitFor();
    await card(theirs.page, 'Visitor One').click();
    await mine.page.getByText('Ana Ruiz is viewing this too').waitFor();
    await theirs.page.getByText('Olivia Owner is viewing this too').waitFor();

    await desk.inquiry('Visitor Five');
    await mine.page.getByRole('button', { name: '1 new inquiry' }).waitFor();
    expect(await card(mine.page, 'Visitor Five').count()).toBe(0);
    await expectAccessible(mine.page);
    await mine.page.getByRole('button', { name: '1 new inquiry' }).click();
    await card(mine.page, 'Visitor Five').waitFor();

    await theirs.page.getByLabel('Status', { exact: true }).last().selectOption('in-progress');
    await mine.page.locator('[data-changed]', { hasText: 'Ana Ruiz' }).waitFor();
    expect(await shownStatus(mine.page)).toBe('new');
    await expectAccessible(mine.page);
    await mine.page.locator('[data-changed]').getByRole('button').click();
    await expect.poll(() => shownStatus(mine.page)).toBe('in-progress');
    await expect.poll(() => mine.page.locator('[data-activity]').count()).toBe(0);
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });

  it('changes several at once, with Shift for all between, and takes it back', async () => {
    const { page, complaints } = await desk.signedIn();
    const ticks = page.getByRole('checkbox', { name: /^Select Visitor/ });
    await ticks.first().click();
    await ticks.nth(2).click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Select all 5' }).click();
    await page.getByText('5 selected').waitFor();
    await page.getByLabel('Set the status of the selected inquiries').selectOption('completed');
    await page.getByText('5 inquiries updated.', { exact: true }).waitFor();
    await expect.poll(() => badges(page)).toEqual(Array(5).fill('completed'));
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByText('5 inquiries restored.').first().waitFor();
    await expect
      .poll(async () => (await badges(page)).filter((status) => status === 'completed'))
      .toEqual([]);
    expect(complaints).toEqual([]);
  });
});

const shownStatus = (page: Page) => page.locator('select[data-status-select]').inputValue();
const badges = (page: Page) =>
  page
    .locator('section[aria-label="Inquiries"] li [data-status]')
    .evaluateAll((all) => all.map((badge) => badge.getAttribute('data-status')));
