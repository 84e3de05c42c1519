/** A visitor books a meeting in a real browser, moves and cancels it, with and without JavaScript (requirements §19). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withCode } from '#contract/booking/visitor-meeting.ts';
import type { InquiryReceipt } from '#contract/inquiries/inquiry.ts';
import { createBooking } from '../server/booking/booking.ts';
import { hoursStore } from '../server/booking/hours-store.ts';
import { OFFICE_HOURS } from '../server/booking/testing/desk.ts';
import { connect } from '../server/database/connect.ts';
import type { Db } from '../server/database/schema.ts';
import { confirmationCode } from '../server/inquiries/confirmation-code.ts';
import { tokenFor, visitorPath } from '../server/inquiries/private-link.ts';
import { QUICK_PERSON_MS } from '../server/spam/weights.ts';
import {
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  hydrated,
  PHONE,
  sharedBrowser,
  TABLET,
  visit,
} from '../tests/support/browser.ts';
import { openOffice } from '../tests/support/office.ts';
import type { RunningServer } from '../tests/support/running-server.ts';

const places = [
  'Blanco',
  'Llano',
  'Spicewood',
  'Driftwood',
  'Johnson City',
  'Marble Falls',
  'Bee Cave',
  'Round Rock',
];
let arrivals = 0;
/** A new person for each call: the same text from the same address again would be suspected spam. */
function person() {
  const n = arrivals++;
  const place = places[n % places.length];
  return {
    ...{ name: 'Rosa Delgado', email: `rosa.${n}@example.com`, phone: '512-555-0188' },
    message: `${11 + n} acres outside of ${place} with a ledge that faces south, and a barn to keep.`,
  };
}

