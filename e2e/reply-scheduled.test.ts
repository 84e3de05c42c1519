/** A scheduled reply: its time is chosen in the form and changed; it is canceled, sent now, or stopped by the visitor. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { setup } from '#content/firm.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { expectAccessible, expectNoSidewaysScroll, hasChromium, PHONE } from '../tests/support/browser.ts';
import { deskForTests, openDeskWithMail } from '../tests/support/dashboard.ts';
import { COLLEAGUE } from '../tests/support/office.ts';

const text = (page: Page) => page.getByLabel('Message', { exact: true });
const sending = (page: Page) => page.getByLabel('Send', { exact: true });
const waiting = (page: Page) => page.locator('[data-mail-state=scheduled]');

async function schedule(page: Page, words: string, when: RegExp = /^Tomorrow/) {
  await page.getByRole('button', { name: 'Reply by email' }).click();
  await page.getByLabel('Subject').fill('Your visit');
  await text(page).fill(words);
  const label = await sending(page).locator('option', { hasText: when }).textContent();
  await sending(page).selectOption({ label: label ?? '' });
  await page.getByRole('button', { name: 'Schedule reply' }).click();
  await waiting(page).waitFor();
}

describe.skipIf(!hasChromium)('a scheduled reply', () => {
  const desk = deskForTests(openDeskWithMail);

  it('goes out on the morning chosen, and can be changed until then, on a phone too', async () => {
    const id = await desk.inquiry('Mona Morning');
    const { page, complaints } = await desk.opened(id, { viewport: PHONE });
    await schedule(page, 'Good morning, Mona.');
    expect(await waiting(page).textContent()).toMatch(/Sending \w+, \w+ \d+, 7:30 AM/);
    await page.getByText('scheduled a reply: Your visit').waitFor();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await waiting(page).getByRole('button', { name: 'Edit' }).click();
    await expect.poll(() => text(page).inputValue()).toBe('Good morning, Mona.');
    expect(await sending(page).locator('option:checked').textContent()).toMatch(/^Tomorrow, 7:30 AM$/);
    await sending(page).selectOption({ label: 'Pick a date and time...' });
    // In three days: at some hours of today, tomorrow's 4:45 PM is within the 24 hours.
    await page.getByLabel('Day', { exact: true }).fill(dayOf(Date.now() + 3 * 86_400_000, setup.timeZone));
    await page.getByLabel('Time', { exact: true }).fill('16:45');
    await page.getByText(/This breaks our 24-hour promise. A reply is due/).waitFor();
    await page.getByRole('button', { name: 'Schedule reply' }).click();
    await expect.poll(() => waiting(page).textContent()).toMatch(/4:45 PM/);
    expect(complaints).toEqual([]);
  });

  it('is sent now, or canceled by a colleague who can write it again', async () => {
    const id = await desk.inquiry('Nora Now');
    const mine = await desk.opened(id);
    await schedule(mine.page, 'We start on Monday.');
    const theirs = await desk.opened(id, {}, COLLEAGUE);
    await waiting(theirs.page).getByRole('button', { name: 'Cancel' }).click();
    await theirs.page.getByText('Not sent', { exact: true }).waitFor();
    await theirs.page.getByRole('button', { name: 'Edit and send' }).click();
    await expect.poll(() => text(theirs.page).inputValue()).toBe('We start on Monday.');
    await theirs.close();
    await mine.page.reload();
    await schedule(mine.page, 'We start on Tuesday.');
    await waiting(mine.page).getByRole('button', { name: 'Send now' }).click();
    await mine.page.locator('li[data-event=mail] [data-mail-state=sent]').waitFor();
    await mine.page.getByText('sent the scheduled reply').waitFor();
    expect(mine.complaints).toEqual([]);
  });
});
