import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setup } from '#content/firm.ts';
import { NO_HOURS } from '#contract/booking/booking-hours.ts';
import { CELL_MS } from '#contract/booking/booking-slots.ts';
import { dayAfter, startOfDay } from '#contract/shared/zoned-day.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { bookingDesk } from './testing/desk.ts';

const ranges = [{ from: '00:00', to: '24:00' }];
const ALWAYS = {
  ...NO_HOURS,
  kinds: ['call' as const],
  weekly: { mon: ranges, tue: ranges, wed: ranges, thu: ranges, fri: ranges, sat: ranges, sun: ranges },
};

describe.each(engines)('on days when clocks change, on %s', (engine) => {
  let test: TestApp;
  let desk: Awaited<ReturnType<typeof bookingDesk>>;

  beforeAll(async () => {
    test = await createTestApp(engine);
    desk = await bookingDesk(test, 1, ALWAYS);
  });
  afterAll(() => test.close());

  it.each(
    ['2027-03-14', '2026-11-01'].flatMap((day) =>
      ['America/New_York', 'Europe/Berlin', 'Australia/Sydney'].map((zone) => [day, zone] as const),
    ),
  )(
    'every quarter hour of %s is accepted exactly if it is offered, for a visitor in %s',
    async (day, zone) => {
      const begin = Date.parse(startOfDay(day, setup.timeZone));
      const end = Date.parse(startOfDay(dayAfter(day), setup.timeZone));
      const now = new Date(begin - 3 * 24 * 60 * 60_000);
      const inquiryId = await desk.inquiry();
      const staffId = desk.staff[0]?.id as string;
      const ask = { kind: 'call', from: day, to: day, by: 'visitor' } as const;
      const offered = (await desk.booking.slots(inquiryId, ask, now))?.map(({ at }) => at);
      const accepted: string[] = [];
      for (let time = begin; time < end; time += CELL_MS) {
        const at = new Date(time).toISOString();
        const answer = await desk.booking.book(
          { inquiryId, kind: 'call', at, staffId, zone },
          'visitor',
          null,
          now,
        );
        if ('refused' in answer) continue;
        accepted.push(answer.meeting.startsAt);
        expect(answer.meeting.zone).toBe(zone);
        await test.db.deleteFrom('bookings').execute();
        await test.db.deleteFrom('inquiry_events').where('kind', '=', 'meeting-booked').execute();
      }
      expect(accepted).toEqual(offered);
      // 23 or 25 hours; an hour that is there twice is offered once.
      expect(accepted).toHaveLength(day === '2027-03-14' ? 46 : 48);
    },
  );
});
