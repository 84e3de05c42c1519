/** Generated meetings, on both databases. */
import { expect, it, onTestFinished } from 'vitest';
import type { Meeting } from '#contract/booking/booking.ts';
import { createBooking } from '../booking/booking.ts';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';
import { seedInquiries } from './store.ts';

const now = new Date('2026-11-21T12:00:00Z');
const plan = { count: 1500, days: 100, now, booking: true };

it.each(engines)(
  'some inquiries had, have and missed meetings; nobody is in two places, on %s',
  async (engine) => {
    const test = await createTestApp(engine);
    onTestFinished(test.close);
    const [ann, bob] = [await signedIn(test), await signedIn(test)];
    for (const seed of ['one', 'two']) await seedInquiries(test.db, { ...plan, seed });
    const booking = createBooking(test.db, async () => {});
    const meetings = [
      ...(await booking.between('2026-08-01', '2026-10-31', null)),
      ...(await booking.between('2026-11-01', '2026-12-31', null)),
    ];
    const count = (state: Meeting['state']) => meetings.filter((meeting) => meeting.state === state).length;
    expect(count('held')).toBeGreaterThan(100);
    expect(count('no-show')).toBeGreaterThan(5);
    expect(count('booked')).toBeGreaterThan(3);
    expect(meetings.every(({ state, endsAt }) => (state === 'booked') === endsAt > now.toISOString())).toBe(
      true,
    );
    for (const { member } of [ann, bob]) {
      const own = meetings.filter(({ staffId }) => staffId === member.id);
      expect(own.length).toBeGreaterThan(20);
      expect(own.every(({ endsAt }, n) => (own[n + 1]?.startsAt ?? '9') > endsAt)).toBe(true);
    }
    // A time that is taken isn't offered, and the hours offer others.
    const [ahead] = meetings.filter(({ state }) => state === 'booked');
    const day = ahead!.startsAt.slice(0, 10);
    const other = meetings.find(({ inquiryId }) => inquiryId !== ahead!.inquiryId)!.inquiryId;
    const wanted = { kind: 'call', from: day, to: day, by: 'staff', staffId: ahead!.staffId } as const;
    const slots = await booking.slots(other, wanted, now);
    expect(slots!.length).toBeGreaterThan(5);
    expect(slots!.map(({ at }) => at)).not.toContain(ahead!.startsAt);
    // The list and the timeline show it.
    const { cookie } = ann;
    const one = (
      await test.app.inject({ url: `/api/inquiries/${ahead!.inquiryId}`, headers: { cookie } })
    ).json();
    expect(one.meeting).toEqual({ at: ahead!.startsAt, kind: ahead!.kind, state: 'booked' });
    const url = `/api/inquiries/${ahead!.inquiryId}/events`;
    const events = (await test.app.inject({ url, headers: { cookie } })).json();
    expect(events.map(({ kind }: { kind: string }) => kind)).toContain('meeting-booked');
  },
);

it.each(engines)('no meetings without accounts, or unless they are asked for, on %s', async (engine) => {
  const test = await createTestApp(engine);
  onTestFinished(test.close);
  await seedInquiries(test.db, { ...plan, count: 200, seed: 'a' });
  await signedIn(test);
  await seedInquiries(test.db, { ...plan, count: 200, seed: 'b', booking: false });
  for (const table of ['bookings', 'booking_people'] as const)
    expect(await test.db.selectFrom(table).selectAll().execute()).toEqual([]);
});
