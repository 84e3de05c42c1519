/** The blog in a real browser (specification §2 "Blog"). */
import { describe, expect, inject, it } from 'vitest';
import { hasChromium, PHONE, sharedBrowser, visit } from '../support/browser.ts';

describe.skipIf(!hasChromium)('the blog', () => {
  it('clamps each excerpt to 3 lines, on a window that would need more', async () => {
    const { page } = await visit(await sharedBrowser(), { viewport: { ...PHONE, width: 320 } });
    await page.goto(`${inject('publicServer')}/blog`);
    const excerpts = await page
      .locator('article p')
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollHeight > one.clientHeight + 1)
          .map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight))),
      );
    // All six are longer than that here.
    expect(excerpts).toEqual(Array(6).fill(3));
  });
});