describe.skipIf(!hasChromium)('booking a meeting', () => {
  let server: RunningServer;
  let browser: Browser;
  let db: Db;
  let staff: { id: string; name: string };
  beforeAll(async () => {
    [server, browser] = await Promise.all([openOffice(), sharedBrowser()]);
    db = connect({ dataDir: server.dataDir, databaseUrl: undefined });
    staff = await db
      .selectFrom('staff_users')
      .select(['id', 'name'])
      .orderBy('email')
      .executeTakeFirstOrThrow();
    await hoursStore(db).save(staff.id, OFFICE_HOURS);
  });
  afterAll(async () => {
    await db?.destroy();
    await server?.remove();
  });

  /** A request from a visitor whose email address is confirmed, because they used a link in one of our emails. */
  async function arrive(): Promise<InquiryReceipt & { link: string }> {
    const answer = await fetch(`${server.url}/api/inquiries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...person(),
        elapsed: 60_000,
      }),
    });
    const receipt = await answer.json();
    const email_confirmed_at = new Date().toISOString();
    await db.updateTable('inquiries').set({ email_confirmed_at }).where('id', '=', receipt.id).execute();
    return receipt;
  }
  /** The link in the email that asks for a confirmation. */
  async function mailedLink(): Promise<string> {
    const row = await db
      .selectFrom('mails')
      .innerJoin('inquiries', 'inquiries.id', 'mails.inquiry_id')
      .select(['inquiries.id', 'inquiries.email', 'inquiries.visitor_link_generation'])
      .where('kind', '=', 'meeting-requested')
      .orderBy('mails.id', 'desc')
      .executeTakeFirstOrThrow();
    const secret = readFileSync(join(server.dataDir, 'secret'), 'utf8').trim();
    const path = `${visitorPath(tokenFor(secret, row.id, row.visitor_link_generation))}/meeting`;
    return withCode(path, confirmationCode(secret, row.id, row.email));
  }
  const open = async (link: string, options: BrowserContextOptions = {}) => {
    const visitor = await visit(browser, options);
    await visitor.page.goto(server.url + link);
    return visitor;
  };
  const firstTime = (page: Page) => page.locator('section[aria-labelledby="times"] a').first();
  const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 }).waitFor();
  async function fill(page: Page) {
    const { name, email, phone, message } = person();
    await page.getByLabel(/^Name/).fill(name);
    await page.getByLabel(/^Email/).fill(email);
    await page.getByLabel(/^Phone/).fill(phone);
    await page.getByLabel(/^Project Details/).fill(message);
  }

  it.each([
    ['with JavaScript', {}],
    ['without JavaScript', { javaScriptEnabled: false }],
  ])('takes four taps from the Thank You screen on a phone %s', async (_how, options) => {
    const { page, complaints } = await visit(browser, {
      ...{ viewport: PHONE, hasTouch: true, timezoneId: 'America/Los_Angeles' },
      ...options,
    });
    const scripted = !('javaScriptEnabled' in options);
    // A form that is sent immediately is suspected spam.
    if (scripted) await page.clock.install();
    await page.goto(`${server.url}/contact`);
    if (scripted) await hydrated(page);
    await fill(page);
    if (scripted) await page.clock.fastForward(60_000);
    else await page.waitForTimeout(QUICK_PERSON_MS);
    await page.getByRole('button', { name: 'Send Request' }).click();
    await page.getByRole('link', { name: 'Book a phone call, 20 min' }).tap();
    await heading(page, 'Choose a time for your call');
    await page.locator('section[aria-labelledby="days"] a').nth(1).tap();
    await page.locator('section[aria-labelledby="days"] li:nth-child(2) a[aria-current]').waitFor();
    await firstTime(page).tap();
    await heading(page, 'Confirm your call');
    expect(await page.locator('main').textContent()).toContain('AM Central Time');
    expect(await page.locator('main').textContent()).toContain(staff.name);
    if (scripted) expect(await page.locator('main').textContent()).toContain('Pacific Time, your time');
    expect(await page.getByLabel('Your phone number').inputValue()).toBe('512-555-0188');
    // Sent twice, the form books once.
    expect(await page.locator('input[name=idempotencyKey]').inputValue()).toMatch(/^[0-9a-f-]{36}$/);
    await page.getByRole('button', { name: 'Book call' }).tap();
    await heading(page, 'Confirm your call');
    await page.getByText('One more step: open the link we just emailed').waitFor();
    await page.getByText(/Open it and confirm by .* Central Time/).waitFor();
    if (scripted) await expectAccessible(page);
    await page.goto(server.url + (await mailedLink()));
    await page.getByRole('button', { name: 'Confirm call' }).tap();
    await heading(page, 'Your call is booked');
    await page.getByText('You’re booked. We’ve emailed you a calendar invite.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('moves and cancels without JavaScript, and shows it on the request’s page', async () => {
    const { link } = await arrive();
    const { page, complaints } = await open(link, { viewport: PHONE, javaScriptEnabled: false });
    await page.getByRole('link', { name: /^Site visit/ }).click();
    await firstTime(page).click();
    await heading(page, 'Confirm your site visit');
    await page.getByLabel('Site address').fill('12 Ledge Road, Blanco');
    await page.getByRole('button', { name: 'Book site visit' }).click();
    await heading(page, 'Your site visit is booked');
    expect(await page.locator('main').textContent()).toContain('12 Ledge Road, Blanco');

    await page.getByRole('link', { name: 'Reschedule' }).click();
    await heading(page, 'Reschedule your meeting');
    await page.locator('section[aria-labelledby="times"] a').last().click();
    await heading(page, 'Confirm your new time');
    await page.getByRole('button', { name: 'Confirm new time' }).click();
    await page.getByText('Rescheduled. We’ve emailed you a new confirmation.').waitFor();

    await page.getByRole('button', { name: 'Turn off reminders' }).click();
    await page.getByText('Reminders are off.').waitFor();
    await page.getByText('Cancel visit', { exact: true }).first().click();
    await page.getByRole('link', { name: 'Keep visit' }).waitFor();
    await page.getByRole('button', { name: 'Cancel visit' }).click();
    await heading(page, 'Choose a meeting');
    await page.getByText('Your meeting is canceled.').waitFor();
    await page.getByRole('link', { name: /^Your request/ }).click();
    const since = await page.locator('#since').textContent();
    for (const said of [
      'You booked a site visit',
      'You rescheduled the site visit',
      'You canceled the site visit',
    ])
      expect(since).toContain(said);
    expect(complaints).toEqual([]);
  });

  it('takes a proposed time, or another', async () => {
    const { id, link } = await arrive();
    const booking = createBooking(db, async () => {});
    const slots = await booking.slots(id, { kind: 'studio', ...soon(), by: 'visitor' }, new Date());
    const times = (slots ?? []).slice(-9).filter((_, i) => i % 4 === 0);
    await booking.propose(id, { kind: 'studio', times }, staff, new Date());
    const { page } = await open(link);
    await page.getByRole('link', { name: 'Choose a time' }).click();
    await heading(page, 'Pick a time');
    await page.getByRole('link', { name: 'None of these work' }).click();
    await heading(page, 'Choose a time for your visit');
    await page.goBack();
    await page.locator('form button').nth(1).click();
    await heading(page, 'Your studio visit is booked');
  });

  it('shows times in the zone that a visitor chooses', async () => {
    const { link } = await arrive();
    const { page } = await open(`${link}/meeting?kind=call`, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Show another time zone' }).click();
    await page.getByLabel('Your time zone').selectOption('Asia/Tokyo');
    await page.getByRole('button', { name: 'Show times' }).click();
    await page.getByText('with Japan Standard Time shown below').waitFor();
    await firstTime(page).click();
    expect(await page.locator('main').textContent()).toMatch(/Japan Standard Time, your time/);
  });

  describe.each([
    ['phone, dark', { viewport: PHONE, colorScheme: 'dark' as const }],
    ['phone, text twice as large', { viewport: { width: 195, height: 422 } }],
    ['tablet, light', { viewport: TABLET, colorScheme: 'light' as const }],
    ['desktop, dark', { viewport: DESKTOP, colorScheme: 'dark' as const }],
  ])('%s', (_what, options) => {
    it('is accessible and fits, in every step', async () => {
      const { link } = await arrive();
      const { page, complaints } = await open(`${link}/meeting`, options);
      const fine = async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      };
      await fine();
      await page.goto(`${server.url}${link}/meeting?kind=site&zone=Europe/Berlin&zones=1`);
      await fine();
      await firstTime(page).click();
      await heading(page, 'Confirm your site visit');
      await fine();
      await page.getByLabel('Site address').fill('x'.repeat(150));
      await page.getByRole('button', { name: 'Book site visit' }).click();
      await heading(page, 'Your site visit is booked');
      await page.getByText('Cancel visit', { exact: true }).first().click();
      await fine();
      await page.goto(server.url + link);
      await fine();
      await page.goto(`${server.url}/inquiry/AAAAAAAAAAAAAAAAAAAAAA/meeting`);
      await fine();
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
    });
  });
});

const soon = () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return { from: day(2), to: day(20) };
};
