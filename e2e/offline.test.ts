/** The dashboard without a connection: data that a phone stores, and changes that it queues (docs/decisions/0026). */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  visit,
} from '../tests/support/browser.ts';
import { COLLEAGUE, cookieOf, OWNER, openOffice, sendInquiry } from '../tests/support/office.ts';
import { type RunningServer, startServer } from '../tests/support/running-server.ts';

describe.skipIf(!hasChromium)('a phone without a connection', () => {
  let server: RunningServer;
  let browser: Browser;
  /** Service workers need a secure context, which localhost is. */
  let site: string;
  beforeEach(async () => {
    await server?.remove();
    [server, browser] = await Promise.all([openOffice(), sharedBrowser()]);
    site = server.url.replace('127.0.0.1', 'localhost');
  });
  afterAll(() => server?.remove());

  /** Stops the server; its address doesn't respond until the next start. */
  const lose = () => server.kill('SIGTERM');
  async function comeBack(page: Page) {
    server = await startServer({ PORT: String(server.port), DATA_DIR: server.dataDir });
    await page.evaluate(() => dispatchEvent(new Event('online')));
  }

  async function signedIn() {
    const visitor = await visit(browser, { viewport: PHONE });
    const data = { email: OWNER.email, password: OWNER.password };
    await visitor.page.request.post(`${site}/api/auth/sign-in/email`, { data });
    return visitor;
  }

  /** Opens an inquiry, and waits until the phone has stored it and the offline page. */
  async function opened(page: Page, id: string) {
    await page.goto(`${site}/admin?inquiry=${id}`);
    await hydrated(page);
    await expect.poll(() => copies(page), { timeout: 30_000 }).toContain(id);
    await expect
      .poll(
        () =>
          page.evaluate(
            async () => !!(await (await caches.open('ledge-frame-offline')).match('/admin/offline')),
          ),
        { timeout: 30_000 },
      )
      .toBe(true);
  }

  const copies = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
      // Opening a missing database would create it.
      const all = await indexedDB.databases();
      if (!all.some(({ name }) => name === 'ledge-frame-offline')) return [];
      return new Promise<string[]>((resolve) => {
        const asked = indexedDB.open('ledge-frame-offline');
        asked.onsuccess = () => {
          const database = asked.result;
          const keys = database.transaction('kept').objectStore('kept').getAllKeys();
          keys.onsuccess = () => {
            database.close();
            resolve((keys.result as string[]).filter((key) => key !== 'holder'));
          };
        };
      });
    });

  const events = async (page: Page, id: string): Promise<TimelineEvent[]> =>
    (await page.request.get(`${site}/api/inquiries/${id}/events`)).json();
  const waiting = (page: Page) => page.getByRole('list', { name: 'Not sent yet' }).getByRole('listitem');
  const note = (page: Page) => page.getByPlaceholder('Add notes about this inquiry...');

  it('shows what was opened, takes a note and a call, and sends them once there is one again', async () => {
    const id = await sendInquiry(server, { name: 'Rosa Delgado', phone: '(830) 555-0142' });
    const other = await sendInquiry(server, { name: 'Never Opened' });
    const { page } = await signedIn();
    await opened(page, id);
    await lose();

    await page.goto(`${site}/admin`);
    await hydrated(page);
    await page.getByText('You’re offline.').waitFor();
    await page.getByRole('button', { name: 'Rosa Delgado' }).click();
    await page.getByText('has eleven acres outside of Blanco').waitFor();
    expect(await page.getByRole('link', { name: '(830) 555-0142' }).getAttribute('href')).toBe(
      'tel:(830)-555-0142',
    );
    await note(page).fill('The gate’s code is on the back of the plan');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await page.getByText('Saved on this device until you’re online').waitFor();
    expect(await note(page).inputValue()).toBe('');
    await page.getByPlaceholder('Summary (optional)').fill('Thursday at nine');
    await page.getByRole('button', { name: 'Reached', exact: true }).click();
    await expect.poll(() => waiting(page).count()).toBe(2);
    await note(page).fill('And a second one');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await expect.poll(() => waiting(page).count()).toBe(3);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    // After a reload at another address, all data is still available.
    await page.goto(`${site}/admin?inquiry=${id}`);
    await expect.poll(() => waiting(page).count()).toBe(3);
    await page.getByText('3 unsent items are').waitFor();
    await page.goto(`${site}/admin?inquiry=${other}`);
    await page.getByText('isn’t saved on this device').waitFor();

    await page.goto(`${site}/admin?inquiry=${id}`);
    await waiting(page).first().waitFor();
    await comeBack(page);
    await expect.poll(() => waiting(page).count(), { timeout: 30_000 }).toBe(0);
    await page.getByRole('button', { name: 'Open dashboard' }).click();
    await page.getByRole('button', { name: 'Reply by email' }).waitFor();
    const told = await events(page, id);
    expect(
      told.filter(({ kind }) => kind === 'note').map(({ data }) => (data as { text: string }).text),
    ).toEqual(['And a second one', 'The gate’s code is on the back of the plan']);
    const calls = told.filter(({ kind }) => kind === 'contact');
    expect(calls).toMatchObject([
      {
        data: { contact: 'call', outcome: 'reached', text: 'Thursday at nine', heardAt: expect.any(String) },
      },
    ]);
    await page.getByText(/logged a call, saved/).waitFor();
  });

  it('keeps what is saved while the line is lost, though the page was open all the time', async () => {
    const id = await sendInquiry(server, { name: 'Lee Line' });
    const { page } = await signedIn();
    await opened(page, id);
    await note(page).waitFor();
    let lost = false;
    // The server saves the note, but its response is lost. The note is sent again, and saved once.
    await page.context().route(
      (url) => url.pathname === `/api/inquiries/${id}` && !lost,
      async (route) => {
        if (route.request().method() !== 'PATCH') return route.continue();
        lost = true;
        await route.fetch();
        await route.abort('connectionreset');
      },
    );
    await note(page).fill('Heard, and not answered');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await page.getByText('Saved on this device').first().waitFor();
    await expect.poll(() => waiting(page).count(), { timeout: 30_000 }).toBe(0);
    expect((await events(page, id)).filter(({ kind }) => kind === 'note')).toHaveLength(1);
  });

  it('shows both notes when a colleague wrote one meanwhile, and saves the second if it should', async () => {
    const id = await sendInquiry(server, { name: 'Two Notes' });
    const { page } = await signedIn();
    await opened(page, id);
    await lose();
    await page.goto(`${site}/admin?inquiry=${id}`);
    await note(page).fill('Mine, from the field');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await waiting(page).first().waitFor();
    server = await startServer({ PORT: String(server.port), DATA_DIR: server.dataDir });
    await fetch(`${server.url}/api/inquiries/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', cookie: await cookieOf(server, COLLEAGUE) },
      body: JSON.stringify({ notes: 'Hers, from the office' }),
    });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.getByText('Ana Ruiz added a note while you were writing').waitFor();
    await page.getByText('Hers, from the office').first().waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save mine too' }).click();
    await expect.poll(() => waiting(page).count(), { timeout: 30_000 }).toBe(0);
    const inquiry = (await (await page.request.get(`${site}/api/inquiries/${id}`)).json()) as Inquiry;
    expect(inquiry.notes).toBe('Mine, from the field');
    expect((await events(page, id)).filter(({ kind }) => kind === 'note')).toHaveLength(2);
  });

  it('keeps nothing beyond a sign-out', async () => {
    const id = await sendInquiry(server, { name: 'Sam Signout' });
    const { page } = await signedIn();
    await opened(page, id);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: /account menu/ }).click();
    await page.locator('[popover]').getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await expect.poll(() => copies(page)).toEqual([]);
    await lose();
    await page.goto(`${site}/admin?inquiry=${id}`);
    await page.getByText('no inquiries are saved on this device').waitFor();
    expect(await page.getByText('Sam Signout').count()).toBe(0);
  });

  it('keeps nothing beyond the session, which ends on the phone as it does on the server', async () => {
    const id = await sendInquiry(server, { name: 'Ida Idle' });
    const { page } = await signedIn();
    await opened(page, id);
    await lose();
    await page.clock.install({ time: Date.now() + 31 * 60_000 });
    await page.goto(`${site}/admin?inquiry=${id}`);
    await page.getByText('Your session ended').waitFor();
    expect(await copies(page)).toEqual([]);
    expect(await page.getByText('Ida Idle').count()).toBe(0);
  });

  it('lets go of what was erased meanwhile, as soon as it hears of it', async () => {
    const id = await sendInquiry(server, { name: 'Era Sed' });
    const stays = await sendInquiry(server, { name: 'Stella Stays' });
    const { page } = await signedIn();
    await opened(page, id);
    await opened(page, stays);
    await page.goto('about:blank');
    const erased = await page.request.post(`${site}/api/erasures`, {
      data: { email: 'era.sed@example.com' },
    });
    expect(erased.ok()).toBe(true);
    await page.goto(`${site}/admin`);
    await hydrated(page);
    await expect.poll(() => copies(page)).toEqual([stays]);
  });
});
