/** *Site*, as an owner uses it: finding an item, publishing changes, undoing them. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SiteOverview } from '#contract/site/site-records.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { type ContentCalls, contentCalls, openOffice, signIn } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

describe.skipIf(!hasChromium)('Website', () => {
  let server: RunningServer;
  let browser: Browser;
  let content: ContentCalls;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openOffice(), sharedBrowser()]);
    content = await contentCalls(server);
  });
  afterAll(() => server?.remove());

  const first = async (collection: string) => {
    const { collections } = await content.call<SiteOverview>('GET', '');
    const record = collections.find((one) => one.collection === collection)?.records[0];
    if (!record) throw new Error(`no ${collection}`);
    return record;
  };

  async function open(page: Page, path = '/admin/site') {
    await signIn(page, server, path);
    await hydrated(page);
    await page.getByRole('heading', { name: 'Website', level: 1 }).waitFor();
  }

  it('lists every part of the site on a phone, and finds one by its name', async () => {
    const { page, complaints } = await visit(browser, { viewport: PHONE });
    await open(page);
    const project = await first('projects');
    const row = page.locator(`#site-projects-${project.slug}`);
    await row.waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    // Other items that mention the project may stay in the list.
    const shown = () => page.locator('main li a[id^="site-"]').count();
    const all = await shown();
    await page.getByLabel('Search pages, people, and quotes').fill(project.name.toUpperCase());
    await expect.poll(shown).toBeLessThan(all);
    expect(await row.textContent()).toContain(project.name);
    expect(new URL(page.url()).searchParams.get('q')).toBe(project.name.toUpperCase());
    await page.getByLabel('Search pages, people, and quotes').fill('no such thing');
    await page.getByText('No matches').waitFor();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await row.waitFor();
    expect(complaints).toEqual([]);
  });

  it('leads to the field that blocks, and publishes the others without it', async () => {
    const [blocked, fine] = [await first('manufacturers'), await first('areas')];
    await content.change(`/manufacturers/${blocked.slug}`, { name: '' });
    await content.change(`/areas/${fine.slug}`, { name: `${fine.name} Hills` });
    const { page } = await visit(browser);
    await open(page, '/admin/site?show=changes');
    const publish = page.getByRole('button', { name: /^Publish/ });
    await publish.waitFor();
    expect(await publish.textContent()).toBe('Publish 1 change');
    expect(await page.getByRole('checkbox').last().isDisabled()).toBe(true);
    expect(await page.locator('#publish-words').textContent()).toMatch(
      / can be published once you fix the problems listed above\.$/,
    );
    const mend = page.getByRole('link', { name: 'Fix' }).first();
    expect(await mend.getAttribute('href')).toBe(
      `/admin/site?show=changes&edit=manufacturers/${blocked.slug}&field=name`,
    );
    await publish.click();
    await page.getByText('Published', { exact: true }).waitFor();
    await expect.poll(() => page.getByRole('checkbox').count()).toBe(1);
    await page.getByRole('button', { name: /^Discard changes/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard changes' }).click();
    await page.getByText('Nothing to publish.').waitFor();
  });

  it('hides all samples of a kind in one step, once they are published', async () => {
    const { collections } = await content.call<SiteOverview>('GET', '');
    const sampled = collections.find(
      ({ mayHide, records }) => mayHide && records.filter(({ sample }) => sample).length > 1,
    );
    if (!sampled) throw new Error('no sample can be hidden');
    const samples = sampled.records.filter(({ sample }) => sample).length;
    const { page } = await visit(browser);
    await open(page);
    const part = page.getByRole('region', { name: sampled.name });
    await part.getByRole('button', { name: `Hide all ${samples} sample items` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Hide samples' }).click();
    await part.getByRole('button', { name: /^Show all/ }).click();
    await expect.poll(() => part.getByText('Will be hidden').count(), { timeout: 60_000 }).toBe(samples);
    await page.getByRole('link', { name: `Publish ${samples} changes` }).waitFor();

    await page.goto(`${server.url}/admin/site?show=changes`);
    await page.getByRole('button', { name: /^Publish \d/ }).click();
    await page.getByText('Published', { exact: true }).waitFor();
    const shown = async (path: string) => (await fetch(server.url + path)).text();
    expect(sampled.collection).toBe('projects');
    expect(await shown('/projects')).toContain('We’re putting this page together.');
    expect(await shown('/')).not.toContain('Long Gable');
  });

  it('shows what isn’t published to someone without an account, by a link', async () => {
    const { page } = await visit(browser, { viewport: PHONE });
    await content.change('/areas/blanco', { lede: 'For the architect, before anyone else.' });
    await open(page, '/admin/site?show=changes');
    const part = page.getByRole('region', { name: 'Share a preview' });
    await part.getByLabel('Expires after').selectOption('a day');
    await part.getByRole('button', { name: 'Create link' }).click();
    const { pathname } = new URL((await part.getByText(/\/preview\//).textContent()) as string);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const stranger = await visit(browser, { viewport: PHONE });
    await stranger.page.goto(server.url + pathname);
    await stranger.page.getByText('For the architect, before anyone else.').waitFor();
    await stranger.page.getByRole('contentinfo').getByRole('link', { name: 'Site Map' }).click();
    await stranger.page.getByRole('heading', { name: 'Site Map', level: 1 }).waitFor();
    expect(new URL(stranger.page.url()).pathname).toBe(pathname);
    expect(stranger.complaints).toEqual([]);
    await part.getByRole('button', { name: /^Revoke/ }).click();
    await expect.poll(() => part.getByRole('list').count()).toBe(0);
    expect((await stranger.page.reload())?.status()).toBe(404);
  });

  it.each([
    ['the site', '/admin/site', 170],
    ['an article in its editor', '/admin/site?edit=articles/rock-clay-and-the-slab', 240],
  ])('sends at most so much script for the first view of %s', async (_, path, most) => {
    const { page } = await visit(browser, { viewport: PHONE });
    await signIn(page, server, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if (path.includes('articles')) await page.locator('.ProseMirror').waitFor();
    // The transfer sizes of a first visit, except the scripts that signing in has loaded.
    const sent = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(\?|$)/.test(name))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
    console.log(`first view of ${path}: ${Math.round(sent / 1024)} KB of script`);
    expect(sent).toBeGreaterThan(50 * 1024);
    expect(sent).toBeLessThanOrEqual(most * 1024);
  });
});
