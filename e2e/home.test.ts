/** The home page in a real browser: its random copy, and parts that are next to each other. */
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { homeHeadlines } from '#content/copy/home.ts';
import { DESKTOP, hasChromium, PHONE, sharedBrowser, visit } from '../tests/support/browser.ts';

describe.skipIf(!hasChromium)('the home page', () => {
  const origin = inject('publicServer');
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  it.each([
    ['on a desktop', DESKTOP],
    ['on a phone', PHONE],
  ])('shows one text of each pool, and nothing below moves whichever it is, %s', async (_, viewport) => {
    const { page } = await visit(browser, { viewport });
    await page.goto(`${origin}/`);
    const seen = await page.evaluate(() => {
      const pools = [...document.querySelectorAll('main *')].filter((element) => {
        const { display, gridArea } = getComputedStyle(element.firstElementChild ?? element);
        return element.children.length > 5 && display === 'block' && gridArea.startsWith('1 / 1');
      });
      return [0, 1, 2, 3, 4, 5].map((pick) => {
        document.documentElement.dataset.pick = [8, 7, 6].map((size) => `${size}-${pick}`).join(' ');
        return {
          shown: pools.map(
            ({ children }) =>
              [...children].filter((text) => getComputedStyle(text).visibility === 'visible').length,
          ),
          height: document.body.scrollHeight,
        };
      });
    });
    expect(new Set(seen.map(({ height }) => height)).size).toBe(1);
    for (const { shown } of seen) expect(shown).toEqual([1, 1, 1]);
  });

  it('shows the first headline where there is no JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${origin}/`);
    const heading = page.getByRole('heading', { level: 1 });
    expect(await heading.getByText(homeHeadlines[0] as string).isVisible()).toBe(true);
    expect(await heading.getByText(homeHeadlines[1] as string).isVisible()).toBe(false);
    await context.close();
  });
});
