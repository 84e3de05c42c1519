/** Answering an inquiry: when it is waiting, outcomes of calls, next steps, pictures, and the traces of an erasure. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Inquiry, InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import type { UploadedImage } from '#contract/shared/images.ts';
import type { UploadSignature } from '#contract/shared/upload-signature.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { type DeskWithMail, deskForTests, heading, openDeskWithMail } from '../tests/support/dashboard.ts';
import { COLLEAGUE, postJson } from '../tests/support/office.ts';

const clock = (page: Page) => page.locator('header [data-clock]');
const status = (page: Page) => page.locator('select[data-status-select]');
const waiting = (page: Page) => page.locator('[data-waiting]');
const startCall = (page: Page) => page.locator('[data-action=call]').click();

describe.skipIf(!hasChromium)('answering an inquiry', () => {
  const desk = deskForTests(openDeskWithMail);

  const stored = async (page: Page, id: string): Promise<Inquiry> =>
    (await page.request.get(`${desk.server.url}/api/inquiries/${id}`)).json();

  it('a voicemail shows and lets the clock run; reaching them stops it', async () => {
    const id = await desk.inquiry('Vera Ortega', { hoursAgo: 20, phone: '979-555-0119' });
    const { page, complaints } = await desk.opened(id);
    await startCall(page);
    await page.getByRole('button', { name: 'Voicemail' }).click();
    await page.getByText('Last call: voicemail').waitFor();
    expect(await clock(page).textContent()).toMatch(/left$/);
    expect(await status(page).inputValue()).toBe('new');
    await expectAccessible(page);
    await startCall(page);
    await page.getByPlaceholder('Summary (optional)').fill('Wants to begin in March');
    await page.getByRole('button', { name: 'Reached', exact: true }).click();
    await expect.poll(() => clock(page).textContent()).toBe('Answered just now');
    expect(await status(page).inputValue()).toBe('contacted');
    expect(complaints).toEqual([]);
  });

  it('waits again when the visitor writes, until it needs no reply', async () => {
    const words = 'Eleven acres outside of Blanco with a ledge that faces south.';
    const sent = { name: 'Wanda Waits', email: 'wanda@example.com', message: words, elapsed: 60_000 };
    const answer = await postJson(desk.server, '/api/inquiries', sent);
    const { id, link } = (await answer.json()) as InquiryReceipt;
    const { page, complaints } = await desk.opened(id);
    await startCall(page);
    await page.getByRole('button', { name: 'Reached', exact: true }).click();
    await expect.poll(() => clock(page).textContent()).toBe('Answered just now');
    const theirs = await visit(desk.browser);
    await theirs.page.goto(desk.server.url + link);
    await theirs.page
      .getByRole('textbox', { name: /message/i })
      .first()
      .fill('Thursday at 4 pm works.');
    await theirs.page
      .getByRole('button', { name: /^(Send|Add)/ })
      .first()
      .click();
    await theirs.page.getByText('Thursday at 4 pm works.').first().waitFor();

    await page.reload();
    await waiting(page).getByText('New message from the client').waitFor();
    expect(await clock(page).textContent()).toMatch(/left$/);
    const last = page.getByRole('list', { name: 'Timeline' }).locator('> li[data-event=visitor-message]');
    expect(await last.textContent()).toMatch(/Wanda Waits sent a message.*Thursday at 4 pm works/);
    await page.getByRole('button', { name: 'No reply needed' }).click();
    await expect.poll(() => waiting(page).count()).toBe(0);
    expect(await clock(page).textContent()).toMatch(/^Replied/);
    expect(complaints).toEqual([]);
  });

  it('is put off until a day with its next step, and taken up again', async () => {
    const id = await desk.inquiry('Nora Next');
    const { page, complaints } = await desk.opened(id);
    await page.getByRole('button', { name: 'Next step' }).click();
    await page.getByRole('textbox', { name: 'Next step' }).fill('Send the soil report');
    await page.getByRole('button', { name: 'In a week' }).click();
    await page
      .getByRole('region', { name: 'Next step', exact: true })
      .getByText('Send the soil report')
      .waitFor();
    const { nextStep, snoozedUntil } = await stored(page, id);
    expect(nextStep).toBe('Send the soil report');
    expect(Date.parse(snoozedUntil ?? '') - Date.now()).toBeGreaterThan(5 * 24 * 3_600_000);
    await expectAccessible(page);
    await page
      .getByRole('region', { name: 'Next step', exact: true })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await expect.poll(async () => (await stored(page, id)).snoozedUntil).toBeNull();
    expect(await page.getByRole('region', { name: 'Next step', exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('stays with the person who was answered or closed; the next that waits is named, and a click away', async () => {
    const ids = [];
    for (const name of ['Mona One', 'Mona Two', 'Mona Three']) ids.push(await desk.inquiry(name));
    const { page, complaints } = await desk.signedIn();
    await page.goto(`${desk.server.url}/admin?q=mona&inquiry=${ids[0]}`);
    await heading(page, 'Mona One').waitFor();
    const next = page.locator('[data-next]');
    await expect.poll(() => next.textContent()).toMatch(/^Next: Mona (Two|Three)$/);
    for (const done of [
      async () => {
        await startCall(page);
        await page.getByRole('button', { name: 'Reached', exact: true }).click();
      },
      async () => {
        await page.getByRole('button', { name: 'Next step' }).click();
        await page.getByRole('button', { name: 'Tomorrow' }).click();
      },
      () => status(page).selectOption('completed'),
    ]) {
      const saved = page.waitForResponse((answer) => ['POST', 'PATCH'].includes(answer.request().method()));
      await done();
      await saved;
      await page.waitForLoadState('networkidle');
      expect(await page.locator('#inquiry-name').textContent()).toBe('Mona One');
      expect(new URL(page.url()).searchParams.get('inquiry')).toBe(ids[0]);
    }
    const name = (await next.textContent())?.replace('Next: ', '') ?? '';
    await next.click();
    await heading(page, name).waitFor();
    expect(complaints).toEqual([]);
  });

  it('asks why an inquiry was lost, and stays with it; an estimate is typed as it is said', async () => {
    const [id] = [await desk.inquiry('Lola Lost'), await desk.inquiry('Lola Next')];
    const { page, complaints } = await desk.signedIn();
    await page.goto(`${desk.server.url}/admin?q=lola&inquiry=${id}`);
    await heading(page, 'Lola Lost').waitFor();
    await page.getByRole('button', { name: 'Lola Next', exact: true }).waitFor();
    const estimate = page.getByLabel('Estimated value');
    await estimate.fill('a lot');
    await estimate.press('Enter');
    await page.getByText('Enter an amount or range, such as 650k–900k.').waitFor();
    expect(await estimate.inputValue()).toBe('a lot');
    await estimate.fill('650-900k');
    await estimate.press('Enter');
    await expect.poll(() => estimate.inputValue()).toBe('$650,000–$900,000');
    await status(page).selectOption('cancelled');
    const reason = page.getByLabel('Lost reason');
    await reason.waitFor();
    await expectAccessible(page);
    await reason.selectOption('budget');
    await expect.poll(async () => (await stored(page, id)).lostReason).toBe('budget');
    expect(await page.locator('#inquiry-name').textContent()).toBe('Lola Lost');
    expect(await stored(page, id)).toMatchObject({
      ...{ status: 'cancelled', lostReason: 'budget' },
      value: { low: 650_000, high: 900_000 },
    });
    await page.goto(`${desk.server.url}/admin/reports`);
    await page.getByText('More figures').click();
    await page.getByRole('link', { name: 'Over budget 1' }).first().click();
    await page.getByText('Lost: Over budget').first().waitFor();
    await page.getByRole('button', { name: 'Lola Lost', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('asks on a phone how the call went, with one tap', async () => {
    const id = await desk.inquiry('Cora Caller', { phone: '979-555-0121' });
    const { page } = await desk.opened(id, { viewport: PHONE });
    // The phone call itself isn't part of this test: the page is hidden and becomes visible again.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
      }),
    );
    await page
      .getByRole('navigation', { name: 'Inquiry actions' })
      .getByRole('link', { name: 'Call' })
      .click();
    const question = page.getByRole('region', { name: 'Call with Cora Caller' });
    await question.getByRole('button', { name: 'Close' }).click();
    expect(await question.count()).toBe(0);
    await page.waitForTimeout(1600);
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await question.waitFor();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: 'No answer' }).click();
    await page.getByText('Last call: no answer').waitFor();
    expect(await question.count()).toBe(0);
  });

  it('shows its pictures once: enlarged by a click, turned by arrows, downloaded together', async () => {
    const attachments = [];
    for (const name of ['29-oak-portrait', '05-kitchen']) attachments.push(await upload(desk, name));
    const id = await desk.inquiry('Pia Pictures', { attachments });
    const { page, complaints } = await desk.opened(id);
    const sheet = page.getByRole('region', { name: 'Attachments' });
    await sheet.getByRole('button', { name: 'View picture 1 of 2' }).click();
    const large = page.getByRole('dialog');
    await large.getByRole('button', { name: 'Close' }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => large.getAttribute('aria-label')).toBe('Picture 2 of 2');
    await page.keyboard.press('Escape');
    await expect.poll(() => large.count()).toBe(0);
    expect(await sheet.getByRole('link').count()).toBe(2);
    await expect.poll(() => sheet.getByText(/^\d+ KB$/).count()).toBe(2);
    const download = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Download all 2' }).click();
    const archive = unzipSync(new Uint8Array(readFileSync(await (await download).path())));
    expect(Object.keys(archive)).toEqual([
      expect.stringMatching(/^LF-.+-1\.webp$/),
      expect.stringMatching(/^LF-.+-2\.webp$/),
    ]);
    expect(complaints).toEqual([]);
  });

  it('leaves nothing on a colleague’s screen, nor in drafts, once it is erased', async () => {
    const id = await desk.inquiry('Ella Erased');
    const { page } = await desk.opened(id, {}, COLLEAGUE);
    await page.getByPlaceholder('Add notes about this inquiry...').fill('Ella wants a porch');
    const owner = await desk.signedIn();
    const erased = await owner.page.request.post(`${desk.server.url}/api/erasures`, {
      data: { inquiryId: id },
    });
    expect(erased.status()).toBe(201);
    await page.getByText('Inquiry erased').first().waitFor();
    await expect.poll(() => page.getByText('Ella').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('porch');
  });
});

/** Uploads a picture as the contact form does. @returns its URL. */
async function upload({ server }: DeskWithMail, name: string): Promise<string> {
  const answer = await postJson(server, '/api/cloudinary/signature', { paramsToSign: {} });
  const { signature, timestamp, apiKey, uploadUrl, signed } = (await answer.json()) as UploadSignature;
  const form = new FormData();
  const file = readFileSync(join(import.meta.dirname, `../pictures/${name}.jpg`));
  form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), `${name}.jpg`);
  const fields = {
    signature,
    timestamp: String(timestamp),
    api_key: apiKey,
    folder: 'inquiries',
    ...signed,
  };
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  const url = new URL(uploadUrl, server.url).pathname;
  const uploaded = await fetch(server.url + url, { method: 'POST', body: form });
  return ((await uploaded.json()) as UploadedImage).secure_url;
}
