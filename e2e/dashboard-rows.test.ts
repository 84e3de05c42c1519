/** How many inquiries are visible without scrolling, and which parts stay visible during scrolling (requirements §14). */
import { spawnSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InquiryCounts } from '#contract/inquiries/inquiry-responses.ts';
import { DESKTOP, expectAccessible, hasChromium } from '../tests/support/browser.ts';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { COLLEAGUE, OWNER } from '../tests/support/office.ts';
import { projectNode } from '../tests/support/running-server.ts';

const LAPTOP = { width: 1280, height: 720 };

describe.skipIf(!hasChromium)('the rows of the list', () => {
  const desk = deskForTests(openDesk);
  beforeAll(async () => {
    // No mail server is configured, so mail is waiting and the bar reports it.
    await desk.inquiry('Wanda Waiting');
    spawnSync(
      projectNode,
      ['--disable-warning=ExperimentalWarning', 'commands/seed.ts', '--inquiries', '400', '--days', '20'],
      { env: { PATH: process.env.PATH, DATA_DIR: desk.server.dataDir } },
    );
  });

  it.each([
    { viewport: DESKTOP, path: '/admin', atLeast: 5 },
    { viewport: LAPTOP, path: '/admin', atLeast: 3 },
    { viewport: LAPTOP, path: '/admin?status=new', atLeast: 3 },
    { viewport: LAPTOP, path: '/admin?sort=newest', atLeast: 3 },
  ])('at $viewport.width x $viewport.height, $path shows $atLeast beside an open inquiry', async (given) => {
    const { page, complaints } = await desk.signedIn({ viewport: given.viewport }, OWNER, given.path);
    await page.locator('[data-inquiry]').nth(1).click();
    await page.locator('#inquiry-name').waitFor();
    // Counts and saved views arrive after the rows.
    await expect
      .poll(async () => (await wholeRows(page)).length, { timeout: 20_000 })
      .toBeGreaterThanOrEqual(given.atLeast);
    const rows = await wholeRows(page);
    expect(new Set(rows.map(({ height }) => height))).toEqual(new Set([128]));
    expect(complaints).toEqual([]);
  });

  it('stand in the groups of the queue, whose heads stay in sight; what is closed folds by a click', async () => {
    const { page, complaints } = await desk.signedIn({ viewport: LAPTOP });
    const head = (name: string) => page.locator('[data-group]').filter({ hasText: name });
    const counts = (await (
      await page.request.get(`${desk.server.url}/api/inquiries/counts`)
    ).json()) as InquiryCounts;
    expect(await head('Needs our reply').textContent()).toBe(`Needs our reply${counts.byGroup.us}`);
    const rows = page.locator('[data-rows]');
    const scroll = (to: number) => rows.evaluate((element, top) => element.scrollTo(0, top), to);
    const last = counts.total - counts.byGroup.closed;
    const closed = (expanded: boolean) => head('Closed').getByRole('button', { expanded });
    // One card per inquiry (requirements §14): closed ones are listed until their group is folded.
    await expect
      .poll(async () => {
        await scroll(1e6);
        return page.locator(`li[aria-posinset="${counts.total}"]`).isVisible();
      })
      .toBe(true);
    await closed(true).click();
    await expect
      .poll(async () => {
        await scroll(1e6);
        return closed(false).isVisible();
      })
      .toBe(true);
    const listTop = (await rows.boundingBox())?.y ?? 0;
    expect((await head('Waiting on client').boundingBox())?.y).toBeCloseTo(listTop, 0);
    expect(await page.locator('li[aria-posinset]').last().getAttribute('aria-posinset')).toBe(`${last}`);
    await expectAccessible(page);
    await closed(false).click();
    await page.locator(`li[aria-posinset="${last + 1}"]`).waitFor();
    await scroll(0);
    await page.locator('li[aria-posinset="1"]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('mark what is unread, for each person', async () => {
    const id = await desk.inquiry('Una Neuland');
    const mine = await desk.signedIn();
    const theirs = await desk.signedIn({}, COLLEAGUE);
    const mark = (page: Page) =>
      page
        .getByRole('listitem')
        .filter({ has: page.locator(`[data-inquiry="${id}"]`) })
        .getByText('Unread', { exact: true });
    for (const { page } of [mine, theirs]) {
      await page.getByPlaceholder(/Search/).fill('Una Neuland');
      await mark(page).waitFor({ state: 'attached' });
    }
    await mine.page.getByRole('button', { name: 'Una Neuland', exact: true }).click();
    await mark(mine.page).waitFor({ state: 'detached' });
    await mine.page.reload();
    await mine.page.getByRole('button', { name: 'Una Neuland', exact: true }).waitFor();
    expect([await mark(mine.page).count(), await mark(theirs.page).count()]).toEqual([0, 1]);
    await theirs.page.reload();
    await mark(theirs.page).waitFor({ state: 'attached' });
  });

  it('stand beside the day: who to answer first, and how many have waited too long', async () => {
    await desk.inquiry('Otto Overdue', { hoursAgo: 30 });
    const { page, complaints } = await desk.signedIn({ viewport: LAPTOP });
    await page.getByText('Select an inquiry to view details').waitFor();
    const counts = (await (
      await page.request.get(`${desk.server.url}/api/inquiries/counts`)
    ).json()) as InquiryCounts;
    const late = page.getByRole('link', { name: /waited too long/ });
    await late.waitFor();
    await expectAccessible(page);
    const first = page.getByRole('article', { name: /^Answer .* first$/ });
    const name = (await first.getByRole('heading').textContent()) as string;
    await first.getByRole('button', { name: /^Reply/ }).click();
    await page.locator('#inquiry-name').getByText(name, { exact: true }).waitFor();
    await page.locator('textarea[data-reply]:focus').waitFor();
    await page.goBack();
    await late.click();
    await page.getByText(`Inquiries (${counts.overdue})`).waitFor();
    expect(complaints).toEqual([]);
  });
});

/** The rows that are entirely visible, in pixels. */
const wholeRows = (page: Page) =>
  page.locator('li[aria-posinset]').evaluateAll((rows) => {
    const list = document.querySelector('[data-rows]')?.getBoundingClientRect();
    const [from, to] = [list?.top ?? 0, Math.min(list?.bottom ?? Infinity, innerHeight)];
    return rows
      .map((row) => row.getBoundingClientRect())
      .filter(({ top, bottom }) => top >= from && bottom <= to)
      .map(({ top, height }) => ({ top, height }));
  });
