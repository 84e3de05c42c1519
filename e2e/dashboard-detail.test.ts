/** An inquiry's details: replies, contacts, work with a colleague, on a desktop and on a phone (requirements §14, §15). */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { parseMail } from '../server/testing/mail-server.ts';
import { expectAccessible, expectNoSidewaysScroll, hasChromium, PHONE } from '../tests/support/browser.ts';
import { deskForTests, heading, openDeskWithMail } from '../tests/support/dashboard.ts';
import { COLLEAGUE } from '../tests/support/office.ts';

const detail = (page: Page) => page.getByRole('region', { name: 'Inquiry details' });
const noteBox = (page: Page) => page.getByPlaceholder('Add notes about this inquiry...');
const events = (page: Page) => page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
const clock = (page: Page) => page.locator('header [data-clock]');

describe.skipIf(!hasChromium)('an inquiry in the dashboard', () => {
  const desk = deskForTests(openDeskWithMail);

  it('is answered from a template; the mail arrives, the clock stops, the timeline tells', async () => {
    const id = await desk.inquiry('Rosa Reply', { hoursAgo: 20 });
    const { page, complaints } = await desk.opened(id);
    await expect.poll(() => clock(page).textContent()).toMatch(/^3 h 59 min left$|^4 h left$/);
    await page.getByRole('button', { name: 'Reply by email' }).click();
    await page.getByLabel('Start with').selectOption({ label: 'Suggest a site visit' });
    const text = page.getByLabel('Message', { exact: true });
    expect(await text.inputValue()).toMatch(/^Hello Rosa,[\s\S]*Olivia Owner$/);
    await text.fill(`${await text.inputValue()}\nP.S. Bring boots.`);
    await expectAccessible(page);

    await page.reload();
    await expect.poll(() => text.inputValue()).toContain('P.S. Bring boots.');
    await page.getByLabel('Start with').selectOption({ label: 'Suggest a call' });
    expect(await text.inputValue()).not.toContain('Bring boots');
    await page.getByRole('button', { name: 'Restore previous text' }).click();

    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect.poll(() => clock(page).textContent(), { timeout: 30_000 }).toBe('Answered just now');
    const mails = () => desk.mailServer.received.filter(({ to }) => to.includes('rosa.reply@example.com'));
    await expect
      .poll(async () => (await Promise.all(mails().map(parseMail))).map((mail) => mail.text ?? '').join(), {
        timeout: 60_000,
      })
      .toContain('P.S. Bring boots.');
    await expect
      .poll(() => events(page).allTextContents())
      .toContainEqual(expect.stringContaining('Olivia Owner replied: Let’s walk your site (LF-'));
    await page.reload();
    await page.locator('[data-mail-state="sent"]').first().waitFor();
    await page.getByRole('button', { name: 'Reply by email' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is answered once, though the first answer was lost and the page loaded again', async () => {
    const id = await desk.inquiry('Lena Lost');
    const { page } = await desk.opened(id);
    await page.getByRole('button', { name: 'Reply by email' }).click();
    await page.getByLabel('Subject').fill('Your house');
    const text = page.getByLabel('Message', { exact: true });
    await text.fill('We come on Tuesday.');
    const keys: (string | undefined)[] = [];
    await page.route('**/replies', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server handles the request, but its response is lost.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('won’t get it twice').waitFor();
    expect(await text.inputValue()).toBe('We come on Tuesday.');
    await expectAccessible(page);

    await page.unroute('**/replies');
    await page.reload();
    await text.waitFor();
    await expect.poll(() => text.inputValue(), { timeout: 60_000 }).toBe('We come on Tuesday.');
    const again = page.waitForRequest((sent) => sent.url().endsWith('/replies'));
    await page.getByRole('button', { name: 'Send reply' }).click();
    expect(await (await again).headerValue('idempotency-key')).toBe(keys[0]);
    await page.getByRole('button', { name: 'Reply by email' }).waitFor();
    const answer = await page.request.get(`${desk.server.url}/api/inquiries/${id}/mails`);
    const replies = ((await answer.json()) as { kind: string }[]).filter(({ kind }) => kind === 'reply');
    expect(replies).toHaveLength(1);

    await page.getByRole('button', { name: 'Reply by email' }).click();
    expect(await text.inputValue()).toBe('');
  });

  it('is shared: who looks at it, who changed it, and both versions of a change that came too late', async () => {
    const id = await desk.inquiry('Sam Shared');
    const [mine, theirs] = await Promise.all([desk.opened(id), desk.opened(id, {}, COLLEAGUE)]);
    await mine.page.getByText('Ana Ruiz is viewing this too.').waitFor();
    await theirs.page.getByText('Olivia Owner is viewing this too.').waitFor();

    await noteBox(mine.page).fill('Mine, half a thought');
    await noteBox(theirs.page).fill('Theirs, a whole one');
    await theirs.page.getByRole('button', { name: 'Save Notes' }).click();
    await mine.page.getByText('Ana Ruiz updated this inquiry.').waitFor();
    expect(await detail(mine.page).getByText('Theirs, a whole one').count()).toBe(0);

    await mine.page.getByRole('button', { name: 'Save Notes' }).click();
    const versions = mine.page.getByLabel('Notes: both versions');
    await expect
      .poll(() => versions.textContent())
      .toMatch(/Current notes, by Ana Ruiz.*Theirs, a whole one.*Mine, half a thought/);
    expect(await noteBox(mine.page).inputValue()).toBe('Mine, half a thought');
    await expectAccessible(mine.page);
    await mine.page.getByRole('button', { name: 'Save my version' }).click();
    await expect.poll(() => noteBox(mine.page).inputValue()).toBe('');

    // New changes are found by the list’s version, so the list must load before the next change.
    const listed = theirs.page.waitForResponse((answer) => /\/api\/inquiries\?/.test(answer.url()));
    await theirs.page.locator('[data-changed]').getByRole('button', { name: 'Show' }).click();
    await listed;
    await theirs.page.getByText('Mine, half a thought').first().waitFor();
    await detail(mine.page).getByLabel('Status').selectOption('in-progress');
    await theirs.page.getByText('Olivia Owner updated this inquiry.').waitFor();
    const assignee = detail(theirs.page).getByLabel('Assigned to', { exact: true });
    await assignee.selectOption({ label: COLLEAGUE.name });
    await expect.poll(() => detail(theirs.page).getByLabel('Status').inputValue()).toBe('in-progress');
    await expect.poll(() => assignee.locator('option:checked').textContent()).toBe(COLLEAGUE.name);
    expect(await theirs.page.getByRole('alert').count()).toBe(0);
  });

  it('is marked as spam and rescued without closing, and names others of the same sender', async () => {
    const first = await desk.inquiry('Dora Double', { phone: '979-555-0150' });
    const second = await desk.inquiry('Dora Again', { phone: '(979) 555-0150' });
    const { page, complaints } = await desk.opened(first);
    await page.getByRole('list', { name: 'Other inquiries from this client' }).getByRole('link').click();
    await heading(page, 'Dora Again').waitFor();
    expect(page.url()).toContain(second);
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await page.getByRole('button', { name: 'Not spam' }).waitFor();
    await heading(page, 'Dora Again').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Not spam' }).click();
    await page.getByRole('button', { name: 'Mark as spam' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('fits a hand: calls, mails, status and note from the foot of a phone; a note survives lost signal', async () => {
    const id = await desk.inquiry('Petra Phone', { phone: '979-555-0117' });
    const { page, context } = await desk.opened(id, { viewport: PHONE, colorScheme: 'dark' });
    const bar = page.getByRole('navigation', { name: 'Inquiry actions' });
    expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:979-555-0117');
    expect((await page.locator('[data-message]').boundingBox())?.y).toBeLessThan(320);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(66);
    for (const control of await bar.locator('a, button').all()) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.y).toBeGreaterThan(PHONE.height * 0.75);
    }
    await bar.getByRole('button', { name: 'Email' }).click();
    await page.getByLabel('Start with').selectOption({ label: 'Suggest a call' });
    await page.keyboard.press('Escape');
    await bar.getByRole('button', { name: 'Note' }).click();
    await page.keyboard.type('On site, no signal');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Notes' }).click();
    const kept = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem');
    await kept.waitFor();
    const toast = await kept.boundingBox();
    const top = (await bar.boundingBox())?.y;
    expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThan(top ?? 0);
    const waiting = page.getByRole('list', { name: 'Not sent yet' });
    await waiting.getByText('On site, no signal').waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.setOffline(false);
    await page.reload();
    const saved = async () =>
      (await (await page.request.get(`${desk.server.url}/api/inquiries/${id}`)).json()) as Inquiry;
    await expect.poll(async () => (await saved()).notes, { timeout: 40_000 }).toBe('On site, no signal');
    await expect.poll(() => waiting.count(), { timeout: 40_000 }).toBe(0);
  });
});
