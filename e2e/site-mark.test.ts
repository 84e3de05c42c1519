/** An owner changes the studio's color, on a phone (docs/decisions/0025). */
import { describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { OWNER, signIn } from '../tests/support/office.ts';

describe.skipIf(!hasChromium)('the firm’s own color', () => {
  const desk = deskForTests(openDesk);

  /** The colors in the light and the dark theme. */
  async function colorsOf(path: string) {
    const colors: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page, close } = await visit(desk.browser, { viewport: PHONE, colorScheme });
      await page.goto(desk.server.url + path);
      colors.push(
        await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--copper')),
      );
      await close();
    }
    return colors;
  }

  it('is told to be too pale, takes the color that is offered, and shows on pages in light and dark', async () => {
    const drawn = await colorsOf('/');
    const { page } = await visit(desk.browser, { viewport: PHONE });
    await signIn(page, desk.server, '/admin/site?edit=firm/firm', OWNER);
    const color = page.getByLabel('Accent color', { exact: true });
    await color.fill('#ffd166');
    await page.getByText('Text in #ffd166 is hard to read in the light theme.').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Use #/ }).click();
    await expect.poll(() => page.getByText('is hard to read').count()).toBe(0);
    const chosen = await color.inputValue();
    await page.getByRole('link', { name: 'Publish...' }).click();
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByText('Published', { exact: true }).waitFor();

    for (const path of ['/', '/contact', '/admin']) {
      const [light, dark] = await colorsOf(path);
      expect({ path, light }).toEqual({ path, light: chosen });
      expect({ path, dark }).toEqual({ path, dark: expect.stringMatching(/^#[0-9a-f]{6}$/) });
      expect(dark).not.toBe(drawn[1]);
    }

    await page.getByRole('link', { name: 'View history' }).click();
    await page.getByRole('button', { name: 'Undo update 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone', { exact: true }).waitFor();
    expect(await colorsOf('/')).toEqual(drawn);
  });
});
