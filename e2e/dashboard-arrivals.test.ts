/** New inquiries while staff are elsewhere: counted on every view, shown on a click, announced by one notification. */
import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible, hasChromium } from '../tests/support/browser.ts';
import { card, deskForTests, openDesk } from '../tests/support/dashboard.ts';

describe.skipIf(!hasChromium)('arrivals', () => {
  const desk = deskForTests(openDesk);
  beforeAll(async () => {
    for (let i = 0; i < 30; i++) await desk.inquiry(`Waiting ${i}`, { hoursAgo: 20 });
  });

  it('are counted in the tab and on the bar of every view, and shown, marked and focused on a click', async () => {
    const { page, complaints } = await desk.signedIn();
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
    await desk.inquiry('Visitor One');
    await desk.inquiry('Visitor Two');
    await page.getByRole('link', { name: 'Inquiries 2 new' }).waitFor();
    await expect.poll(() => page.title()).toMatch(/^\(2 new\) Reports/);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Inquiries 2 new' }).click();
    for (const name of ['Visitor One', 'Visitor Two'])
      await page.locator('li[data-arrived]', { has: card(page, name) }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.closest('li')?.dataset.arrived))
      .toBe('true');
    await expect.poll(() => page.evaluate(isFocusInSight)).toBe(true);
    await expect.poll(() => page.title()).toMatch(/^Admin Dashboard/);
    expect(await page.locator('[data-arrivals]').count()).toBe(0);
    await desk.inquiry('Visitor Two and a Half');
    await expect.poll(() => page.title()).toMatch(/^\(1 new\) Admin Dashboard/);
    await page.getByRole('button', { name: '1 new inquiry' }).click();
    await page.locator('li[data-arrived]', { has: card(page, 'Visitor Two and a Half') }).waitFor();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  it('are notified of by one of several tabs, by service and town alone, for those who asked for it', async () => {
    const { page, context, complaints } = await desk.signedIn({}, undefined, '/admin');
    const { notices, requests } = await notifications(context);
    await page.goto(`${desk.server.url}/admin/account`);
    await page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
    await desk.inquiry('Before Asking');
    await page.locator('[data-arrivals]').waitFor();
    expect([notices, requests]).toEqual([[], []]);
    await page.getByRole('button', { name: 'Turn on notifications' }).click();
    await page.getByRole('button', { name: 'Turn off notifications' }).waitFor();
    expect(requests).toHaveLength(1);
    await expectAccessible(page);
    const others: Page[] = [];
    for (let i = 0; i < 2; i++) {
      const tab = await context.newPage();
      await tab.goto(`${desk.server.url}/admin`);
      await tab.locator('[data-inquiry]').first().waitFor();
      others.push(tab);
    }
    await desk.inquiry('Secret Name', { serviceType: 'custom-home' });
    for (const tab of others) await tab.locator('[data-arrivals]').waitFor();
    await expect.poll(() => notices.length).toBe(1);
    // Each tab would have notified by now.
    await page.waitForTimeout(1500);
    // The number of new inquiries differs by tab.
    expect(notices).toEqual([
      {
        title: expect.stringMatching(/^(New inquiry|2 new inquiries)$/),
        body: expect.stringMatching(/Custom Home, Blanco$/),
      },
    ]);
    expect(JSON.stringify(notices)).not.toContain('Secret');
    // When the first tab closes, another takes over.
    await page.close();
    await desk.inquiry('Another Name', { serviceType: 'custom-home' });
    await expect.poll(() => notices.length).toBe(2);
    expect(complaints).toEqual([]);
  });
});

type Notice = { title: string; body: string };

/** Records notifications and permission requests; every tab counts as hidden. */
async function notifications(context: BrowserContext) {
  const notices: Notice[] = [];
  const requests: string[] = [];
  await context.exposeFunction('notified', (title: string, body: string) => notices.push({ title, body }));
  await context.exposeFunction('asked', () => requests.push('asked'));
  await context.addInitScript(() => {
    const told = window as unknown as { notified: (title: string, body: string) => void; asked: () => void };
    document.hasFocus = () => false;
    window.Notification = class {
      static get permission() {
        return localStorage.getItem('granted') ? 'granted' : 'default';
      }
      static async requestPermission() {
        told.asked();
        localStorage.setItem('granted', 'yes');
        return 'granted';
      }
      constructor(title: string, { body }: { body: string }) {
        told.notified(title, body);
      }
    } as unknown as typeof Notification;
  });
  return { notices, requests };
}

function isFocusInSight(): boolean {
  const at = document.activeElement?.getBoundingClientRect();
  return at !== undefined && at.top >= 0 && at.bottom <= innerHeight;
}
