/** The text of an article, written on a phone by keys alone, pasted, undone, reloaded in the middle, and published. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { ArticleBody, Block } from '#contract/site/records/article-body.ts';
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

describe.skipIf(!hasChromium)('the text of an article', () => {
  const desk = deskForTests(openDesk);

  async function open(address: string, options = {}) {
    const visitor = await visit(desk.browser, { viewport: DESKTOP, ...options });
    await signIn(visitor.page, desk.server, `/admin/site${address}`, OWNER);
    return visitor;
  }
  const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true });
  const saved = (page: Page) => page.getByText(/^Draft saved/).waitFor();
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** The article's text as stored by the server. */
  async function kept(page: Page, slug: string): Promise<Block[]> {
    const answer = await page.request.get(`${desk.server.url}/api/content/articles/${slug}`);
    return ((await answer.json()) as { value: { body: ArticleBody } }).value.body.content;
  }
  const bold = (block: Block | undefined) => JSON.stringify(block).includes('"strong"');

  it('is written on a phone by keys alone, loses nothing in a reload, and is a page once published', async () => {
    const { page } = await open('', { viewport: PHONE });
    await page.getByRole('button', { name: /add an article/i }).click();
    await page.getByLabel('Name').fill('Rain on a steel roof');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await text(page).waitFor();
    await text(page).focus();

    await page.keyboard.type('Rain is loud on bare metal. ');
    await press(page, 'Control+b');
    await page.keyboard.type('Ours is quiet');
    await press(page, 'Control+b');
    await page.keyboard.type(' because of what lies under it.');
    await press(page, 'Enter');
    await page.keyboard.type('## What lies under it');
    await press(page, 'Enter');
    await page.keyboard.type('- Mineral wool');
    await press(page, 'Enter');
    await page.keyboard.type('Plywood');
    await press(page, 'Enter', 'Enter');
    await page.keyboard.type('See how we build');

    // Links a text to a page that is found by its name.
    await press(page, ...Array.from({ length: 'how we build'.length }, () => 'Shift+ArrowLeft'), 'Control+k');
    await page.getByLabel('Page or URL').fill('how we');
    await page.getByRole('button', { name: 'How we build' }).press('Enter');
    await page.getByLabel('Page or URL').waitFor({ state: 'detached' });
    await press(page, 'End');
    await page.keyboard.type('.');

    // Adds a source with the toolbar: one tab stop, arrow keys within.
    await press(page, 'Alt+F10');
    for (let step = 0; step < 7; step++) await press(page, 'ArrowRight');
    await press(page, 'Enter');
    const note = page.getByRole('textbox', { name: 'Citation text' });
    await note.waitFor();
    await page.keyboard.type('ASTM E90, airborne sound.');
    await press(page, 'Enter');
    await note.waitFor({ state: 'detached' });
    await press(page, 'End', 'Enter');

    await page.getByRole('button', { name: 'Table', exact: true }).press('Enter');
    for (const [at, word] of [
      'Roof',
      'Sound',
      'Cost',
      'Bare',
      '62 dB',
      'None',
      'Wool',
      '46 dB',
      'Little',
    ].entries()) {
      if (at > 0) await press(page, 'Tab');
      await page.keyboard.type(word);
    }
    await page.getByRole('button', { name: 'Delete column' }).press('Enter');
    await press(page, 'Control+End');

    await page.getByRole('button', { name: 'Picture', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Picture', exact: true });
    await dialog.getByRole('button', { name: 'Insert picture' }).press('Enter');
    await dialog.getByText('Choose a picture.', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Choose picture' }).press('Enter');
    await page.getByRole('button', { name: /^Included with the website/ }).press('Enter');
    await page.getByRole('button', { name: 'Steel yard' }).press('Enter');
    await dialog.getByLabel('Alt text').fill('Model of a roof with rain on it.');
    await dialog.getByLabel('Caption').fill('Rain on the ribs. Model, 1:20.');
    await dialog.getByRole('button', { name: 'Insert picture' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.type('And that is all.');
    await expectNoSidewaysScroll(page);
    await saved(page);

    // A reload in the middle of a word, before the change is sent.
    await page.keyboard.type(' Nearl');
    await page.reload();
    await text(page).getByText('And that is all. Nearl').waitFor();
    await saved(page);

    // Undo and redo by keyboard affect only this text.
    await press(page, 'Tab');
    await text(page).focus();
    await press(page, 'Control+End');
    await page.keyboard.type('y forgotten');
    await press(page, 'Control+z');
    expect(await text(page).textContent()).not.toContain('forgotten');
    await press(page, 'Control+z', 'Control+z', 'Control+z');
    await text(page).getByText('Nearl').waitFor();
    await press(page, 'Control+Shift+z');
    await text(page).getByText('Nearly forgotten').waitFor();
    await saved(page);

    const blocks = await kept(page, 'rain-on-a-steel-roof');
    expect(blocks.map(({ type }) => type)).toEqual([
      'paragraph',
      'heading',
      'bulletList',
      'paragraph',
      'table',
      'plate',
      'paragraph',
    ]);
    expect(bold(blocks[0])).toBe(true);
    expect(JSON.stringify(blocks[3])).toContain('"/how-we-build"');
    expect(JSON.stringify(blocks[3])).toContain('ASTM E90');

    const head = {
      Author: 'Marcus Boone',
      Caption: 'Ribs of a roof in the yard. Model, 1:20.',
      'Alt text': 'Model of steel ribs on two trestles in a yard.',
      'Page title': 'How Quiet a Steel Roof Can Be in the Rain',
      Description:
        'Rain on bare metal is loud. What lies under the sheet decides how much of it you hear in the room below it.',
      Excerpt: 'Rain on bare metal is loud. What lies under it decides.',
    };
    for (const part of ['Picture', 'Author and date', 'Search and cards'])
      await page.locator('summary').filter({ hasText: part }).first().click();
    for (const [label, words] of Object.entries(head))
      await page.getByLabel(label, { exact: true }).fill(words);
    await page.getByLabel('Category').selectOption('Materials');
    await page.getByRole('button', { name: 'Choose picture' }).click();
    await page.getByRole('button', { name: /^Included with the website/ }).click();
    await page.getByRole('button', { name: 'Steel yard' }).click();
    await saved(page);
    await page.goto(`${desk.server.url}/admin/site?show=changes`);
    await page
      .locator('summary')
      .filter({ hasText: /^Text$/ })
      .click();
    await page.getByText('Heading: What lies under it').waitFor();
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await expect
      .poll(async () => (await page.request.get(`${desk.server.url}/blog/rain-on-a-steel-roof`)).status())
      .toBe(200);
    const html = await (await page.request.get(`${desk.server.url}/blog/rain-on-a-steel-roof`)).text();
    expect(html).toMatch(/<h2 id="what-lies-under-it"/);
    expect(html).toContain('href="/how-we-build"');
    expect(html).toContain('ASTM E90, airborne sound.');
    expect(html).toContain('Fig. <!-- -->2');
    expect(html.match(/<t[hd] /g)).toHaveLength(6);
    for (const list of ['/blog', '/blog/rss.xml', '/sitemap.xml'])
      expect(await (await page.request.get(desk.server.url + list)).text(), list).toContain(
        '/blog/rain-on-a-steel-roof',
      );
  });

  it('opens at the paragraph that was clicked on its page', async () => {
    const { page } = await open('?edit=articles/a-roof-ready-for-solar');
    const frame = page.frameLocator('iframe[title="Page preview"]');
    await frame.getByText('A gable with one long unbroken slope').click();
    await expect
      .poll(() => page.evaluate(() => getSelection()?.anchorNode?.textContent))
      .toContain('A gable with one long unbroken slope');
  });

  it.each([
    [PHONE, 'light'],
    [PHONE, 'dark'],
    [DESKTOP, 'light'],
    [DESKTOP, 'dark'],
  ] as const)('is accessible at %o, %s', async (viewport, colorScheme) => {
    const { page } = await open('?edit=articles/what-one-air-change-means', { viewport, colorScheme });
    await text(page).waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const sizes = await page
      .getByRole('toolbar')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .map((button) => button.getBoundingClientRect())
          .map(({ width, height }) => Math.min(width, height)),
      );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
  });
});
