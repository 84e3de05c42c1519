/** Ten inquiries of a Monday morning, triaged without a mouse (product decision §9). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiry.ts';
import { expectAccessible, hasChromium } from '../support/browser.ts';
import { type Desk, heading, openDesk } from '../support/dashboard.ts';

describe.skipIf(!hasChromium)('the dashboard by keyboard alone', () => {
  let desk: Desk;
  const names = Array.from({ length: 10 }, (_, i) => `Visitor Number ${String.fromCharCode(65 + i)}`);
  beforeAll(async () => {
    desk = await openDesk();
    for (const [i, name] of names.entries()) await desk.inquiry(name, { hoursAgo: 29 - i * 2 });
  });
  afterAll(() => desk?.close());

  it('triages ten inquiries: the most urgent first, a status and a note for each', async () => {
    const { page, complaints, close } = await desk.signedIn();
    await expect.poll(() => page.title()).toMatch(/^\(3\) Admin Dashboard/);
    const statuses = ['contacted', 'in-progress', 'completed', 'cancelled'];
    // What is answered sinks in the list; j goes on with the one that came after it.
    for (const [i, name] of names.entries()) {
      await page.locator('[data-inquiry]').filter({ hasText: name }).first().waitFor();
      await expect.poll(() => page.locator('[data-inquiry]').first().textContent()).toBe(name);
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('j');
      await heading(page, name).waitFor();
      await page.keyboard.press('n');
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
    const all = (await (await page.request.get(`${desk.server.url}/api/inquiries`)).json()) as Inquiry[];
    expect(all.filter(({ status }) => status === 'new')).toEqual([]);
    expect(all.every(({ notes }) => notes?.startsWith('Looked at'))).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('explains its keys, searches by / and goes to the board by b', async () => {
    const { page, complaints, close } = await desk.signedIn();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
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
    await close();
  });
});
