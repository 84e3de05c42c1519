/** The blog in a real browser (specification §2 "Blog"). */
import { describe, expect, inject, it } from 'vitest';
import { hasChromium, PHONE, sharedBrowser, visit } from '../tests/support/browser.ts';

describe.skipIf(!hasChromium)('the blog', () => {
  it('clamps each excerpt to 3 lines, however long its owner made it', async () => {
    const { page } = await visit(await sharedBrowser(), { viewport: { ...PHONE, width: 320 } });
    await page.goto(`${inject('publicServer')}/blog`);
    const excerpts = await page.locator('article p:not(.label)').evaluateAll(
      (all, long) => {
        for (const one of all) if (one.textContent.length > 100) one.textContent = long;
        return all
          .filter((one) => one.scrollHeight > one.clientHeight + 1)
          .map((one) => Math.round(one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight)));
      },
      'A sentence of an article. '.repeat(16).slice(0, 400),
    );
    expect(excerpts).toEqual(Array(6).fill(3));
  });

  it('ends each excerpt within its 3 lines, on a phone and on a desk', async () => {
    const { page } = await visit(await sharedBrowser());
    for (const width of [390, 820, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/blog', '/blog/category/building-science', '/newsletter']) {
        await page.goto(inject('publicServer') + path);
        const cut = await page
          .locator('article p')
          .evaluateAll((all) =>
            all.filter((one) => one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent),
          );
        expect(cut, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});
