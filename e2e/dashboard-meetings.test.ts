/** Meetings of an open inquiry: proposed, booked by phone, moved, cancelled and marked. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { setup } from '#content/firm.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import { type BookingHours, NO_HOURS } from '#contract/booking/booking-hours.ts';
import { addDays, dayOf } from '#contract/shared/zoned-day.ts';
import { expectAccessible, hasChromium } from '../tests/support/browser.ts';
import { card, deskForTests, openDesk } from '../tests/support/dashboard.ts';
import { COLLEAGUE, cookieOf, OWNER } from '../tests/support/office.ts';

const HOUR = 3_600_000;
const allDay = [{ from: '00:00', to: '24:00' }];
const ALWAYS: BookingHours = {
  ...NO_HOURS,
  kinds: ['call', 'studio', 'site'],
  weekly: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
};

/** The panel that books, and the meetings next to the conversation. */
const part = (page: Page) => page.locator('[data-panel], section[aria-label=Meeting]');
const begin = (page: Page) => page.locator('[data-action=meeting]').click();
const cards = (page: Page) => part(page).getByRole('article');
const times = (page: Page) => part(page).locator('[data-times] fieldset button');
/** Waits for the toast, which has the client's name after its title. */
const done = (page: Page, words: string) =>
  page
    .getByText(new RegExp(`^${words}`))
    .first()
    .waitFor();

/** Shows a day after today, so that nothing depends on the hour of the test, and waits for its times. */
async function showDay(page: Page, daysAhead: number) {
  const day = addDays(dayOf(Date.now(), setup.timeZone), daysAhead);
  const days = part(page).getByRole('list', { name: 'Days' }).getByRole('button');
  await days.nth(daysAhead).click();
  await part(page).locator(`[data-times]:not([aria-busy]) fieldset button >> nth=0`).waitFor();
  return day;
}

