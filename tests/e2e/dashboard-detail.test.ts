/** An inquiry in full: answered, logged, shared with a colleague, on a desk and on a phone (product decision §9, §10). */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inquiry } from '#contract/inquiry.ts';
import { type MailServer, parseMail, startMailServer } from '../../server/testing/mail-server.ts';
import { expectAccessible, expectNoSidewaysScroll, hasChromium, PHONE } from '../support/browser.ts';
import { COLLEAGUE, type Desk, heading, openDesk } from '../support/dashboard.ts';
import { OWNER } from '../support/office.ts';

const detail = (page: Page) => page.getByRole('region', { name: 'Inquiry details' });
const noteBox = (page: Page) => page.getByPlaceholder('Add notes about this inquiry...');
const events = (page: Page) => page.getByRole('list', { name: 'Timeline' }).getByRole('listitem');
const clock = (page: Page) => page.locator('header [data-clock]');

describe.skipIf(!hasChromium)('an inquiry in the dashboard', () => {
  let desk: Desk;
  let mailServer: MailServer;
  beforeAll(async () => {
    mailServer = await startMailServer();
    desk = await openDesk({ SMTP_URL: mailServer.url });
  });
  afterAll(async () => {
    await desk?.close();
    await mailServer?.stop();
  });

  const open = async (id: string, options = {}, who = OWNER) => {
    const visitor = await desk.signedIn(options, who);
    await visitor.page.goto(`${desk.server.url}/admin?inquiry=${id}`);
    await visitor.page.locator('#inquiry-name').waitFor();
    await events(visitor.page).first().waitFor();
    return visitor;
  };

  it('is answered from a template; the mail arrives, the clock stops, the timeline tells', async () => {
    const id = await desk.inquiry('Rosa Reply', { hoursAgo: 20 });
    const { page, complaints, close } = await open(id);
    await expect.poll(() => clock(page).textContent()).toMatch(/^3 h 59 min left$|^4 h 0 min left$/);
    await page.getByRole('button', { name: 'Reply by e-mail' }).click();
    await page.getByLabel('Begin with').selectOption({ label: 'Suggest a site visit' });
    const text = page.getByLabel('Mail', { exact: true });
    expect(await text.inputValue()).toMatch(/^Hello Rosa,[\s\S]*Olivia Owner$/);
    await text.fill(`${await text.inputValue()}\nP.S. Bring boots.`);
    await expectAccessible(page);

    await page.reload();
    await expect.poll(() => text.inputValue()).toContain('P.S. Bring boots.');
    await page.getByLabel('Begin with').selectOption({ label: 'Suggest a call' });
    expect(await text.inputValue()).not.toContain('Bring boots');
    await page.getByRole('button', { name: 'Bring back what stood here before' }).click();

    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect.poll(() => clock(page).textContent()).toMatch(/^Answered after 20 h$/);
    const mails = () => mailServer.received.filter(({ to }) => to.includes('rosa.reply@example.com'));
    await expect
      .poll(async () => (await Promise.all(mails().map(parseMail))).map((mail) => mail.text ?? '').join(), {
        timeout: 15_000,
      })
      .toContain('P.S. Bring boots.');
    await expect
      .poll(() => events(page).first().textContent())
      .toContain('Olivia Owner replied: Your request LF-');
    expect(await events(page).last().textContent()).toContain('The visitor sent the request');
    await page.reload();
    await page.locator('[data-mail-state="sent"]').first().waitFor();
    await page.getByRole('button', { name: 'Reply by e-mail' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('is answered once, though the first answer was lost and the page loaded again', async () => {
    const id = await desk.inquiry('Lena Lost');
    const { page, close } = await open(id);
    await page.getByRole('button', { name: 'Reply by e-mail' }).click();
    await page.getByLabel('Subject').fill('Your house');
    const text = page.getByLabel('Mail', { exact: true });
    await text.fill('We come on Tuesday.');
    const keys: (string | undefined)[] = [];
    await page.route('**/replies', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      // The server has done its work; nobody hears of it.
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.getByText('it goes out only once').waitFor();
    expect(await text.inputValue()).toBe('We come on Tuesday.');
    await expectAccessible(page);

    await page.unroute('**/replies');
    await page.reload();
    await text.waitFor();
    await expect.poll(() => text.inputValue(), { timeout: 15_000 }).toBe('We come on Tuesday.');
    const again = page.waitForRequest((sent) => sent.url().endsWith('/replies'));
    await page.getByRole('button', { name: 'Send reply' }).click();
    expect(await (await again).headerValue('idempotency-key')).toBe(keys[0]);
    await page.getByRole('button', { name: 'Reply by e-mail' }).waitFor();
    const answer = await page.request.get(`${desk.server.url}/api/inquiries/${id}/mails`);
    const replies = ((await answer.json()) as { kind: string }[]).filter(({ kind }) => kind === 'reply');
    expect(replies).toHaveLength(1);

    await page.getByRole('button', { name: 'Reply by e-mail' }).click();
    expect(await text.inputValue()).toBe('');
    await close();
  });

  it('takes the log of a call, which stops the clock, and keeps every note', async () => {
    const id = await desk.inquiry('Carl Call', { hoursAgo: 30 });
    const { page, complaints, close } = await open(id);
    await expect.poll(() => clock(page).textContent()).toMatch(/overdue$/);
    await page.getByPlaceholder('What was said, if worth keeping').fill('Wants to begin in March');
    await page.getByRole('button', { name: 'Log contact' }).click();
    await expect.poll(() => clock(page).textContent()).toBe('Answered after 30 h, late');
    for (const note of ['The first note', 'The second note']) {
      await noteBox(page).fill(note);
      await page.getByRole('button', { name: 'Save Notes' }).click();
      await expect.poll(() => noteBox(page).inputValue()).toBe('');
    }
    await detail(page).getByLabel('Assigned to', { exact: true }).selectOption({ label: COLLEAGUE.name });
    await detail(page).getByLabel('Status').selectOption('contacted');
    await expect
      .poll(() => events(page).allTextContents())
      .toEqual([
        expect.stringContaining('Olivia Owner changed the status from New to Contacted'),
        expect.stringContaining('Olivia Owner assigned it to Ana Ruiz'),
        expect.stringMatching(/wrote a note.*The second note/),
        expect.stringMatching(/wrote a note.*The first note/),
        expect.stringMatching(/Olivia Owner logged a call.*Wants to begin in March/),
        expect.stringContaining('The visitor sent the request'),
      ]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('is shared: who looks at it, who changed it, and both versions of a change that came too late', async () => {
    const id = await desk.inquiry('Sam Shared');
    const [mine, theirs] = await Promise.all([open(id), open(id, {}, COLLEAGUE)]);
    await mine.page.getByText('Ana Ruiz is looking at this too.').waitFor();
    await theirs.page.getByText('Olivia Owner is looking at this too.').waitFor();

    await noteBox(mine.page).fill('Mine, half a thought');
    await noteBox(theirs.page).fill('Theirs, a whole one');
    await theirs.page.getByRole('button', { name: 'Save Notes' }).click();
    await mine.page.getByText('Changed by Ana Ruiz since you opened it.').waitFor();
    expect(await events(mine.page).count()).toBe(1);

    await mine.page.getByRole('button', { name: 'Save Notes' }).click();
    const versions = mine.page.getByLabel('Notes: both versions');
    await expect.poll(() => versions.textContent()).toMatch(/Theirs, a whole one.*Mine, half a thought/);
    expect(await noteBox(mine.page).inputValue()).toBe('Mine, half a thought');
    await expectAccessible(mine.page);
    await mine.page.getByRole('button', { name: 'Save yours now' }).click();
    await expect.poll(() => noteBox(mine.page).inputValue()).toBe('');

    await theirs.page.locator('[data-changed]').getByRole('button', { name: 'Show' }).click();
    await theirs.page.getByText('Mine, half a thought').first().waitFor();
    await detail(mine.page).getByLabel('Status').selectOption('completed');
    await theirs.page.getByText('Changed by Olivia Owner since you opened it.').waitFor();
    await detail(theirs.page)
      .getByLabel('Assigned to', { exact: true })
      .selectOption({ label: COLLEAGUE.name });
    await expect
      .poll(() => theirs.page.getByLabel('Assigned to: both versions').textContent())
      .toMatch(/Nobody.*Ana Ruiz/);
    await theirs.close();
    await mine.close();
  });

  it('is marked as spam and rescued without closing, and names others of the same sender', async () => {
    const first = await desk.inquiry('Dora Double', { phone: '979-555-0150' });
    const second = await desk.inquiry('Dora Again', { phone: '(979) 555-0150' });
    const { page, complaints, close } = await open(first);
    await page.getByRole('list', { name: 'Other requests by the same sender' }).getByRole('link').click();
    await heading(page, 'Dora Again').waitFor();
    expect(page.url()).toContain(second);
    await page.getByRole('button', { name: 'Mark as spam' }).click();
    await page.getByRole('button', { name: 'Not spam' }).waitFor();
    await heading(page, 'Dora Again').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Not spam' }).click();
    await page.getByRole('button', { name: 'Mark as spam' }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  it('fits a hand: calls, mails, status and note from the foot of a phone; a note survives lost signal', async () => {
    const id = await desk.inquiry('Petra Phone', { phone: '979-555-0117' });
    const { page, context, close } = await open(id, { viewport: PHONE, colorScheme: 'dark' });
    const bar = page.getByRole('navigation', { name: 'Between inquiries' });
    expect(await bar.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:979-555-0117');
    expect(await bar.getByRole('link', { name: 'Mail' }).getAttribute('href')).toMatch(/^mailto:/);
    for (const control of await bar.locator('a, button').all()) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.y).toBeGreaterThan(PHONE.height * 0.75);
    }
    await bar.getByRole('button', { name: 'Status' }).click();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.matches('[data-status-select]'))).toBe(true);
    await bar.getByRole('button', { name: 'Note' }).click();
    await page.keyboard.type('On site, no signal');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await page.getByText('What you typed is still in the box.').waitFor();
    const toast = await page.locator('li', { hasText: 'Failed to update inquiry' }).boundingBox();
    const top = (await bar.boundingBox())?.y;
    expect((toast?.y ?? Infinity) + (toast?.height ?? 0)).toBeLessThan(top ?? 0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await context.setOffline(false);
    await page.reload();
    await expect.poll(() => noteBox(page).inputValue()).toBe('On site, no signal');
    await page.getByRole('button', { name: 'Save Notes' }).click();
    await expect.poll(() => noteBox(page).inputValue()).toBe('');
    const saved = await page.request.get(`${desk.server.url}/api/inquiries/${id}`);
    expect(((await saved.json()) as Inquiry).notes).toBe('On site, no signal');
    await close();
  });
});
