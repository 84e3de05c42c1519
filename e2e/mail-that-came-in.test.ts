/** Mail that matches no inquiry is filed in two clicks (requirements §20). */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { clickOnNextSubject, deskForTests, openDesk, placeOf } from '../tests/support/dashboard.ts';
import { cameIn, happened, MAILBOX } from '../tests/support/incoming-mail.ts';
import { signIn } from '../tests/support/office.ts';

const SAM = { name: 'Sam Whitfield', address: 'sam@example.org' };

describe.skipIf(!hasChromium)('mail that came in', () => {
  const desk = deskForTests(() => openDesk(MAILBOX));
  let page: Page;
  let complaints: string[];
  afterEach(() => page?.context().close());

  async function open(path: string, options = {}) {
    ({ page, complaints } = await visit(desk.browser, options));
    await signIn(page, desk.server, path);
  }
  const mail = (subject: string) => page.getByRole('listitem', { name: subject });
  const timeline = async (id: string) =>
    (await (await page.request.get(`${desk.server.url}/api/inquiries/${id}/events`)).json()) as {
      kind: string;
      data: { text?: string; mail?: { from: string | null } };
    }[];

  it('goes with one click to the inquiry of the same address', async () => {
    const id = await desk.inquiry('Rosa Delgado');
    const from = { name: 'Rosa Delgado', address: 'rosa.delgado@example.com' };
    const quoted = '> We could come on Friday.';
    await cameIn(desk.server, { from, subject: 'About Friday', text: 'Friday is fine.', quoted });
    await open('/admin/mail');
    await mail('About Friday').getByText('Friday is fine.').waitFor();
    expect(await mail('About Friday').getByText(quoted).isVisible()).toBe(false);
    await page.getByRole('link', { name: /^Email 1 waiting/ }).waitFor();
    await expectAccessible(page);
    await mail('About Friday')
      .getByRole('button', { name: /^Add to LF-\S+ Rosa Delgado$/ })
      .click();
    await expect.poll(() => mail('About Friday').count()).toBe(0);
    await page.getByText('Your inbox is empty.').waitFor();
    // The focus moves to the place of the list, and the count disappears.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('box');
    await expect.poll(() => page.locator('[data-waiting-mails]').count()).toBe(0);
    expect((await timeline(id))[0]).toMatchObject({
      kind: 'visitor-message',
      data: { text: 'Friday is fine.' },
    });
    await page.getByRole('button', { name: 'View inquiry' }).click();
    await page.locator('#inquiry-name', { hasText: 'Rosa Delgado' }).waitFor();
    await page.locator('li[data-event=visitor-message]').getByText('Friday is fine.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('begins an inquiry, with the name put right', async () => {
    const text = 'We have six acres and a stone barn that we want to keep. How do we begin?';
    await cameIn(desk.server, {
      from: { name: 'HG', address: 'hollis@example.net' },
      subject: 'A house',
      text,
    });
    await open('/admin/mail', { viewport: PHONE });
    await mail('A house').getByRole('button', { name: 'Create inquiry' }).click();
    const name = mail('A house').getByLabel('Name', { exact: true });
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    await name.fill('Hollis Grant');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'View inquiry' }).click();
    await page.locator('#inquiry-name', { hasText: 'Hollis Grant' }).waitFor();
    await page.locator('[data-message]', { hasText: 'six acres and a stone barn' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is set aside alone: the click that follows hits the one that took its place, and does nothing to it', async () => {
    for (const subject of ['The first catalog', 'The second catalog', 'The third catalog'])
      await cameIn(desk.server, { from: SAM, subject, text: 'Windows, doors, gates.' });
    await open('/admin/mail');
    const button = (subject: string) => mail(subject).getByRole('button', { name: 'Archive' });
    // Newest first.
    const at = await placeOf(button('The third catalog'));
    const slip = await clickOnNextSubject(page, at);
    await page.mouse.click(at.x, at.y);
    expect(await slip()).toBe('Archive');
    await page.waitForTimeout(500);
    expect(await mail('The second catalog').count()).toBe(1);
    // After a pause, a click without a movement of the pointer is intentional.
    await page.waitForTimeout(500);
    await page.mouse.click(at.x, at.y);
    await expect.poll(() => mail('The second catalog').count()).toBe(0);
    // After a movement of the pointer, a click is intentional without a pause.
    await page.mouse.move(at.x, at.y + 60);
    await button('The first catalog').click();
    await expect.poll(() => mail('The first catalog').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is set aside, and brought back by Undo or from there', async () => {
    await cameIn(desk.server, { from: SAM, subject: 'A catalog', text: 'Windows, doors, gates.' });
    await open('/admin/mail');
    await mail('A catalog').getByRole('button', { name: 'Archive' }).click();
    await expect.poll(() => mail('A catalog').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await mail('A catalog').waitFor();
    await mail('A catalog').getByRole('button', { name: 'Archive' }).click();
    await expect.poll(() => mail('A catalog').count()).toBe(0);
    await page.getByRole('link', { name: 'Archive' }).click();
    await mail('A catalog').getByRole('button', { name: 'Move to inbox' }).click();
    await expect.poll(() => mail('A catalog').count()).toBe(0);
    await page.getByRole('link', { name: /^Inbox/ }).click();
    await mail('A catalog').waitFor();
    await mail('A catalog').getByRole('button', { name: 'Archive' }).click();
    await expect.poll(() => mail('A catalog').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is counted within seconds, and stands in the list when the reader wants it to', async () => {
    await open('/admin/mail');
    await page.locator('#box').waitFor();
    await cameIn(desk.server, { from: SAM, subject: 'The gate', text: 'It sticks.' });
    await page.locator('[data-waiting-mails]').waitFor({ timeout: 60_000 });
    const news = page.getByRole('button', { name: '1 new email' });
    await news.waitFor();
    expect(await mail('The gate').count()).toBe(0);
    await expectAccessible(page);
    await news.click();
    await mail('The gate').getByText('It sticks.').waitFor();
    await expect.poll(() => news.count()).toBe(0);
    await mail('The gate').getByRole('button', { name: 'Archive' }).click();
    await expect.poll(() => page.locator('[data-waiting-mails]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('keeps suspected spam apart and says why; what couldn’t be read can be downloaded', async () => {
    const spamReasons = ['the text repeats what others sent'];
    await cameIn(desk.server, { from: SAM, subject: 'Your ranking', text: 'Free audit.', spamReasons });
    await cameIn(desk.server, { from: { name: '', address: '' }, kind: 'unreadable' });
    await open('/admin/mail');
    const broken = mail('Unreadable email');
    await broken.getByText('We couldn’t open this email.').waitFor();
    await broken.getByRole('link', { name: 'Download email' }).waitFor();
    await broken.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await mail('Your ranking').count()).toBe(0);
    await page.getByRole('link', { name: /^Spam/ }).click();
    await mail('Your ranking').getByText('the text repeats what others sent').waitFor();
    await expectAccessible(page);
  });

  it('says on the timeline that another address answered, and adds it with one click', async () => {
    const id = await desk.inquiry('Ana Ruiz');
    const came = { from: SAM, subject: 'Re: Your request', text: 'I answer for Ana.', inquiryId: id };
    const inboundId = await cameIn(desk.server, came);
    await happened(desk.server, id, 'mail-from-other', {
      ...{ inboundId, from: SAM.address, subject: came.subject },
    });
    await open(`/admin?inquiry=${id}`);
    const line = page.locator('li[data-event=mail-from-other]');
    await line.getByText('Show message').click();
    await line.getByText('I answer for Ana.').waitFor();
    await expectAccessible(page);
    await line.getByRole('button', { name: 'Add to inquiry' }).click();
    await page.locator('li[data-event=visitor-message]').getByText('I answer for Ana.').waitFor();
    await expect.poll(() => line.getByRole('button').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
