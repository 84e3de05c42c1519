/** Slips of the hand in the dashboard: what a second click and an undo must not reach. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiry.ts';
import { hasChromium } from '../support/browser.ts';
import { card, type Desk, heading, openDesk } from '../support/dashboard.ts';

describe.skipIf(!hasChromium)('a slip of the hand', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk?.close());

  const statusOf = async (page: Page, id: string): Promise<string> =>
    ((await (await page.request.get(`${desk.server.url}/api/inquiries/${id}`)).json()) as Inquiry).status;

  it('logs one call by a double click, though the next inquiry opens under its second half', async () => {
    const [first = '', second = ''] = [await desk.inquiry('Dora Click'), await desk.inquiry('Dana Click')];
    const { page, complaints, close } = await desk.opened(first);
    await card(page, 'Dana Click').waitFor();
    const box = await page.getByRole('button', { name: 'Reached', exact: true }).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 9, (box?.y ?? 0) + 9];
    await page.mouse.click(x, y);
    await heading(page, 'Dana Click').waitFor();
    const logged = page.waitForRequest(/contacts$/, { timeout: 1000 }).catch(() => null);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    expect(await logged).toBeNull();
    expect(await statusOf(page, second)).toBe('new');
    await page.mouse.click(x, y);
    await expect.poll(() => statusOf(page, second)).toBe('contacted');
    expect(complaints).toEqual([]);
    await close();
  });

  it('undoes a call logged by mistake, and nothing from before it', async () => {
    const id = await desk.inquiry('Una Undo');
    const { page, complaints, close } = await desk.opened(id);
    await page.keyboard.press('3');
    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await page.getByRole('button', { name: 'No answer' }).click();
    await page
      .getByText(/^Call logged: no answer/)
      .first()
      .waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('1 inquiry restored.').first().waitFor();
    expect(await statusOf(page, id)).toBe('in-progress');
    await page.keyboard.press('Control+z');
    await page.getByText('Nothing to undo').first().waitFor();
    expect(await statusOf(page, id)).toBe('in-progress');
    expect(complaints).toEqual([]);
    await close();
  });
});
