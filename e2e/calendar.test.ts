/** The calendar and the hours: by pointer, by keys, on a phone, with booking off. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setup } from '#content/firm.ts';
import type { Meeting, Slot } from '#contract/booking/booking.ts';
import { type BookingHours, DEFAULT_RULES, NO_HOURS } from '#contract/booking/booking-hours.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  hasChromium,
  PHONE,
  TABLET,
  visit,
} from '../tests/support/browser.ts';
import { type Desk, openDesk } from '../tests/support/dashboard.ts';
import { COLLEAGUE, type Credentials, cookieOf, OWNER, signIn } from '../tests/support/office.ts';

const DAY = 86_400_000;
const allDay = [{ from: '07:00', to: '19:00' }];
const HOURS: BookingHours = {
  ...NO_HOURS,
  kinds: ['call', 'studio', 'site'],
  weekly: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
};
const dayIn = (days: number) => dayOf(Date.now() + days * DAY, setup.timeZone);

describe.skipIf(!hasChromium)('the calendar', () => {
  let desk: Desk;
  const cookies = new Map<Credentials, string>();
  beforeAll(async () => {
    desk = await openDesk();
    for (const who of [OWNER, COLLEAGUE]) {
      cookies.set(who, await cookieOf(desk.server, who));
      await api('PUT', '/api/booking/hours', { who, body: HOURS });
    }
    await api('PUT', '/api/booking/rules', { body: { ...DEFAULT_RULES, horizonDays: 180 } });
  });
  afterAll(() => desk?.close());

  async function api<T>(
    method: string,
    path: string,
    { who = OWNER, body }: { who?: Credentials; body?: object } = {},
  ) {
    const answer = await fetch(desk.server.url + path, {
      method,
      headers: {
        cookie: cookies.get(who) as string,
        'content-type': 'application/json',
        origin: desk.server.url,
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Number of the next week without meetings, counted from its Monday. */
  let week = 1;
  const nextWeek = () => {
    const monday = Array.from({ length: 7 }, (_, i) => dayIn(7 * week + i)).find(
      (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 1,
    ) as string;
    week += 1;
    return monday;
  };
  const plus = (day: string, days: number) =>
    new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

  async function slots(inquiryId: string, kind: string, day: string, who: Credentials): Promise<Slot[]> {
    const { staffId } = await api<{ staffId: string }>('GET', '/api/booking/hours', { who });
    const path = `/api/inquiries/${inquiryId}/meeting-slots?kind=${kind}&from=${day}&to=${day}&staff=${staffId}`;
    return api<Slot[]>('GET', path, { who });
  }
  /** A meeting at a wall time of a day such as `10:00`. */
  async function meeting(name: string, day: string, time: string, kind = 'studio', who: Credentials = OWNER) {
    const inquiryId = await desk.inquiry(name);
    return book(inquiryId, day, time, kind, who);
  }
  const wall = (at: string) =>
    new Date(at).toLocaleTimeString('en-US', {
      timeZone: setup.timeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    });
  async function book(inquiryId: string, day: string, time: string, kind: string, who: Credentials) {
    const slot = (await slots(inquiryId, kind, day, who)).find(({ at }) => wall(at) === time) as Slot;
    return api<Meeting>('POST', `/api/inquiries/${inquiryId}/meetings`, { who, body: { kind, ...slot } });
  }
  const startOf = async ({ inquiryId }: Meeting) => {
    const [now] = await api<Meeting[]>('GET', `/api/inquiries/${inquiryId}/meetings`);
    return `${dayOf(now?.startsAt ?? '', setup.timeZone)} ${wall(now?.startsAt ?? '')}`;
  };

  async function calendar(query = '', options = {}, who: Credentials = OWNER) {
    const visitor = await visit(desk.browser, options);
    await signIn(visitor.page, desk.server, `/admin/calendar${query}`, who);
    await visitor.page.locator('[data-day]').first().waitFor();
    return visitor;
  }
  const block = (page: Page, { id }: Meeting) => page.locator(`[data-meeting="${id}"]`);
  const days = (page: Page) =>
    page.locator('[data-day]').evaluateAll((all) => all.map((column) => (column as HTMLElement).dataset.day));

  it('shows the week with today, three days on a tablet, the day on a phone', async () => {
    const desktop = await calendar();
    expect(await days(desktop.page)).toHaveLength(7);
    expect(await days(desktop.page)).toContain(dayIn(0));
    await desktop.page.getByRole('link', { name: 'Day', exact: true }).click();
    await expect.poll(() => days(desktop.page)).toEqual([dayIn(0), dayIn(0)]);
    const tablet = await calendar('', { viewport: TABLET });
    expect(await days(tablet.page)).toEqual([dayIn(0), dayIn(1), dayIn(2)]);
    const phone = await calendar('', { viewport: PHONE });
    await phone.page.getByRole('region', { name: COLLEAGUE.name }).waitFor();
    expect(await days(phone.page)).toEqual([dayIn(0), dayIn(0)]);
    for (const { page, complaints } of [desktop, tablet, phone]) {
      await expectNoSidewaysScroll(page);
      expect(complaints).toEqual([]);
    }
  });

  it('goes on by keys, which stand in the list of shortcuts', async () => {
    const { page, complaints } = await calendar();
    const first = async () => (await days(page))[0] as string;
    const monday = await first();
    await page.keyboard.press('ArrowRight');
    await expect.poll(first).toBe(plus(monday, 7));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(first).toBe(plus(monday, -7));
    await page.keyboard.press('t');
    await expect.poll(first).toBe(monday);
    await page.keyboard.press('d');
    await expect.poll(() => days(page)).toEqual([dayIn(0), dayIn(0)]);
    await page.keyboard.press('w');
    await expect.poll(first).toBe(monday);
    await page.keyboard.press('?');
    await page.getByText('Go to earlier or later days').waitFor();
    expect(complaints).toEqual([]);
  });

  it('opens a meeting: who, what, where, and its inquiry', async () => {
    const monday = nextWeek();
    const inquiryId = await desk.inquiry('Visitor Open', { phone: '979-555-0100' });
    const call = await book(inquiryId, monday, '10:00', 'call', OWNER);
    const { page, complaints } = await calendar(`?day=${monday}`);
    await block(page, call).click();
    const sheet = page.getByRole('dialog', { name: 'Visitor Open' });
    await sheet.getByRole('link', { name: '979-555-0100' }).waitFor();
    expect(await sheet.getByRole('link', { name: '979-555-0100' }).getAttribute('href')).toBe(
      'tel:979-555-0100',
    );
    expect(await sheet.textContent()).toContain('10:00–10:20 AM Central Time');
    await expectAccessible(page);
    await sheet.getByRole('link', { name: 'Open inquiry' }).click();
    await page.getByRole('heading', { name: 'Visitor Open', level: 2 }).waitFor();
    expect(complaints).toEqual([]);
  });

  /** Drags a block to a wall time of a day, by its upper edge. */
  async function drag(
    page: Page,
    dragged: Meeting,
    day: string,
    hoursOn: number,
    options: { drop?: boolean } = {},
  ) {
    const from = await block(page, dragged).boundingBox();
    const column = await page.locator(`[data-day="${day}"]`).boundingBox();
    if (!from || !column) throw new Error('The meeting or the day isn’t shown');
    await page.mouse.move(from.x + 20, from.y + 6);
    await page.mouse.down();
    const [x, y] = [column.x + column.width / 2, from.y + 6 + hoursOn * 68];
    await page.mouse.move(x - 30, y - 20, { steps: 4 });
    await page.mouse.move(x, y, { steps: 4 });
    await page.locator('[data-ghost]').waitFor();
    if (options.drop !== false) await page.mouse.up();
  }

  it('moves a meeting by the pointer to a free time, and back by Undo', async () => {
    const monday = nextWeek();
    const moved = await meeting('Visitor Drag', monday, '10:00');
    const { page, complaints } = await calendar(`?day=${monday}`);
    await drag(page, moved, plus(monday, 2), 1.25);
    await page.getByText('Meeting rescheduled', { exact: true }).first().waitFor();
    expect(await startOf(moved)).toBe(`${plus(monday, 2)} 11:15`);
    await page.locator(`[data-day="${plus(monday, 2)}"] [data-meeting="${moved.id}"]`).waitFor();
    // The drag didn't count as a click: no dialog opened.
    expect(await page.getByRole('dialog', { name: 'Visitor Drag' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Original time restored').first().waitFor();
    expect(await startOf(moved)).toBe(`${monday} 10:00`);
    expect(complaints).toEqual([]);
  });

  it('drops only where it is free, and not after Escape', async () => {
    const monday = nextWeek();
    const [moved, other] = [
      await meeting('Visitor Here', monday, '10:00'),
      await meeting('Visitor There', plus(monday, 1), '12:00'),
    ];
    const { page, complaints } = await calendar(`?day=${monday}`);
    await block(page, other).waitFor();
    await drag(page, moved, plus(monday, 1), 2, { drop: false });
    await page.locator('[data-ghost=refused]').waitFor();
    await page.mouse.up();
    await page.getByText('That time isn’t available.').first().waitFor();
    await drag(page, moved, plus(monday, 3), 1, { drop: false });
    await page.keyboard.press('Escape');
    await page.locator('[data-ghost]').waitFor({ state: 'detached' });
    await page.mouse.up();
    expect(await startOf(moved)).toBe(`${monday} 10:00`);
    expect(complaints).toEqual([]);
  });

  it('moves a meeting by keys, and keeps the focus on it', async () => {
    const monday = nextWeek();
    const moved = await meeting('Visitor Keys', monday, '10:00');
    const { page, complaints } = await calendar(`?day=${monday}`);
    await block(page, moved).focus();
    await page.keyboard.press('m');
    const bar = page.getByRole('dialog', { name: 'Reschedule meeting with Visitor Keys' });
    await bar.getByText('Use the arrows to choose an open time.').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await bar.getByText('10:15 AM').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => block(page, moved).evaluate((el) => el === document.activeElement)).toBe(true);
    expect(await startOf(moved)).toBe(`${monday} 10:00`);

    await page.keyboard.press('m');
    await bar.getByText('Use the arrows to choose an open time.').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await bar.getByText('10:15 AM').waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Meeting rescheduled', { exact: true }).first().waitFor();
    expect(await startOf(moved)).toBe(`${plus(monday, 1)} 10:15`);
    await expect.poll(() => block(page, moved).evaluate((el) => el === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('shows proposed times dashed, until when they are held', async () => {
    const monday = nextWeek();
    const inquiryId = await desk.inquiry('Visitor Proposed');
    const { page } = await calendar(`?day=${monday}`);
    const waiting = page.getByRole('complementary', { name: 'No meeting yet' });
    await waiting.getByRole('link', { name: 'Visitor Proposed' }).waitFor();
    const free = await slots(inquiryId, 'studio', monday, OWNER);
    const times = [free[4], free[16]];
    const [first] = await api<Meeting[]>('POST', `/api/inquiries/${inquiryId}/meeting-proposals`, {
      body: { kind: 'studio', times },
    });
    await page.reload();
    await expect.poll(() => page.locator('[data-state=proposed]').count()).toBe(2);
    // An inquiry with proposed times waits for the visitor.
    expect(await waiting.getByRole('link', { name: 'Visitor Proposed' }).count()).toBe(0);
    const style = await block(page, first as Meeting).evaluate((el) => getComputedStyle(el).borderTopStyle);
    expect(style).toBe('dashed');
    expect(await block(page, first as Meeting).textContent()).toContain('On hold until');
  });

  it('shows everybody’s to owners and staff, by person in a day', async () => {
    const monday = nextWeek();
    const [own, anas] = [
      await meeting('Visitor Owner', monday, '10:00'),
      await meeting('Visitor Ana', monday, '10:00', 'studio', COLLEAGUE),
    ];
    const { page } = await calendar(`?day=${monday}`);
    await block(page, own).waitFor();
    await block(page, anas).waitFor();
    const [left, right] = [await block(page, anas).boundingBox(), await block(page, own).boundingBox()];
    expect(left && right && left.x + left.width <= right.x + 1).toBe(true);
    await expectAccessible(page);
    await page.getByLabel('Calendar owner').selectOption('My calendar');
    await block(page, anas).waitFor({ state: 'detached' });
    expect(page.url()).toContain('who=me');
    await page.getByLabel('Calendar owner').selectOption('Everyone');
    await block(page, anas).waitFor();
    await page.keyboard.press('d');
    await page.getByRole('region', { name: COLLEAGUE.name }).locator(`[data-meeting="${anas.id}"]`).waitFor();
    await page.getByRole('region', { name: OWNER.name }).locator(`[data-meeting="${own.id}"]`).waitFor();
    await page.getByLabel('Calendar owner').selectOption(COLLEAGUE.name);
    await block(page, own).waitFor({ state: 'detached' });

    const staff = await calendar(`?day=${monday}&who=all`, {}, COLLEAGUE);
    await block(staff.page, anas).waitFor();
    await block(staff.page, own).waitFor();
  });

  it('moves without dragging on a phone, in the dark too', async () => {
    const monday = nextWeek();
    const moved = await meeting('Visitor Thumb', monday, '10:00');
    const options = { viewport: PHONE, colorScheme: 'dark', hasTouch: true, isMobile: true };
    const { page, complaints } = await calendar(`?day=${monday}`, options);
    await expectAccessible(page);
    await block(page, moved).tap();
    await page.getByRole('button', { name: 'Reschedule', exact: true }).tap();
    const bar = page.getByRole('dialog', { name: 'Reschedule meeting with Visitor Thumb' });
    await bar.getByText('Use the arrows to choose an open time.').waitFor();
    await bar.getByRole('button', { name: 'Next day with an open time' }).tap();
    await expectNoSidewaysScroll(page);
    await bar.getByRole('button', { name: 'Reschedule' }).tap();
    await page.getByText('Meeting rescheduled', { exact: true }).first().waitFor();
    expect(await startOf(moved)).toBe(`${plus(monday, 1)} 10:00`);
    expect(complaints).toEqual([]);
  });

  async function hours(options = {}, who: Credentials = COLLEAGUE, query = '') {
    const visitor = await visit(desk.browser, options);
    await signIn(visitor.page, desk.server, `/admin/hours${query}`, who);
    await visitor.page.getByRole('button', { name: 'Save hours' }).waitFor();
    return visitor;
  }

  it('keeps hours, and offers what they say afterwards', async () => {
    const monday = nextWeek();
    const inquiryId = await desk.inquiry('Visitor Hours');
    const { page, complaints } = await hours();
    await expectAccessible(page);
    await page.getByLabel('Monday, from').selectOption('1:00 PM');
    await page.getByLabel('Monday, to').selectOption('9:00 AM');
    await page.getByRole('button', { name: 'Save hours' }).click();
    await page.getByText('End time must be after start time').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Monday, from');
    await page.getByLabel('Monday, to').selectOption('3:00 PM');
    await page.getByRole('button', { name: 'Copy Monday to all weekdays' }).click();
    await page.getByRole('button', { name: 'Add a day' }).click();
    await page.getByLabel('Day 1').fill(plus(monday, 2));
    await page.getByRole('button', { name: 'Save hours' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();

    const offered = async (day: string) =>
      (await slots(inquiryId, 'studio', day, COLLEAGUE)).map(({ at }) => wall(at));
    expect(await offered(monday)).toEqual(['13:00', '13:15', '13:30', '13:45', '14:00']);
    expect(await offered(plus(monday, 1))).toContain('13:00');
    expect(await offered(plus(monday, 2))).toEqual([]);
    expect(complaints).toEqual([]);
    await api('PUT', '/api/booking/hours', { who: COLLEAGUE, body: HOURS });
  });

  it('lets owners change a colleague’s hours and the firm’s rules, on a phone', async () => {
    const { page, complaints } = await hours({ viewport: PHONE, colorScheme: 'dark' }, OWNER);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByLabel('Hours for', { exact: true }).selectOption(COLLEAGUE.name);
    await page.getByRole('form', { name: `Hours for ${COLLEAGUE.name}` }).waitFor();
    await page.getByRole('checkbox', { name: /Site visit/ }).uncheck();
    await page.getByRole('button', { name: 'Save hours' }).click();
    await page.getByText('Saved', { exact: true }).first().waitFor();
    const people = await api<{ name: string; kinds: string[] }[]>('GET', '/api/booking/people');
    expect(people.find(({ name }) => name === COLLEAGUE.name)?.kinds).toEqual(['call', 'studio']);

    const rules = page.getByRole('form', { name: 'Studio rules' });
    await rules.getByLabel('Booking window (days)').fill('0');
    await rules.getByRole('button', { name: 'Save rules' }).click();
    await rules.getByText('Enter 1 or more').first().waitFor();
    await rules.getByLabel('Booking window (days)').fill('170');
    await rules.getByRole('button', { name: 'Save rules' }).click();
    await expect.poll(() => api('GET', '/api/booking/rules')).toMatchObject({ horizonDays: 170 });
    // The browser logs the refused save in the console.
    expect(complaints.filter((line) => !line.includes('400'))).toEqual([]);
  });
});
