/** The dashboard's navigation at every width: no view is cut off by a long studio name or high counts. */
import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, hasChromium } from '../tests/support/browser.ts';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { MAILBOX } from '../tests/support/incoming-mail.ts';

const FIRM = 'Fernández-Echeverría & Daughters Custom Homes and Remodeling of the Texas Hill Country';

/** Whether a control is entirely inside the window and not cut by its own box. */
async function isWhole(control: Locator, width: number): Promise<boolean> {
  const at = await control.boundingBox();
  const isCut = await control.evaluate((element) => element.scrollWidth > element.clientWidth);
  return at !== null && !isCut && at.x >= 0 && at.x + at.width <= width && at.y + at.height <= 800;
}

/** Whether two neighbors share any of their width. */
const overlaps = (controls: Locator): Promise<boolean> =>
  controls.evaluateAll((all) => {
    const boxes = all.map((each) => each.getBoundingClientRect());
    return boxes.some((box, at) => at > 0 && box.left < boxes[at - 1]!.right - 1);
  });

describe.skipIf(!hasChromium)('the navigation', () => {
  const desk = deskForTests(() => openDesk(MAILBOX));
  beforeAll(async () => {
    await desk.inquiry('Nora Navigates');
  });

  it.each([1440, 1280, 1024, 820, 390, 320])('at %i px leads to every view', async (width) => {
    const { page, complaints } = await desk.signedIn({ viewport: { width, height: 800 } });
    await page.route('**/api/inbound/summary', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), waiting: 123 } });
    });
    await page.reload();
    const bar = page.getByRole('navigation', { name: 'Dashboard' });
    await bar.getByText('99+').waitFor();
    // The page may miss the first event, before it has subscribed.
    await expect
      .poll(
        async () => {
          await desk.inquiry(`Ada Arrives at ${width}`);
          await page.waitForTimeout(2000);
          return await bar.getByText('new', { exact: true }).isVisible();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    // Tests the layout with the longest names and counts.
    await page.evaluate((firm) => {
      const home = document.querySelector('header a[href="/"] > :last-child');
      if (home) home.textContent = firm;
      for (const what of document.querySelectorAll('nav .sr-only'))
        if (what.textContent === ' new') what.previousSibling!.nodeValue = '99+';
    }, FIRM);
    const isPhone = width < 768;
    const daily = ['Inquiries', 'Board', 'Calendar', 'Email'];
    const names = isPhone ? daily : [...daily, 'Website', 'Reports'];
    for (const name of names) expect(await isWhole(bar.getByRole('link', { name }), width), name).toBe(true);
    expect(await bar.getByRole('link').count()).toBe(names.length);
    expect(await overlaps(bar.locator('a'))).toBe(false);
    await expectNoSidewaysScroll(page);

    const opener = isPhone ? 'More' : /account menu/;
    await page.getByRole('button', { name: opener }).click();
    const menu = page.getByRole('navigation', { name: 'More views' });
    await expectAccessible(page);
    expect(await menu.getByRole('link').allTextContents()).toEqual([
      ...(isPhone ? ['Website', 'Reports'] : []),
      ...[
        'Make it yours',
        'Health',
        'Staff',
        'Hours',
        'Newsletter',
        'Import',
        'Privacy',
        'Settings',
        'Account',
      ],
    ]);
    for (const control of ['Theme', 'Sign out'])
      expect(await isWhole(page.locator('[popover]').getByRole('button', { name: control }), width)).toBe(
        true,
      );
    await menu.getByRole('link', { name: 'Staff' }).click();
    await page.getByRole('heading', { name: 'Staff', level: 1 }).waitFor();
    expect(await menu.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
