/** The dashboard's navigation at every width: no view is cut off by a long studio name or high counts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, hasChromium } from '../tests/support/browser.ts';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { MAILBOX } from '../tests/support/incoming-mail.ts';

const FIRM = 'Fernández-Echeverría & Daughters Custom Homes and Remodeling of the Texas Hill Country';

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
          return await page.locator('[data-arrivals]').isVisible();
        },
        { timeout: 60_000 },
      )
      .toBe(true);
    // Tests the layout with the longest names and counts.
    await page.evaluate((firm) => {
      const home = document.querySelector('header a[href="/"] > :last-child');
      if (home) home.textContent = firm;
      for (const badge of document.querySelectorAll('[data-arrivals]')) badge.firstChild!.nodeValue = '99+';
    }, FIRM);
    const links = await bar.getByRole('link').all();
    expect(links.length).toBe(9);
    const box = await bar.boundingBox();
    const right = Math.min(width, (box?.x ?? 0) + (box?.width ?? 0));
    const cut: string[] = [];
    for (const link of links) {
      const at = await link.boundingBox();
      const isWhole = at && at.x >= (box?.x ?? 0) - 1 && at.x + at.width <= right + 1;
      if (!isWhole) cut.push((await link.getAttribute('href')) as string);
    }
    await expectNoSidewaysScroll(page);
    if (width >= 1280) expect(cut).toEqual([]);
    else {
      await page.getByRole('button', { name: 'Views and your account' }).click();
      const menu = page.getByRole('navigation', { name: 'All views' });
      await expectAccessible(page);
      for (const href of cut) {
        const at = await menu.locator(`a[href="${href}"]`).boundingBox();
        expect(at && at.x >= 0 && at.x + at.width <= width && at.y + at.height <= 800, href).toBe(true);
      }
      await menu.getByRole('link', { name: 'Staff' }).click();
      await page.getByRole('heading', { name: 'Staff', level: 1 }).waitFor();
      expect(await menu.count()).toBe(0);
    }
    expect(complaints).toEqual([]);
  });
});
