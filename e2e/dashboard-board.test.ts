/** The board: by pointer, by menu, with the list's filters (requirements §14). */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, hasChromium, PHONE } from '../tests/support/browser.ts';
import { deskForTests, heading, openDesk } from '../tests/support/dashboard.ts';
import { OWNER } from '../tests/support/office.ts';

describe.skipIf(!hasChromium)('the board', () => {
  const desk = deskForTests(openDesk);
  beforeAll(async () => {
    for (const name of ['Visitor One', 'Visitor Two', 'Visitor Three']) await desk.inquiry(name);
  });
  const board = (options = {}) => desk.signedIn(options, OWNER, '/admin/board');
  const inColumn = (status: string, name: string) =>
    `[data-column="${status}"] [data-card]:has-text("${name}")`;

  it('moves a card by its menu, says so, and counts', async () => {
    const { page, complaints } = await board();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Move to another status: Visitor One' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'In Progress' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForSelector(inColumn('in-progress', 'Visitor One'));
    await page.getByText('Visitor One moved to In Progress').waitFor();
    await page.locator('[data-column="in-progress"] h2', { hasText: '1' }).waitFor();
    await page.locator('[data-column="new"] h2', { hasText: '2' }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Move to another status: Visitor One');
    expect(complaints).toEqual([]);
  });

  it('moves a card by the pointer', async () => {
    const { page, complaints } = await board();
    await page.dragAndDrop(inColumn('new', 'Visitor Two'), '[data-column="completed"]');
    await page.waitForSelector(inColumn('completed', 'Visitor Two'));
    await page.getByText('Visitor Two moved to Completed').waitFor();
    await page.reload();
    await page.waitForSelector(inColumn('completed', 'Visitor Two'));
    expect(complaints).toEqual([]);
  });

  it('puts a card back that a colleague changed meanwhile', async () => {
    const { page } = await board();
    const card = page.locator(inColumn('new', 'Visitor Three'));
    const id = await card.getAttribute('data-card');
    await page.request.patch(`${desk.server.url}/api/inquiries/${id}`, { data: { status: 'contacted' } });
    await page.getByRole('button', { name: 'Move to another status: Visitor Three' }).click();
    await page.getByRole('menuitem', { name: 'Cancelled' }).click();
    await page.getByText('Failed to update inquiry').first().waitFor();
    await page.waitForSelector(inColumn('contacted', 'Visitor Three'));
  });

  it('opens a card by a click anywhere, and comes back to its place', async () => {
    for (let i = 0; i < 14; i += 1) await desk.inquiry(`Neighbor ${String.fromCharCode(65 + i)}`);
    const { page, complaints } = await board({ viewport: { width: 1280, height: 720 } });
    const column = page.locator('[data-rows-of="new"]');
    await column.locator('[data-card]').nth(11).scrollIntoViewIfNeeded();
    expect((await page.locator('[data-column="new"] h2').boundingBox())?.y).toBeLessThan(200);
    const card = column.locator('[data-card]').nth(11);
    const top = (await card.boundingBox())?.y ?? 0;
    expect(await column.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
    const name = (await card.getByRole('link').textContent()) as string;
    await card.click({ position: { x: 20, y: 50 } });
    await heading(page, name).waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - top)).toBeLessThan(8);
    await page.keyboard.press('Enter');
    await heading(page, name).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    expect(complaints).toEqual([]);
  });

  it('keeps filters, and opens an inquiry beside the list, on a phone too', async () => {
    const { page, complaints } = await board({ viewport: PHONE, colorScheme: 'dark' });
    await page.getByPlaceholder(/Search/).fill('visitor two');
    await expect.poll(() => page.locator('[data-card]').count()).toBe(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Visitor Two' }).click();
    await heading(page, 'Visitor Two').waitFor();
    expect(page.url()).toMatch(/\/admin\?.*q=visitor\+two/);
    await page.goBack();
    await page.getByRole('heading', { name: 'Board', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });
});
