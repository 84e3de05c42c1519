/** A reply with a picture and a PDF: selected, dropped, removed, sent, and shown on the visitor's own page. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../server/images/testing/sample-files.ts';
import { parseMail } from '../server/testing/mail-server.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  visit,
} from '../tests/support/browser.ts';
import { deskForTests, openDeskWithMail } from '../tests/support/dashboard.ts';

const plan = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
const files = {
  plan: { name: 'Plan north.pdf', mimeType: 'application/pdf', buffer: plan },
  ledge: { name: 'ledge.png', mimeType: 'image/png', buffer: Buffer.from(pictureOf('png')) },
  notes: { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('only words') },
};

const attached = (page: Page) => page.getByRole('list', { name: 'Attached files' }).getByRole('listitem');
const choose = (page: Page, ...chosen: (typeof files.plan)[]) =>
  page.getByLabel('Files to attach').setInputFiles(chosen);

async function begin(page: Page, words: string) {
  await page.getByRole('button', { name: 'Reply by email' }).click();
  await page.getByLabel('Subject').fill('Your plan');
  await page.getByLabel('Message', { exact: true }).fill(words);
}

describe.skipIf(!hasChromium)('a reply with files', () => {
  const desk = deskForTests(openDeskWithMail);

  it('arrives with them, and they can be read on the timeline and the visitor’s page, on a phone too', async () => {
    const id = await desk.inquiry('Petra Plans');
    const { page, complaints } = await desk.opened(id, { viewport: PHONE });
    await begin(page, 'Here is the plan.');
    await choose(page, files.plan, files.ledge);
    await expect.poll(() => attached(page).count()).toBe(2);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send reply' }).click();
    const reply = page.locator('li[data-event=mail]');
    await expect
      .poll(async () => (await reply.getByRole('link').allTextContents()).toSorted())
      .toEqual([expect.stringContaining('Plan north.pdf'), expect.stringContaining('ledge.png')]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      reply.getByRole('link', { name: 'Plan north.pdf' }).click(),
    ]);
    expect((await readFile(await download.path())).equals(plan)).toBe(true);

    const sentTo = 'petra.plans@example.com';
    const letters = async () =>
      Promise.all(desk.mailServer.received.filter(({ to }) => to.includes(sentTo)).map(parseMail));
    await expect
      .poll(
        async () =>
          (await letters())
            .at(-1)
            ?.attachments.map(({ filename }) => String(filename))
            .toSorted(),
        {
          timeout: 30_000,
        },
      )
      .toEqual(['Plan north.pdf', 'ledge.png']);
    const letter = (await letters()).at(-1);
    const pdf = letter?.attachments.find(({ mimeType }) => mimeType === 'application/pdf');
    expect(Buffer.from(pdf?.content as ArrayBuffer).equals(plan)).toBe(true);

    const [link] = /https?:\/\/\S+\/inquiry\/[\w-]+/.exec(letter?.text ?? '') ?? [];
    const visitor = await visit(desk.browser);
    await visitor.page.goto(link as string);
    const [theirs] = await Promise.all([
      visitor.page.waitForEvent('download'),
      visitor.page.getByRole('link', { name: 'Plan north.pdf' }).click(),
    ]);
    expect((await readFile(await theirs.path())).equals(plan)).toBe(true);
    await expectAccessible(visitor.page);
    await visitor.close();
    expect(complaints).toEqual([]);
  });

  it('takes dropped files, says why one is refused, and keeps the others through a reload', async () => {
    const id = await desk.inquiry('Rita Refused');
    const { page, complaints } = await desk.opened(id);
    await begin(page, 'Two of three.');
    await choose(page, files.notes, files.ledge);
    await page.getByText('Attach a picture (JPEG, PNG, WebP, GIF, or HEIC) or a PDF.').waitFor();
    await expect.poll(() => attached(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Dismiss: notes.pdf' }).click();
    await page.evaluate((base64) => {
      const data = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
      data.items.add(new File([bytes], 'dropped.pdf', { type: 'application/pdf' }));
      document.body.dispatchEvent(
        new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }),
      );
    }, plan.toString('base64'));
    await expect.poll(() => attached(page).count()).toBe(2);
    await page.reload();
    await expect
      .poll(() => attached(page).allTextContents())
      .toEqual([expect.stringContaining('ledge.png'), expect.stringContaining('dropped.pdf')]);
    await page.getByRole('button', { name: 'Remove dropped.pdf' }).click();
    await expect.poll(() => attached(page).count()).toBe(1);
    const large = { ...files.plan, name: 'large.pdf', buffer: Buffer.alloc(10 * 1024 * 1024, 'x') };
    await choose(page, large);
    await page.getByText('Attachments can total up to 10 MB.').waitFor();
    expect(complaints.filter((each) => !each.includes('415'))).toEqual([]);
  });

  it('has its files in the form again when it is taken back', async () => {
    const id = await desk.inquiry('Uma Undo');
    const { page, complaints } = await desk.opened(id);
    await begin(page, 'Too early.');
    await choose(page, files.plan);
    await expect.poll(() => attached(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Send reply' }).click();
    await page.locator('li[data-event=mail]').getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => attached(page).count()).toBe(1);
    expect(complaints).toEqual([]);
  });
});
