/** The form of one item of the site: rows by keyboard, a bad connection, two owners, and its layout. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { OWNER, signIn } from '../tests/support/office.ts';

describe.skipIf(!hasChromium)('the form of an entry', () => {
  const desk = deskForTests(openDesk);

  async function form(entry: string, options = {}) {
    const visitor = await visit(desk.browser, { viewport: DESKTOP, ...options });
    await signIn(visitor.page, desk.server, `/admin/site?edit=${entry}`, OWNER);
    await visitor.page.locator('form [data-path]').first().waitFor();
    return visitor;
  }
  const saved = (page: Page) => page.getByText(/^Draft saved at /).waitFor();
  const focused = (page: Page) =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName,
    );

  it('adds, fills, moves and takes out rows by keys alone, and brings one back', async () => {
    const { page } = await form('areas/llano');
    const facts = page.getByRole('group', { name: 'Local facts' });
    const before = await facts.getByRole('listitem').count();
    await facts.getByRole('button', { name: 'Add to local facts' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('INPUT');
    // The new row stays open while its name is typed.
    await page.keyboard.type('Pecan bottoms');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Along the river');
    await saved(page);
    expect(await facts.getByLabel('Value').last().inputValue()).toBe('Along the river');

    await facts.getByRole('button', { name: 'Move “Pecan bottoms” up' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('Move “Pecan bottoms” up');
    await page.keyboard.press('Enter');
    await expect.poll(() => facts.locator('summary').allTextContents()).toHaveLength(before + 1);
    await expect
      .poll(async () =>
        (await facts.locator('summary').allTextContents()).indexOf(`${before - 1}.Pecan bottoms`),
      )
      .toBe(before - 2);
    await facts.getByRole('button', { name: 'Remove “Pecan bottoms”' }).press('Enter');
    await expect.poll(() => focused(page)).toBe('SUMMARY');
    expect(await facts.getByText('Pecan bottoms').count()).toBe(0);
    await page.keyboard.press('Control+z');
    await facts.getByText('Pecan bottoms').waitFor();
    await saved(page);
  });

  it('takes no save of its own for a colleague’s when the answer is lost on the way', async () => {
    const { page } = await form('areas/lakeway');
    let lost = 0;
    await page.route('**/api/content/areas/lakeway', async (route) => {
      if (route.request().method() !== 'PUT' || lost > 0) return route.continue();
      await route.fetch();
      lost += 1;
      await route.abort();
    });
    await page.getByLabel('Opening sentence').fill('Typed before the tunnel.');
    await page.getByText('Not saved yet.').waitFor();
    await page.getByLabel('Opening sentence').fill('Typed before the tunnel, and in it.');
    await saved(page);
    expect(lost).toBe(1);
    expect(await page.getByRole('region', { name: 'Conflicting changes' }).count()).toBe(0);
    await page.reload();
    await expect
      .poll(() => page.getByLabel('Opening sentence').inputValue())
      .toBe('Typed before the tunnel, and in it.');
  });

  it('keeps to its column, whatever is typed, and is accessible with every row open, light and dark', async () => {
    for (const [viewport, colorScheme] of [
      [DESKTOP, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      const { page, close } = await form('manufacturers/zip-system', { viewport, colorScheme });
      await page
        .getByLabel('Description')
        .first()
        .fill(`https://${colorScheme}.example.com/${'long'.repeat(80)}`);
      await saved(page);
      await page.evaluate(() => {
        for (const row of document.querySelectorAll('details')) row.open = true;
      });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      const width = await page.locator('form').evaluate((element) => element.getBoundingClientRect().width);
      const widest = await page
        .locator('form :is(input, textarea, select)')
        .evaluateAll((fields) => Math.max(...fields.map((field) => field.getBoundingClientRect().width)));
      expect(widest).toBeLessThanOrEqual(width);
      await close();
    }
  });

  it('opens the field of what is clicked on the page beside it, and follows the links of other parts', async () => {
    const { page } = await form('projects/oak-studio');
    const preview = page.frameLocator('iframe');
    const focusedPath = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.path);
    const picks: [Locator, string][] = [
      [preview.getByRole('heading', { level: 1 }), 'name'],
      [preview.getByText('The only clearing was behind seven live oaks'), 'lede'],
      [preview.getByRole('heading', { name: 'No crane, no studs' }), 'story.1.heading'],
      [preview.getByText('A single outdoor unit and one wall cassette'), 'story.2.text.0'],
      [preview.getByText('Panels and splines.').first(), 'story.1.figure.caption'],
      [preview.getByAltText('Outdoor heat pump on a gravel bed').first(), 'story.2.figure.alt'],
      [preview.getByText('500 sq ft', { exact: true }).first(), 'schedule.1.value'],
    ];
    for (const [part, path] of picks) {
      await part.click();
      await expect.poll(focusedPath, { message: path }).toBe(path);
    }
    await preview.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).click();
    await preview.getByRole('heading', { name: 'Site Map', level: 1 }).waitFor();
  });
});
