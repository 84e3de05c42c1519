/** Slips in the dashboard: a second click or an undo must not affect another inquiry. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { hasChromium } from '../tests/support/browser.ts';
import { card, deskForTests, heading, openDesk, placeOf } from '../tests/support/dashboard.ts';

describe.skipIf(!hasChromium)('a slip of the hand', () => {
  const desk = deskForTests(openDesk);

  const statusOf = async (page: Page, id: string): Promise<string> =>
    ((await (await page.request.get(`${desk.server.url}/api/inquiries/${id}`)).json()) as Inquiry).status;

  it.each([
    ['a double click', 60],
    ['a second click', 400],
    ['a slow second click', 2000],
  ])('on "Reached": %s logs no call on anyone else, and the person stays', async (how, pauseMs) => {
    const name = `Dora ${how.replace(/\W/g, '')}`;
    const [first = '', second = ''] = [await desk.inquiry(name), await desk.inquiry(`${name} next`)];
    const { page, complaints } = await desk.opened(first);
    await card(page, `${name} next`).waitFor();
    await page.locator('[data-action=call]').click();
    const { x, y } = await placeOf(page.getByRole('button', { name: 'Reached', exact: true }));
    const calls = callsOf(page);
    const logged = page.waitForResponse(/\/contacts$/);
    await page.mouse.click(x, y);
    if (pauseMs > 1500) await logged;
    await page.waitForTimeout(pauseMs);
    await page.mouse.click(x, y, { clickCount: pauseMs < 500 ? 2 : 1 });
    await expect.poll(() => statusOf(page, first)).toBe('contacted');
    await page.waitForLoadState('networkidle');
    expect(await page.locator('#inquiry-name').textContent()).toBe(name);
    // The panel is closed: a later click reaches no outcome.
    expect(calls).toEqual([first]);
    expect(await statusOf(page, second)).toBe('new');
    expect(complaints).toEqual([]);
  });

  it('on Enter, held down on "Reached": one call; pressed again for the next person, another at once', async () => {
    const second = await desk.inquiry('Kay Keys next');
    const first = await desk.inquiry('Kay Keys');
    const { page, complaints } = await desk.signedIn();
    await page.goto(`${desk.server.url}/admin?q=kay+keys&sort=newest&inquiry=${first}`);
    await card(page, 'Kay Keys next').waitFor();
    const calls = callsOf(page);
    const reached = page.getByRole('button', { name: 'Reached', exact: true });
    await page.locator('[data-action=call]').click();
    await reached.focus();
    await page.keyboard.down('Enter');
    await expect.poll(() => statusOf(page, first)).toBe('contacted');
    await page.waitForTimeout(1600);
    for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await page.waitForTimeout(300);
    expect(calls).toEqual([first]);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('j');
    await heading(page, 'Kay Keys next').waitFor();
    await page.keyboard.press('c');
    await reached.press('Enter');
    await expect.poll(() => statusOf(page, second)).toBe('contacted');
    expect(calls).toEqual([first, second]);
    expect(complaints).toEqual([]);
  });
});

/** Records the inquiries on which calls are logged from now on, in order. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/contacts')) calls.push(request.url().split('/').at(-2) ?? '');
  });
  return calls;
}
