/** The blog in a real browser (requirements §3.7). */
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
});