describe.skipIf(!hasChromium)('meetings in the dashboard', () => {
  const desk = deskForTests(openDesk);
  beforeAll(async () => {
    const { url } = desk.server;
    for (const who of [OWNER, COLLEAGUE]) {
      const cookie = await cookieOf(desk.server, who);
      const saved = await fetch(`${url}/api/booking/hours`, {
        method: 'PUT',
        headers: { cookie, origin: new URL(url).origin, 'content-type': 'application/json' },
        body: JSON.stringify(ALWAYS),
      });
      expect(saved.status, await saved.text()).toBe(200);
    }
  });

  const meetings = async (page: Page, id: string): Promise<Meeting[]> =>
    (await page.request.get(`${desk.server.url}/api/inquiries/${id}/meetings`)).json();

  /** Moves a meeting to another time in the database. */
  function shift(meetingId: string, hours: number) {
    const db = new DatabaseSync(join(desk.server.dataDir, 'ledge-frame.sqlite'));
    db.exec('pragma busy_timeout = 5000');
    const at = (minutes: number) => new Date(Date.now() + hours * HOUR + minutes * 60_000).toISOString();
    db.prepare('update bookings set starts_at = ?, ends_at = ? where id = ?').run(at(0), at(20), meetingId);
    db.close();
  }

  it('books by phone, moves to another day, and cancels after asking', async () => {
    const id = await desk.inquiry('Bea Booked', { phone: '979-555-0142' });
    const { page, complaints } = await desk.opened(id);
    await begin(page);
    await expect
      .poll(() =>
        part(page)
          .getByRole('radio', { name: 'Propose times' })
          .evaluate((radio) => radio === document.activeElement),
      )
      .toBe(true);
    await part(page).getByText('Book now').click();
    await showDay(page, 2);
    await times(page).nth(4).click();
    const first = await times(page).nth(4).getAttribute('aria-label');
    await expectAccessible(page);
    await part(page).getByRole('button', { name: 'Book the call' }).click();
    await done(page, 'Meeting booked');
    await cards(page).getByRole('link', { name: '979-555-0142' }).waitFor();
    expect(await cards(page).getAttribute('aria-label')).toBe(`Call, ${first}`);
    await cards(page).getByText('Central Time').waitFor();
    // The contact stops the response clock.
    await expect
      .poll(() => page.locator('select[data-status-select]').inputValue(), { timeout: 60_000 })
      .toBe('contacted');
    await page.getByText(`booked a call on ${first}`).waitFor();
    await page.getByText(`Call ${first}`, { exact: true }).first().waitFor();
    await expectAccessible(page);

    await cards(page).getByRole('button', { name: 'Reschedule' }).click();
    await showDay(page, 3);
    await times(page).nth(2).click();
    const second = await times(page).nth(2).getAttribute('aria-label');
    await part(page).getByRole('button', { name: 'Confirm new time' }).click();
    await done(page, 'Meeting rescheduled');
    await expect.poll(() => cards(page).getAttribute('aria-label')).toBe(`Call, ${second}`);

    await cards(page).getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('dialog')
      .getByText('The client will be emailed, and the time opens up again.')
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel call' }).click();
    await done(page, 'Meeting canceled');
    await expect.poll(() => cards(page).count()).toBe(0);
    expect(await part(page).getByRole('list', { name: 'Past meetings' }).textContent()).toContain(
      `Call, ${second} · Canceled`,
    );
    expect(await meetings(page, id)).toMatchObject([{ state: 'cancelled', sequence: 2 }]);
    expect(complaints).toEqual([]);
  });

  it('proposes three times with two people, and takes them back', async () => {
    const id = await desk.inquiry('Paula Proposed');
    const { page, complaints } = await desk.opened(id);
    await begin(page);
    await part(page)
      .getByText(/Studio visit/)
      .click();
    await showDay(page, 1);
    await times(page).nth(0).click();
    await times(page).nth(8).click();
    const other = part(page).getByLabel('With').locator('option:not(:checked)');
    await part(page)
      .getByLabel('With')
      .selectOption(await other.getAttribute('value'));
    await showDay(page, 2);
    await times(page).nth(3).click();
    // A fourth time isn't accepted.
    await times(page).nth(9).click();
    const chosen = part(page).getByRole('list', { name: 'Selected times' }).getByRole('listitem');
    expect(await chosen.count()).toBe(3);
    await part(page)
      .getByLabel(/^Message/)
      .fill('Bring the survey if you have it.');
    await part(page).getByRole('button', { name: 'Propose 3 time slots' }).click();
    await done(page, 'Times proposed');
    const proposed = part(page).getByRole('region', { name: 'Proposed times' });
    await proposed.getByText('3 time slots proposed for a studio visit').waitFor();
    await proposed.getByText(/^On hold until /).waitFor();
    expect(await proposed.getByRole('listitem').count()).toBe(3);
    const kept = await meetings(page, id);
    expect(kept.map(({ state }) => state)).toEqual(['proposed', 'proposed', 'proposed']);
    expect(new Set(kept.map(({ staffId }) => staffId)).size).toBe(2);
    await page
      .getByRole('list', { name: 'Timeline' })
      .getByText('Bring the survey if you have it.')
      .waitFor();
    await page.getByText('Studio visit proposed').first().waitFor();
    await expectAccessible(page);
    await proposed.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw times' }).click();
    await done(page, 'Times withdrawn');
    await expect.poll(() => proposed.count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('says whose time went meanwhile, offers the others, and keeps what was typed', async () => {
    const [one, two] = [await desk.inquiry('Fast Fiona'), await desk.inquiry('Slow Sam')];
    const { page } = await desk.opened(two);
    await begin(page);
    const day = await showDay(page, 4);
    await part(page).getByLabel('Phone number').fill('512-555-0100');
    await part(page)
      .getByLabel(/^Message/)
      .fill('Either is fine.');
    await times(page).nth(6).click();
    const label = await times(page).nth(6).getAttribute('aria-label');
    const slots = `${desk.server.url}/api/inquiries/${one}/meeting-slots?kind=call&from=${day}&to=${day}`;
    const staffId = await part(page).getByLabel('With').inputValue();
    const all = (await (await page.request.get(`${slots}&staff=${staffId}`)).json()) as { at: string }[];
    const at = all[6]?.at as string;
    const headers = { origin: new URL(desk.server.url).origin };
    const data = { kind: 'call', at, staffId };
    const booked = await page.request.post(`${desk.server.url}/api/inquiries/${one}/meetings`, {
      data,
      headers,
    });
    expect(booked.status(), await booked.text()).toBe(201);
    await part(page).getByRole('button', { name: 'Propose 1 time' }).click();
    await part(page).getByRole('alert').getByText('That time was just booked. Choose another.').waitFor();
    await expect
      .poll(() =>
        part(page)
          .getByRole('button', { name: label as string })
          .count(),
      )
      .toBe(0);
    expect(await part(page).getByLabel('Phone number').inputValue()).toBe('512-555-0100');
    expect(
      await part(page)
        .getByLabel(/^Message/)
        .inputValue(),
    ).toBe('Either is fine.');
    await times(page).nth(0).click();
    await part(page).getByRole('button', { name: 'Propose 1 time' }).click();
    await done(page, 'Times proposed');
  });

  it('asks whether it took place; a mark answers, and a wrong one is put right', async () => {
    const id = await desk.inquiry('Nora Noshow');
    const { page, complaints } = await desk.opened(id);
    await begin(page);
    await part(page).getByText('Book now').click();
    await showDay(page, 5);
    await times(page).nth(0).click();
    await part(page).getByRole('button', { name: 'Book the call' }).click();
    await done(page, 'Meeting booked');
    const [meeting] = await meetings(page, id);
    shift(meeting!.id, -2);
    await page.reload();
    await cards(page).getByText('Did this meeting happen?').waitFor();
    await expectAccessible(page);
    await cards(page).getByRole('button', { name: 'No-show' }).click();
    await done(page, 'Marked as a no-show');
    await card(page, 'Nora Noshow').waitFor();
    await page
      .getByText(/^No-show \w+, /)
      .first()
      .waitFor();
    await part(page).getByRole('button', { name: 'Change to held' }).click();
    await done(page, 'Marked as held');
    expect(await meetings(page, id)).toMatchObject([{ state: 'held' }]);
    expect(complaints).toEqual([]);
  });

  it('works by keyboard alone, and the palette knows who meets this week', async () => {
    const id = await desk.inquiry('Kay Board');
    const { page, complaints } = await desk.opened(id);
    await page.locator('#inquiry-name').focus();
    await page.keyboard.press('m');
    await expect
      .poll(() =>
        part(page)
          .getByRole('radio', { name: 'Propose times' })
          .evaluate((radio) => radio === document.activeElement),
      )
      .toBe(true);
    await part(page).locator('[data-times] fieldset button').first().waitFor();
    const tabTo = async (isThere: () => Promise<boolean>) => {
      // A day without meetings has 96 open times.
      for (let n = 0; n < 150 && !(await isThere()); n++) await page.keyboard.press('Tab');
      expect(await isThere()).toBe(true);
    };
    await tabTo(() => page.evaluate(() => document.activeElement?.closest('[data-times] fieldset') !== null));
    await page.keyboard.press('Space');
    await tabTo(() => page.evaluate(() => document.activeElement?.textContent === 'Propose 1 time slot'));
    await page.keyboard.press('Enter');
    await done(page, 'Times proposed');
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(/Search actions/).waitFor();
    await page.keyboard.type('upcoming meeting');
    await page.getByRole('option', { name: /^Upcoming meeting/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/meets=ahead/);
    await page.getByRole('button', { name: 'Remove filter: Upcoming meeting' }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe.skipIf(!hasChromium)('with booking off', () => {
  it('the dashboard shows nothing of meetings', async () => {
    const desk = await openDesk({ BOOKING: 'off' });
    const id = await desk.inquiry('Olga Off');
    const { page, complaints } = await desk.opened(id);
    expect(await part(page).count()).toBe(0);
    expect(await page.locator('[data-action=meeting]').count()).toBe(0);
    await page.keyboard.press('m');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await help.waitFor();
    expect(await help.textContent()).not.toMatch(/meeting/i);
    await page.keyboard.press('Escape');
    await page.goto(`${desk.server.url}/admin/reports`);
    await page.getByText('More figures').click();
    await page.getByText('Open estimates', { exact: true }).waitFor();
    expect(await page.locator('main').textContent()).not.toMatch(/meeting|no-show/i);
    expect(complaints).toEqual([]);
    await desk.close();
  });
});
