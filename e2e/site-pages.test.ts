/** Texts of pages, the order of a list and the address of a page, changed on a phone. */
import type { Page } from 'playwright-core';
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

describe.skipIf(!hasChromium)('the pages of the site, changed on a phone', () => {
  const desk = deskForTests(openDesk);

  async function site(query = '') {
    const visitor = await visit(desk.browser, { viewport: PHONE });
    await signIn(visitor.page, desk.server, `/admin/site${query}`, OWNER);
    await visitor.page.getByRole('heading', { level: 1 }).waitFor();
    return visitor;
  }
  const publicText = async (path: string) => (await fetch(desk.server.url + path)).text();
  async function publish(page: Page) {
    await page.goto(`${desk.server.url}/admin/site?show=changes`);
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByText('Published', { exact: true }).waitFor();
  }

  it('puts the team in another order, by keyboard and by dragging, and says so', async () => {
    const { page } = await site();
    await page.getByRole('button', { name: 'Reorder team' }).click();
    const entries = page.locator('li:has(> [data-drag-handle])');
    const names = () => entries.locator('> span:nth-of-type(2)').allTextContents();
    await entries.first().waitFor();
    const [first = '', second = '', third = ''] = await names();
    await page.getByRole('button', { name: `Move ${first} down` }).press('Enter');
    await page.getByText(`${first} is now 2 of 6.`).waitFor();
    expect((await names()).slice(0, 3)).toEqual([second, first, third]);
    const focused = page.getByRole('button', { name: `Move ${first} down` });
    await expect.poll(() => focused.evaluate((button) => button === document.activeElement)).toBe(true);

    await entries.nth(2).locator('[data-drag-handle]').dragTo(entries.nth(0));
    await page.getByText(`${third} is now 1 of 6.`).waitFor();
    expect((await names()).slice(0, 3)).toEqual([third, second, first]);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Publish 1 change' }).waitFor();
    await publish(page);
    const team = await publicText('/team');
    expect(team.indexOf(`>${third}<`)).toBeLessThan(team.indexOf(`>${second}<`));
    expect(team.indexOf(`>${second}<`)).toBeLessThan(team.indexOf(`>${first}<`));
  });

  it('gives a project another address: the old one leads there, and links follow', async () => {
    const { page } = await site('?edit=projects/ridge-house&field=address');
    const address = page.getByLabel('Page URL');
    await address.fill('Ledge House');
    await page.getByText('can use lowercase letters, numbers, and single hyphens').first().waitFor();
    await address.fill('ledge-house');
    await page.getByText('Currently /projects/ledge-house.').waitFor();
    await page.getByText(/^Draft saved at /).waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await publish(page);
    const old = await fetch(`${desk.server.url}/projects/ridge-house`, { redirect: 'manual' });
    expect([old.status, old.headers.get('location')]).toEqual([301, '/projects/ledge-house']);
    expect(await publicText('/projects')).toContain('href="/projects/ledge-house"');
    expect(await publicText('/projects/ledge-house')).toContain('Ridge House');

    // A link shows the name of its page, and stores its address.
    await page.goto(`${desk.server.url}/admin/site?edit=pages/services&field=intro.links.0.href`);
    const link = page.locator('[data-path="intro.links.0.href"]');
    await expect.poll(() => link.inputValue()).toBe('Custom homes');
    await link.fill('Ridge House');
    await page.getByText(/^Draft saved at /).waitFor();
    await expectAccessible(page);
    await publish(page);
    expect(await publicText('/services')).toContain('href="/projects/ledge-house"');
  });
});
