/** Scheduled changes of the site, and earlier versions of an item, as an editor uses them. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EditedRecord, Release } from '#contract/site/site-records.ts';
import type { ScheduledRelease } from '#contract/site/site-schedule.ts';
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

describe.skipIf(!hasChromium)('Publishing at a time', () => {
  let server: RunningServer;
  let browser: Browser;
  let content: ContentCalls;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openOffice(), sharedBrowser()]);
    content = await contentCalls(server);
  });
  afterAll(() => server?.remove());

  /** Changes the first sentence of Llano's page, as the form does. @returns the data that publishing requires. */
  async function change(lede: string) {
    const { version } = await content.change('/areas/llano', { lede });
    return { records: [{ collection: 'areas', slug: 'llano', version }] };
  }
  const pageOfLlano = async () => (await fetch(`${server.url}/service-area/llano`)).text();

  async function open(page: Page, path: string) {
    await signIn(page, server, path);
    await hydrated(page);
  }

  it('is chosen on a phone where changes are published, shown on the overview, and taken back', async () => {
    await change('Granite, tomorrow.');
    const { page, complaints } = await visit(browser, { viewport: PHONE });
    await open(page, '/admin/site?show=changes');
    await page.getByLabel('When').selectOption({ label: 'Tomorrow, 7:30 AM' });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Schedule 1 change' }).click();
    const waiting = page.getByRole('region', { name: 'Scheduled' });
    await waiting.getByText(/^Publishes \w{3}, \w{3} \d+, 7:30 AM$/).waitFor();
    await page.getByText('Nothing else to publish.').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    expect(await pageOfLlano()).not.toContain('Granite, tomorrow.');

    await page.getByRole('link', { name: 'Content', exact: true }).click();
    const row = page.locator('#site-areas-llano');
    await row.getByText(/^Scheduled for \w{3}, \w{3} \d+, 7:30 AM$/).waitFor();
    await expectAccessible(page);
    await row.click();
    await page.getByText(/^Scheduled for .* Changes you make now won’t be included\.$/).waitFor();
    await expectAccessible(page);

    await page.goto(`${server.url}/admin/site?show=changes`);
    await page.getByRole('button', { name: /^Unschedule/ }).click();
    await page.getByRole('button', { name: 'Publish 1 change' }).waitFor();
    await waiting.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('comes by itself, and says so in the log when it couldn’t', async () => {
    const wanted = await change('Granite, by itself.');
    const dueAt = () => new Date(Date.now() + 2500).toISOString();
    await content.call<ScheduledRelease>('POST', '/scheduled', { ...wanted, dueAt: dueAt() });
    await expect.poll(pageOfLlano, { timeout: 30_000 }).toContain('Granite, by itself.');
    const { releases } = await content.call<{ releases: Release[] }>('GET', '/releases');
    expect(releases).toHaveLength(1);

    const again = await change('Granite, not at its time.');
    await content.call<ScheduledRelease>('POST', '/scheduled', { ...again, dueAt: dueAt() });
    await content.call('POST', `/releases/${releases[0]?.id}/undo`);
    const failed = async () =>
      (await content.call<{ scheduled: ScheduledRelease[] }>('GET', '/scheduled')).scheduled[0]?.failed ??
      null;
    await expect.poll(failed, { timeout: 30_000 }).not.toBeNull();
    const { page, complaints } = await visit(browser, { colorScheme: 'dark' });
    await open(page, '/admin/site');
    await expectAccessible(page);
    await page.getByText('1 update couldn’t be published on schedule.').waitFor();
    await page.getByRole('link', { name: 'View details' }).click();
    const notice = page.getByRole('region', { name: 'Failed to publish' });
    await notice.getByText(/were already published or undone/).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Publish 1 change' }).waitFor();
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await page.goto(`${server.url}/admin/staff`);
    await page.getByText('1 change scheduled by Olivia Owner went live').first().waitFor();
    await page.getByText('1 change scheduled by Olivia Owner failed to publish').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('keeps every version of a part of the site, and takes an earlier one as the draft', async () => {
    await content.call('POST', '/releases', await change('Granite, the second version.'));
    await content.call('POST', '/releases', await change('Granite, the third version.'));
    const { page, complaints } = await visit(browser, { viewport: PHONE });
    await open(page, '/admin/site?edit=areas/llano');
    await page.getByText('History', { exact: true }).click();
    const take = page.getByRole('button', { name: /^Restore this version\s+\(update \d+\)$/ });
    await take.first().waitFor();
    await page.locator('ins').filter({ hasText: 'third' }).first().waitFor();
    await page.getByText('Current draft').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await take.first().click();
    await page
      .getByText(/^Draft saved/)
      .first()
      .waitFor();
    const draft = async () =>
      (await content.call<EditedRecord>('GET', '/areas/llano')).value as { lede: string };
    await expect.poll(async () => (await draft()).lede).toBe('Granite, the second version.');
    expect(await pageOfLlano()).toContain('Granite, the third version.');
    expect(complaints).toEqual([]);
  });
});
