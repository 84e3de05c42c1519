/** Pasting into the article editor from a text editor, an office program, an email or a web page. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ArticleBody } from '#contract/site/records/article-body.ts';
import { outlineOfBody } from '../tests/support/article-outline.ts';
import { DESKTOP, hasChromium, visit } from '../tests/support/browser.ts';
import { type Desk, openDesk } from '../tests/support/dashboard.ts';
import { OWNER, signIn } from '../tests/support/office.ts';

const FOLDER = join(import.meta.dirname, '../tests/fixtures/clipboards');
const NAMES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', ''));
const ARTICLE = 'rock-clay-and-the-slab';

describe.skipIf(!hasChromium)('what is pasted into an article', () => {
  let desk: Desk;
  let page: Page;
  beforeAll(async () => {
    desk = await openDesk();
  });
  beforeEach(async () => {
    ({ page } = await visit(desk.browser, { viewport: DESKTOP }));
    await signIn(page, desk.server, `/admin/site?edit=articles/${ARTICLE}`, OWNER);
    await text().waitFor();
  });
  afterAll(() => desk?.close());

  const text = () => page.getByRole('textbox', { name: 'Text', exact: true });
  /** The document of the editor, which ProseMirror stores on its element. */
  const shown = async () => {
    const doc = await text().evaluate((editor) =>
      (editor as unknown as { pmViewDesc: { node: { toJSON(): unknown } } }).pmViewDesc.node.toJSON(),
    );
    return outlineOfBody(doc as ArticleBody);
  };
  async function empty() {
    await text().focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
  }
  const paste = (types: Record<string, string>, picture = false) =>
    text().evaluate(
      (editor, [all, isPicture]) => {
        const clipboardData = new DataTransfer();
        for (const [type, data] of Object.entries(all)) clipboardData.setData(type, data);
        if (isPicture) clipboardData.items.add(new File(['x'], 'plan.png', { type: 'image/png' }));
        editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      },
      [types, picture] as const,
    );
  const saved = () => page.getByText(/^Draft saved/).waitFor();
  async function kept(): Promise<ArticleBody> {
    const answer = await page.request.get(`${desk.server.url}/api/content/articles/${ARTICLE}`);
    return ((await answer.json()) as { value: { body: ArticleBody } }).value.body;
  }

  it('is read as its source shows it, without what nobody should see', async () => {
    const expected: Record<string, string> = {};
    const read: Record<string, string> = {};
    for (const name of NAMES) {
      await empty();
      // Links to the site itself use this server's address.
      const html = readFileSync(join(FOLDER, `${name}.html`), 'utf8');
      await paste({ 'text/html': html.replaceAll('https://www.ledgeandframe.example', desk.server.url) });
      await expect.poll(shown).not.toBe('');
      read[name] = await shown();
      expected[name] = readFileSync(join(FOLDER, `${name}.md`), 'utf8').trim();
    }
    expect(read).toEqual(expected);
  });

  it('is saved as it is shown, lists and sources included', async () => {
    for (const name of ['four-levels', 'footnotes', 'numbering-goes-on']) {
      await empty();
      await paste({ 'text/html': readFileSync(join(FOLDER, `${name}.html`), 'utf8') });
      const now = await shown();
      await expect.poll(async () => outlineOfBody(await kept())).toBe(now);
    }
  });

  it('says in words that a picture was left out, and how to bring it in', async () => {
    const said = page.getByText(/^1 picture wasn’t pasted\. .*Picture button/);
    await empty();
    await paste({
      'text/html': '<p>Before</p><img src="https://a.example/plan.png" width="600"><p>After</p>',
    });
    await said.waitFor();
    await paste({ 'text/html': '<p>More</p><img src="https://a.example/t.gif" width="1" height="1">' });
    await said.waitFor({ state: 'detached' });
    await paste({}, true);
    await said.waitFor();
  });

  it('stays one paragraph in a cell of a table, so that no figure leaves its column', async () => {
    await empty();
    await paste({ 'text/html': readFileSync(join(FOLDER, 'rowspan.html'), 'utf8') });
    await text().getByText('$9').click();
    await page.keyboard.press('End');
    await page.keyboard.type(' ');
    await paste({ 'text/html': '<p>a foot</p><ul><li>set</li></ul>' });
    await expect.poll(shown).toContain('| Ground | Slab | $9 a foot set\n|  | Pier | $11');
  });

  it('keeps 1,500 paragraphs through a reload, or is refused in words', async () => {
    await empty();
    const long = Array.from({ length: 1500 }, (_, at) => `<p>Paragraph ${at + 1}.</p>`).join('');
    await paste({ 'text/html': long });
    await saved();
    await expect.poll(async () => (await kept()).content.length).toBe(1500);
    await page.reload();
    await text().waitFor();
    await text().focus();
    await page.keyboard.press('Control+End');
    await page.keyboard.type('x');
    await saved();
    await expect.poll(async () => JSON.stringify(await kept())).toContain('Paragraph 1500.x');
    expect((await kept()).content).toHaveLength(1500);

    await paste({ 'text/html': `<p>${'Too long. '.repeat(60_000)}</p>` });
    await page.getByText(/^Not pasted: the article would be too long/).waitFor();
    expect(await shown()).not.toContain('Too long.');
  });
});
