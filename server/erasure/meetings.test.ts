/** Meetings of erased inquiries, on both databases. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { bookingDesk, NOW, TUESDAY_NINE } from '../booking/testing/desk.ts';
import { savedMeeting } from '../testing/saved-meeting.ts';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';
import { erasureOf } from './testing/parts.ts';

const EMAIL = 'ada@example.com';
/** Far from now, in whose future a meeting ahead lies. */
const AHEAD = '2099-12-01T16:00:00.000Z';

describe.each(engines)('erasing meetings on %s', (engine) => {
  async function scene() {
    const test = await createTestApp(engine);
    onTestFinished(test.close);
    const desk = await bookingDesk(test);
    const [ann] = desk.staff;
    const notify = async (_trx: unknown, notification: (typeof desk.told)[number]) =>
      void desk.told.push(notification);
    const rows = async () => ({
      bookings: (await test.db.selectFrom('bookings').selectAll().execute()).length,
      cells: (await test.db.selectFrom('booking_cells').selectAll().execute()).length,
    });
    const inquiry = () => desk.inquiry({ email: EMAIL, email_key: EMAIL });
    return { ...desk, test, rows, inquiry, ann: ann!, erasure: erasureOf(test, undefined, notify) };
  }

  it('frees the time at once, for the next visitor to book', async () => {
    const { booking, ann, inquiry, erasure, rows, told } = await scene();
    const wanted = { kind: 'call', at: TUESDAY_NINE, staffId: ann.id } as const;
    const [first, second] = [await inquiry(), await inquiry()];
    const book = (inquiryId: string) => booking.book({ inquiryId, ...wanted }, 'visitor', null, NOW);
    expect(await book(first)).toMatchObject({ meeting: { state: 'booked' } });
    expect(await book(second)).toEqual({ refused: 'taken' });
    told.length = 0;
    await erasure.eraseInquiry(first, null);
    expect(await rows()).toEqual({ bookings: 0, cells: 0 });
    expect(await book(second)).toMatchObject({ meeting: { state: 'booked' } });
  });

  it('tells staff of what lies ahead and of nothing else, once for each meeting', async () => {
    const { test, ann, inquiry, erasure, rows, told } = await scene();
    const meet = async (starts_at: string, state: string) =>
      savedMeeting(test.db, { inquiry_id: await inquiry(), staff_id: ann.id, starts_at, state });
    const ahead = [await meet(AHEAD, 'booked'), await meet(AHEAD, 'booked')];
    await meet(AHEAD, 'proposed');
    await meet(AHEAD, 'cancelled');
    await meet('2020-12-01T16:00:00.000Z', 'booked');
    await meet('2020-12-01T16:00:00.000Z', 'held');
    const record = await erasure.eraseAddress(EMAIL, null);
    expect(record).toMatchObject({ counts: { inquiries: 6 } });
    expect(await rows()).toEqual({ bookings: 0, cells: 0 });
    expect(
      told.map((notification) => notification.change === 'erased' && notification.booking.id).toSorted(),
    ).toEqual(ahead.toSorted());
    expect(told[0]).toMatchObject({ change: 'erased', actor: null, inquiry: { email: EMAIL } });
  });

  it('says what is held: the meetings of that person, with whom and where, and no other’s', async () => {
    const { test, ann, inquiry } = await scene();
    const owner = (await signedIn(test, 'owner')).cookie;
    const inquiry_id = await inquiry();
    const place = '12 Ledge Road';
    await savedMeeting(test.db, { inquiry_id, staff_id: ann.id, starts_at: AHEAD, kind: 'site', place });
    const url = `/api/people/export?email=${EMAIL}`;
    const held = (await test.app.inject({ url, headers: { cookie: owner } })).json();
    expect(held.meetings).toEqual([
      expect.objectContaining({ inquiry_id, starts_at: AHEAD, kind: 'site', place, with: ann.name }),
    ]);
    expect(JSON.stringify(held.meetings)).not.toMatch(/idempotency|staff_id|asked_about/);
  });
});
