/** An owner changes the site in the browser: list, form, preview, page, and undo (requirements §18). */
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
import { type Credentials, OWNER, signIn } from '../tests/support/office.ts';

describe.skipIf(!hasChromium)('the site, changed by its owner', () => {
  const desk = deskForTests(openDesk);

  async function site(query = '', options = {}, who: Credentials = OWNER) {
    const visitor = await visit(desk.browser, options);
    await signIn(visitor.page, desk.server, `/admin/site${query}`, who);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    return visitor;
  }
  const publicText = async (path: string) => (await fetch(desk.server.url + path)).text();

  it('finds a town on a phone, changes a sentence, sees it on the page, publishes it and takes it back', async () => {
    const { page } = await site('', { viewport: PHONE });
    await page.getByLabel('Search pages, people, and quotes').fill('llano');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Llano/ })
      .first()
      .click();
    const sentence = page.getByLabel('Opening sentence');
    await sentence.fill('Granite an arm’s length down, and a river that floods.');
    await page.getByText(/^Draft saved at /).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.frameLocator('iframe');
    await preview.getByText('Granite an arm’s length down').waitFor();
    expect(await publicText('/service-area/llano')).not.toContain('an arm’s length');

    await page.getByRole('link', { name: 'Publish...' }).click();
    await page.locator('ins').filter({ hasText: 'Granite an arm’s length down' }).first().waitFor();
    expect(await page.locator('del').first().textContent()).toBeTruthy();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    expect(await publicText('/service-area/llano')).toContain('an arm’s length');

    await page.getByRole('link', { name: 'View history' }).click();
    await page.getByRole('button', { name: 'Undo update 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone', { exact: true }).waitFor();
    expect(await publicText('/service-area/llano')).not.toContain('an arm’s length');
  });

  it('keeps what is typed without a connection, through a reload, and undoes by keys', async () => {
    const { page } = await site('?edit=areas/llano', { viewport: DESKTOP });
    const sentence = page.getByLabel('Opening sentence');
    const before = await sentence.inputValue();
    await page.route('**/api/content/areas/llano', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await sentence.fill('Typed at the gate, where no signal is.');
    await page.getByText('Not saved yet.').waitFor();
    await page.reload();
    await page.getByText('Not saved yet.').waitFor();
    expect(await sentence.inputValue()).toBe('Typed at the gate, where no signal is.');
    await page.unroute('**/api/content/areas/llano');
    await page.getByText(/^Draft saved at /).waitFor();
    await sentence.fill(before);
    await page.getByText(/^Draft saved/).waitFor();
    await sentence.press('Control+z');
    await expect.poll(() => sentence.inputValue()).toBe('Typed at the gate, where no signal is.');
    await sentence.press('Control+Shift+z');
    await expect.poll(() => sentence.inputValue()).toBe(before);
    await page.getByText(/^Draft saved/).waitFor();
  });

  it('joins what two owners write into different fields, and shows both versions of one', async () => {
    const [one, two] = [
      await site('?edit=areas/bryan', { viewport: DESKTOP }),
      await site('?edit=areas/bryan', { viewport: DESKTOP }),
    ];
    const [first, second] = [one.page, two.page];
    await second.getByLabel('Opening sentence').waitFor();
    await first.getByLabel('Opening sentence').fill('Clay that moves with the rain.');
    await first.getByText(/^Draft saved/).waitFor();
    await second.getByLabel('Terrain', { exact: true }).fill('Clay');
    await second.getByText(/^Draft saved/).waitFor();
    expect(await second.getByLabel('Opening sentence').inputValue()).toBe('Clay that moves with the rain.');

    await first.getByLabel('Terrain', { exact: true }).fill('Blackland clay');
    const versions = first.getByRole('region', { name: 'Conflicting changes' });
    await versions.waitFor();
    expect(await versions.textContent()).toMatch(/Blackland clay.*Their versionClay/);
    await versions.getByRole('button', { name: 'Use theirs' }).click();
    await versions.waitFor({ state: 'detached' });
    await first.getByText(/^Draft saved/).waitFor();
    expect(await first.getByLabel('Terrain', { exact: true }).inputValue()).toBe('Clay');
    await first.getByRole('button', { name: 'Discard changes' }).click();
    await first.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await first.getByText(/^Draft saved/).waitFor();
  });
});
