/** Article and manufacturer pages print well, because homeowners read on paper, too (requirements §3.1). */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { hasChromium, sharedBrowser, visit } from '../tests/support/browser.ts';

describe.skipIf(!hasChromium)('on paper', () => {
  const origin = inject('publicServer');
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it.each(['/blog/thermal-bridges-in-a-steel-portal-frame', '/manufacturers/kingspan'])(
    '%s is dark ink on white, without menu, buttons or box',
    async (path) => {
      const { page, complaints } = await visit(browser, { colorScheme: 'dark' });
      await page.goto(origin + path);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const main = page.locator('main');
      expect(await main.locator('h1').isVisible()).toBe(true);
      expect(await page.locator('header.top').isVisible()).toBe(false);
      for (const nav of await page.locator('footer nav').all()) expect(await nav.isVisible()).toBe(false);
      expect(await page.locator('footer').getByText('979-555-0142').isVisible()).toBe(true);
      const ink = await main
        .locator('p')
        .first()
        .evaluate((p) => getComputedStyle(p).color);
      expect(luminance(ink)).toBeLessThan(0.35);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgba(0, 0, 0, 0)',
      );
      const figures = await main
        .locator('figure')
        .evaluateAll((all) => all.map((figure) => getComputedStyle(figure).breakInside));
      expect(figures.length).toBeGreaterThan(0);
      expect(new Set(figures)).toEqual(new Set(['avoid']));
      expect(complaints).toEqual([]);
    },
  );

  it('all three walls are printed, though the screen shows the one that was chosen', async () => {
    const { page } = await visit(browser, {});
    await page.goto(`${origin}/how-we-build`);
    const walls = page.locator('fieldset svg[role=img]');
    expect(await walls.count()).toBe(3);
    expect(await walls.filter({ visible: true }).count()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    // Chromium keeps the layout of a container when only the medium is emulated; printing lays the page out again.
    await page.reload();
    expect(await walls.filter({ visible: true }).count()).toBe(3);
  });
});

/** @returns 0 for black, 1 for white. @param color `rgb(r, g, b)`, as browsers compute it. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
}
