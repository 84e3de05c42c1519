/** Ten inquiries, triaged without a mouse (requirements §14). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { expectAccessible, hasChromium } from '../tests/support/browser.ts';
import { card, type Desk, heading, openDesk } from '../tests/support/dashboard.ts';

describe.skipIf(!hasChromium)('the dashboard by keyboard alone', () => {
  let desk: Desk;
  const names = Array.from({ length: 10 }, (_, i) => `Visitor Number ${String.fromCharCode(65 + i)}`);
  beforeAll(async () => {
    desk = await openDesk();
    for (const [i, name] of names.entries()) await desk.inquiry(name, { hoursAgo: 29 - i * 2 });
  });
  afterAll(() => desk?.close());

  it('triages ten inquiries: the most urgent first, a status and a note for each', async () => {
    const { page, complaints } = await desk.signedIn();
    await expect.poll(() => page.title()).toMatch(/^\(3\) Admin Dashboard/);
    const statuses = ['contacted', 'in-progress', 'completed', 'cancelled'];
    // Due within four hours, then overdue, the latest first, then the rest (QUEUE_RULE).
    const order = [...'DECBAFGHIJ'].map((letter) => `Visitor Number ${letter}`);
    // An answered inquiry moves down in the list; j selects the inquiry that followed it.
    for (const [i, name] of order.entries()) {
      await page.locator('[data-inquiry]').filter({ hasText: name }).first().waitFor();
      await expect.poll(() => page.locator('[data-inquiry]').first().textContent()).toBe(name);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('j');
      await heading(page, name).waitFor();
      await page.keyboard.press('o');
      await page.keyboard.type(`Looked at ${i + 1}: j and 3 are letters here`);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page
        .getByText(`Looked at ${i + 1}: j and 3 are letters here`)
        .first()
        .waitFor();
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press(String((i % 4) + 2));
      await expect
        .poll(() => page.locator('header [data-status]').getAttribute('data-status'))
        .toBe(statuses[i % 4]);
    }
    await expect.poll(() => page.title()).toMatch(/^Admin Dashboard/);
    const listed = async () =>
      (await (await page.request.get(`${desk.server.url}/api/inquiries`)).json()) as Inquiry[];
    await expect.poll(async () => (await listed()).filter(({ status }) => status === 'new')).toEqual([]);
    const all = await listed();
    expect(all.every(({ notes }) => notes?.startsWith('Looked at'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('explains its keys, searches by / and goes to the board by b', async () => {
    const { page, complaints } = await desk.signedIn();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await page.keyboard.type('visitor.number.c');
    await page.getByText('Inquiries (1)').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('visitor.number.c');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    await heading(page, 'Visitor Number C').waitFor();
    await page.keyboard.press('x');
    await page.getByText('1 selected').waitFor();
    await page.keyboard.press('b');
    await page.getByRole('heading', { name: 'Board', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('goes from the search to the results, into the inquiry and back, each by one key', async () => {
    const { page, complaints } = await desk.signedIn();
    await page.keyboard.press('/');
    await page.keyboard.type('Visitor Number');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Visitor Number/);
    const first = await focused(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focused(page)).not.toBe(first);
    const name = await focused(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inquiry-name');
    await heading(page, name).waitFor();
    await page.keyboard.press('o');
    await page.keyboard.type('Half a note');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('inquiry-name');
    await page.keyboard.press('Escape');
    await page.getByText('Select an inquiry to view details').waitFor();
    await expect.poll(() => focused(page)).toBe(name);
    await page.keyboard.press('Tab');
    expect(await isInList(page)).toBe(false);
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe(name);
    await page.keyboard.press('Shift+Tab');
    expect(await isInList(page)).toBe(false);
    await page.keyboard.press('/');
    await page.keyboard.press('Escape');
    expect(await page.locator('input[data-search]').inputValue()).toBe('Visitor Number');
    expect(complaints).toEqual([]);
  });

  it('finds any inquiry and any action by Ctrl+K', async () => {
    const { page, complaints } = await desk.signedIn();
    const palette = page.getByRole('dialog', { name: 'Search actions and inquiries' });
    const find = async (words: string, found: string) => {
      await page.keyboard.press('Control+k');
      await palette.waitFor();
      await page.keyboard.type(words);
      await palette.getByRole('option', { name: found }).and(page.locator('[aria-selected=true]')).waitFor();
    };
    await find('number.d@', 'Visitor Number D');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await heading(page, 'Visitor Number D').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inquiry-name');
    await find('assign ana', 'Assign to Ana Ruiz');
    await page.keyboard.press('Enter');
    await page.getByText('Inquiry updated successfully').first().waitFor();
    await expect
      .poll(() => page.locator('[data-assignee-select] option:checked').textContent())
      .toBe('Ana Ruiz');
    await find('in prog', 'Status: In Progress');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => page.locator('header [data-status]').getAttribute('data-status'))
      .toBe('in-progress');
    await find('write a note', 'Write a note');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('textarea[data-note]:focus').count()).toBe(1);
    await find('reports', 'Reports');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Reports', level: 1 }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('undoes by Ctrl+Z a change of status with its clock, and a reply before it goes out', async () => {
    await desk.inquiry('Slip Of The Finger', { hoursAgo: 30 });
    const { page, complaints } = await desk.signedIn();
    await card(page, 'Slip Of The Finger').click();
    await heading(page, 'Slip Of The Finger').waitFor();
    const clock = page.locator('section[aria-label="Inquiry details"] [data-clock]');
    expect(await clock.first().getAttribute('data-clock')).toBe('overdue');
    await page.keyboard.press('2');
    await page.getByText('Inquiry updated successfully').first().waitFor();
    await expect.poll(() => clock.first().getAttribute('data-clock')).toBe('answered');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.keyboard.press('Control+z');
    await page.getByText('1 inquiry restored.').first().waitFor();
    await expect.poll(() => clock.first().getAttribute('data-clock')).toBe('overdue');
    expect(await page.locator('select[data-status-select]').inputValue()).toBe('new');

    await page.keyboard.press('r');
    const text = page.locator('form[aria-label="Reply by email"] textarea');
    await text.waitFor();
    await page.getByLabel('Start with').selectOption({ index: 1 });
    await text.press('End');
    await text.pressSequentially(' Not yet!');
    await text.press('Control+Enter');
    await page.getByText('Reply queued').first().waitFor();
    await expect.poll(() => text.count()).toBe(0);
    await page.keyboard.press('Control+z');
    await page.getByText('It’s back in your drafts.').first().waitFor();
    // The reply is a draft again, with its text.
    expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('Not yet!');
    const mails = await page.request.get(`${desk.server.url}/api/mails?state=waiting`);
    expect(((await mails.json()) as { kind: string }[]).filter(({ kind }) => kind === 'reply')).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

/** The name on the focused card. */
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('button[data-inquiry]')?.textContent ?? '');

const isInList = (page: Page) => page.evaluate(() => Boolean(document.activeElement?.closest('li')));
