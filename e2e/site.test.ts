/** The owner changes the site in the browser: from the list through the form and its preview to the page, and back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { type Desk, openDesk } from '../tests/support/dashboard.ts';
import { COLLEAGUE, type Credentials, OWNER, signIn } from '../tests/support/office.ts';

describe.skipIf(!hasChromium)('the site, changed by its owner', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk?.close());

  async function site(query = '', options = {}, who: Credentials = OWNER) {
    const visitor = await visit(desk.browser, options);
    await signIn(visitor.page, desk.server, `/admin/site${query}`, who);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    return visitor;
  }
  const publicText = async (path: string) => (await fetch(desk.server.url + path)).text();

  it('finds a town on a phone, changes a sentence, sees it on the page, publishes it and takes it back', async () => {
    const { page, close } = await site('', { viewport: PHONE });
    await page.getByLabel('Find a page, a person or a quote by name').fill('llano');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page
      .getByRole('link', { name: /^Llano/ })
      .first()
      .click();
    const sentence = page.getByLabel('First sentence');
    await sentence.fill('Granite an arm’s length down, and a river that floods.');
    await page.getByText(/^Saved .* not public yet$/).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'See the page' }).click();
    const preview = page.frameLocator('iframe');
    await preview.getByText('Granite an arm’s length down').waitFor();
    expect(await publicText('/service-area/llano')).not.toContain('an arm’s length');

    await page.getByRole('link', { name: 'Publish...' }).click();
    await page.getByText('Granite an arm’s length down').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    expect(await publicText('/service-area/llano')).toContain('an arm’s length');

    await page.getByRole('link', { name: 'What was published' }).click();
    await page.getByRole('button', { name: 'Undo no. 1' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back', { exact: true }).waitFor();
    expect(await publicText('/service-area/llano')).not.toContain('an arm’s length');
    await close();
  });

  it('keeps what is typed without a connection, through a reload, and undoes by keys', async () => {
    const { page, close } = await site('?edit=areas/llano', { viewport: DESKTOP });
    const sentence = page.getByLabel('First sentence');
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
    await page.getByText(/^Saved .* not public yet$/).waitFor();
    await sentence.fill(before);
    await page.getByText(/^Saved /).waitFor();
    await sentence.press('Control+z');
    await expect.poll(() => sentence.inputValue()).toBe('Typed at the gate, where no signal is.');
    await sentence.press('Control+Shift+z');
    await expect.poll(() => sentence.inputValue()).toBe(before);
    await page.getByText(/^Saved /).waitFor();
    await close();
  });

  it('opens the field that stands in the way of publishing', async () => {
    const { page, close } = await site('?edit=areas/llano', { viewport: DESKTOP });
    await page.getByLabel('First sentence').fill('');
    await page.getByText('First sentence is empty.').waitFor();
    await page.getByRole('link', { name: 'Publish...' }).click();
    const publish = page.getByRole('button', { name: 'Publish 0 changes' });
    expect(await publish.isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Mend it' }).click();
    const sentence = page.getByLabel('First sentence');
    await sentence.waitFor();
    await expect.poll(() => sentence.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Drop the changes' }).click();
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.getByText(/^Saved /).waitFor();
    expect(await sentence.inputValue()).not.toBe('');
    await close();
  });

  it('joins what two owners write into different fields, and shows both versions of one', async () => {
    const [one, two] = [
      await site('?edit=areas/bryan', { viewport: DESKTOP }),
      await site('?edit=areas/bryan', { viewport: DESKTOP }),
    ];
    const [first, second] = [one.page, two.page];
    await second.getByLabel('First sentence').waitFor();
    await first.getByLabel('First sentence').fill('Clay that moves with the rain.');
    await first.getByText(/^Saved /).waitFor();
    await second.getByLabel('Ground', { exact: true }).fill('Clay');
    await second.getByText(/^Saved /).waitFor();
    expect(await second.getByLabel('First sentence').inputValue()).toBe('Clay that moves with the rain.');

    await first.getByLabel('Ground', { exact: true }).fill('Blackland clay');
    const versions = first.getByRole('region', { name: 'Two versions' });
    await versions.waitFor();
    expect(await versions.textContent()).toMatch(/Blackland clay.*TheirsClay/);
    await versions.getByRole('button', { name: 'Take theirs' }).click();
    await versions.waitFor({ state: 'detached' });
    await first.getByText(/^Saved /).waitFor();
    expect(await first.getByLabel('Ground', { exact: true }).inputValue()).toBe('Clay');
    await first.getByRole('button', { name: 'Drop the changes' }).click();
    await first.getByRole('button', { name: 'Go back' }).click();
    await first.getByText(/^Saved /).waitFor();
    await one.close();
    await two.close();
  });

  it('adds a project, changes its rows by keys, and has it on the site', async () => {
    const { page, close } = await site('', { viewport: DESKTOP });
    await page.getByRole('button', { name: 'Add a project' }).click();
    await page.getByLabel('Name of the project').fill('Pecan Court');
    await page.getByLabel('Begin from').selectOption({ label: 'A copy of Ridge House' });
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByRole('heading', { name: 'Pecan Court', level: 1 }).waitFor();
    await expectAccessible(page);
    // Values that a copy can't share with its model are named at the field; a sheet number of its own it has already.
    expect(await page.getByLabel('Sheet number').inputValue()).toMatch(/^P-\d{3}$/);
    await page.getByText(/has the same title/).waitFor();
    await page.getByLabel('Page title').fill('Pecan Court');
    await page.getByRole('button', { name: 'Choose another picture' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kitchen', exact: true }).click();
    await page.getByText(/^Saved /).waitFor();
    await page.getByRole('link', { name: 'Publish...' }).click();
    await page.getByRole('button', { name: /^Publish \d/ }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    const text = await publicText('/projects/pecan-court');
    expect(text).toContain('Pecan Court');
    expect(text).toContain('05-kitchen');
    await close();
  });

  it('is closed to staff', async () => {
    const { page, close } = await site('', {}, COLLEAGUE);
    await page.getByRole('heading', { name: 'Not open to you' }).waitFor();
    await close();
  });
});
