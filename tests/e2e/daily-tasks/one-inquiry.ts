/** Tasks with one inquiry: calls, a colleague, a slip of the finger, a note. */
import { expect } from 'vitest';
import type { StaffName } from '../../../site/admin/state/staff-names.ts';
import { PHONE } from '../../support/browser.ts';
import { card, heading } from '../../support/dashboard.ts';
import { ESTIMATOR, type OfficeTask, toast } from './place.ts';

export const voicemail: OfficeTask = {
  does: 'Log a call that went to voicemail; the clock runs on',
  atMost: 1,
  async run({ desk, hands, begin, detail, stored }) {
    const id = await desk.inquiry('Vera Voicemail', { hoursAgo: 6, phone: '979-555-0119' });
    await begin(id);
    await hands.click(detail.getByRole('button', { name: 'Voicemail' }));
    await hands.sees(detail.getByText('Last call: voicemail'));
    await hands.sees(detail.getByText(/^1[78] h( \d+ min)? left$/));
    expect(await stored(id)).toMatchObject({ status: 'new', missedCall: 'voicemail', firstContactAt: null });
  },
};

export const reached: OfficeTask = {
  does: 'Log a call that reached them; Contacted, clock stopped',
  atMost: 1,
  async run({ desk, page, hands, begin, detail, stored }) {
    const id = await desk.inquiry('Rita Reached', { hoursAgo: 6, phone: '979-555-0120' });
    await begin(id);
    await hands.click(detail.getByRole('button', { name: 'Reached', exact: true }));
    await hands.sees(toast(page, 'Call logged'));
    expect(await detail.getByRole('heading', { level: 2 }).textContent()).toBe('Rita Reached');
    expect(await stored(id)).toMatchObject({
      ...{ status: 'contacted', waitingSince: null },
      firstContactAt: expect.any(String),
    });
  },
};

export const assign: OfficeTask = {
  does: 'Assign one to a colleague by keyboard',
  atMost: 3,
  async run({ desk, page, hands, begin, get, stored }) {
    const id = await desk.inquiry('Ines Assigned');
    await begin(id);
    await hands.press('Control+k');
    await page.getByPlaceholder(/^Type an action/).waitFor();
    await hands.type('assign ana');
    await hands.sees(
      page
        .getByRole('option', { name: `Assign to ${ESTIMATOR.name}` })
        .and(page.locator('[aria-selected=true]')),
    );
    await hands.press('Enter');
    await hands.sees(toast(page, 'Inquiry updated successfully'));
    const chosen = page.locator('[data-assignee-select] option:checked');
    await expect.poll(() => chosen.textContent()).toBe(ESTIMATOR.name);
    const staff = await get<StaffName[]>('/api/staff/names');
    const ana = staff.find(({ name }) => name === ESTIMATOR.name);
    expect((await stored(id)).assigneeId).toBe(ana?.id);
  },
};

export const slip: OfficeTask = {
  does: 'Undo a status set by mistake; the clock is as before',
  atMost: 2,
  async run({ desk, page, hands, begin, detail, stored }) {
    const id = await desk.inquiry('Slip Of The Finger', { hoursAgo: 30 });
    const before = await stored(id);
    await begin(id);
    const clock = (state: string) => detail.locator(`header [data-clock=${state}]`);
    await clock('overdue').waitFor();
    await hands.press('2');
    await hands.sees(clock('answered'));
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await hands.press('Control+z');
    await hands.sees(toast(page, '1 inquiry restored.'));
    await hands.sees(clock('overdue'));
    const { status, firstContactAt, waitingSince } = before;
    expect(await stored(id)).toMatchObject({ status, firstContactAt, waitingSince });
  },
};

export const note: OfficeTask = {
  does: 'Write a note by keyboard alone, from list to list',
  atMost: 6,
  by: ESTIMATOR,
  async run({ desk, page, hands, begin, stored }) {
    const id = await desk.inquiry('Nora Noted', { hoursAgo: 23.5 });
    await begin();
    await card(page, 'Nora Noted').focus();
    await hands.press('Enter');
    await hands.sees(heading(page, 'Nora Noted'));
    await hands.press('n');
    await hands.type('Wants to begin in March');
    await hands.press('Control+Enter');
    await hands.sees(page.getByRole('listitem').getByText('Wants to begin in March'));
    await hands.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('inquiry-name');
    await hands.press('Escape');
    await hands.sees(page.getByText('Select an inquiry to view details'));
    expect((await stored(id)).notes).toBe('Wants to begin in March');
  },
};

export const phoneCall: OfficeTask = {
  does: 'On a phone: open the first, call, log how it went',
  atMost: 3,
  by: ESTIMATOR,
  options: { viewport: PHONE, hasTouch: true, isMobile: true },
  async run({ desk, page, hands, begin, stored }) {
    const id = await desk.inquiry('Cora Caller', { hoursAgo: 23.6, phone: '979-555-0121' });
    await begin();
    // The telephone itself is not part of this test: the page is left and comes back.
    await page.evaluate(() =>
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
      }),
    );
    await hands.click(page.locator('[data-inquiry]').first());
    await hands.sees(heading(page, 'Cora Caller'));
    await hands.click(page.getByRole('link', { name: 'Call', exact: true }));
    await hands.meanwhile(async () => {
      await page.waitForTimeout(1600);
      await page.evaluate(() => dispatchEvent(new Event('focus')));
    });
    const question = page.getByRole('region', { name: 'After the call' });
    await hands.click(question.getByRole('button', { name: 'Reached' }));
    await hands.sees(toast(page, 'Call logged'));
    expect(await stored(id)).toMatchObject({ status: 'contacted', waitingSince: null });
  },
};
