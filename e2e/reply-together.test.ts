/** Replies by several colleagues: other authors, replies sent meanwhile, a shared subject, and empty fields. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, hasChromium, PHONE } from '../tests/support/browser.ts';
import { deskForTests, openDeskWithMail } from '../tests/support/dashboard.ts';
import { COLLEAGUE } from '../tests/support/office.ts';

const text = (page: Page) => page.getByLabel('Message', { exact: true });
const begin = (page: Page) => page.getByRole('button', { name: 'Reply by email' }).click();

describe.skipIf(!hasChromium)('replying beside colleagues', () => {
  const desk = deskForTests(openDeskWithMail);

  it('shows a colleague who writes too, and the reply they sent before ours', async () => {
    const id = await desk.inquiry('Tilda Two');
    const mine = await desk.opened(id, { viewport: PHONE });
    const theirs = await desk.opened(id, {}, COLLEAGUE);
    for (const { page } of [mine, theirs]) await begin(page);
    await text(theirs.page).fill('Thursday suits us.');
    await mine.page.getByText('Ana Ruiz is writing a reply too.').waitFor();
    await text(mine.page).fill('Friday suits us.');
    await theirs.page.getByText('Olivia Owner is writing a reply too.').waitFor();
    await theirs.page.getByLabel('Subject').fill('Your visit');
    await theirs.page.getByRole('button', { name: 'Send reply' }).click();
    await mine.page.getByText(/^Ana Ruiz replied .*Read it before you send yours/).waitFor();
    await expect.poll(() => mine.page.getByText('is writing a reply').count()).toBe(0);
    expect(await text(mine.page).inputValue()).toBe('Friday suits us.');
    await expectNoSidewaysScroll(mine.page);
    await expectAccessible(mine.page);
    expect([...mine.complaints, ...theirs.complaints]).toEqual([]);
  });

  it('holds back a reply with an empty field until it is replaced', async () => {
    const id = await desk.inquiry('Ella Empty');
    const { page, complaints } = await desk.opened(id);
    const own = { label: 'Visit', subject: 'Your request', text: 'Is it {visitorPhone}, {firstName}?' };
    await page.request.post(`${desk.server.url}/api/staff/templates`, {
      data: own,
      headers: { origin: desk.server.url },
    });
    await page.reload();
    await begin(page);
    await page.getByLabel('Start with').selectOption({ label: 'Visit' });
    expect(await text(page).inputValue()).toBe('Is it {visitorPhone}, Ella?');
    await page.getByText('{visitorPhone} has no value.').waitFor();
    const send = page.getByRole('button', { name: 'Send reply' });
    expect(await send.isDisabled()).toBe(true);
    await expectAccessible(page);
    await text(page).fill('Is it 979-555-0119, Ella?');
    await expect.poll(() => send.isDisabled()).toBe(false);
    expect(complaints).toEqual([]);
  });
});
