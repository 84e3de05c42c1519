/** Concurrent bookings: each time goes to exactly one, and no two meetings of a person overlap, in any order of events. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RULES } from '#contract/booking/booking-hours.ts';
import { cellsOf } from '#contract/booking/booking-slots.ts';
import { seededRandom } from '#contract/shared/seeded-random.ts';
import { connect } from '../database/connect.ts';
import type { Db } from '../database/schema.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { createBooking } from './booking.ts';
import { bookingDesk, NOW, TUESDAY_NINE } from './testing/desk.ts';
import { occupiedOf } from './time-slots-store.ts';

const ROUNDS = Number(process.env.BOOKING_ROUNDS ?? 4);
const CHANGES = Number(process.env.BOOKING_CHANGES ?? 300);
const PEOPLE = 50;

describe.each(engines)('a rush of bookings on %s', (engine) => {
  let test: TestApp;
  let desk: Awaited<ReturnType<typeof bookingDesk>>;
  let secondServer: Db;
  let inquiries: string[];

  beforeAll(async () => {
    test = await createTestApp(engine);
    desk = await bookingDesk(test, 3);
    secondServer = connect(test.config, 60_000);
    inquiries = await Promise.all(
      Array.from({ length: PEOPLE }, () => desk.inquiry({ area: 'college-station' })),
    );
  });
  afterAll(async () => {
    await secondServer.destroy();
    await test.close();
  });

  const servers = () => {
    return [desk.booking, createBooking(secondServer, async () => {})] as const;
  };

  it(`gives one time to exactly one of ${PEOPLE}, ${ROUNDS} times, through two servers`, async () => {
    const [staff] = desk.staff;
    for (let round = 0; round < ROUNDS; round++) {
      const answers = await Promise.all(
        inquiries.map((inquiryId, i) => {
          const wanted = { inquiryId, kind: 'call' as const, at: TUESDAY_NINE, staffId: staff?.id as string };
          return (servers()[i % 2] as typeof desk.booking).book(wanted, 'visitor', null, NOW);
        }),
      );
      const booked = answers.filter((answer) => 'meeting' in answer);
      expect(booked).toHaveLength(1);
      expect(answers.filter((answer) => 'refused' in answer && answer.refused === 'taken')).toHaveLength(
        PEOPLE - 1,
      );
      await test.db.deleteFrom('bookings').execute();
      await test.db.deleteFrom('inquiry_events').where('kind', '=', 'meeting-booked').execute();
    }
  }, 900_000);

  it(`keeps meetings apart through ${CHANGES} random changes`, async () => {
    const seed = Number(process.env.BOOKING_SEED ?? Date.now() % 1e9);
    const chance = seededRandom(String(seed));
    const done = { refused: 0, changed: 0 };
    for (let from = 0; from < CHANGES; from += 25) {
      await Promise.all(
        Array.from({ length: Math.min(25, CHANGES - from) }, async (_, i) => {
          const answer = await randomChange(servers()[i % 2] as typeof desk.booking);
          done[answer ? 'changed' : 'refused'] += 1;
        }),
      );
      if (from % 1000 === 0) await expectApart(seed);
      // A visitor has few changes; these have more.
      if (from % 100 === 0)
        await test.db.deleteFrom('inquiry_events').where('kind', 'like', 'meeting-%').execute();
    }
    await expectApart(seed);
    expect(done.changed, `seed ${seed}: ${JSON.stringify(done)}`).toBeGreaterThan(CHANGES / 10);

    async function randomChange(booking: typeof desk.booking): Promise<boolean> {
      const inquiryId = chance.pick(inquiries);
      const staffId = chance.pick(desk.staff).id;
      const kind = chance.pick(['call', 'studio', 'site'] as const);
      const at = () =>
        new Date(
          Date.parse(TUESDAY_NINE) +
            (Math.floor(chance.next() * 5) * 96 + Math.floor(chance.next() * 32)) * 900_000,
        ).toISOString();
      const [latest] = await booking.ofInquiry(inquiryId);
      const actor = desk.staff[0] as (typeof desk.staff)[number];
      const by = chance.pick(['visitor', 'staff'] as const);
      const who = by === 'staff' ? actor : null;
      const answer = await {
        book: () => booking.book({ inquiryId, kind, at: at(), staffId }, by, who, NOW),
        reschedule: () => booking.reschedule(latest?.id ?? 'none', { at: at(), staffId }, by, who, NOW),
        cancel: () => booking.cancel(latest?.id ?? 'none', by, who, NOW),
        propose: () =>
          booking.propose(
            inquiryId,
            { kind, times: [at(), at(), at()].map((time) => ({ at: time, staffId })) },
            actor,
            NOW,
          ),
        take: () => booking.take(latest?.id ?? 'none', { zone: null, network: null }, NOW),
        takeBack: async () =>
          (await booking.takeBack(inquiryId, actor, NOW)) ? { meeting: null } : { refused: 'unknown' },
        mark: () =>
          booking.mark(
            latest?.id ?? 'none',
            chance.pick(['held', 'no-show']),
            actor,
            new Date(Date.parse(TUESDAY_NINE) + 86_400_000),
          ),
      }[
        chance.pick([
          'book',
          'book',
          'book',
          'reschedule',
          'reschedule',
          'cancel',
          'cancel',
          'propose',
          'take',
          'takeBack',
          'mark',
        ] as const)
      ]();
      return 'meeting' in answer;
    }
  }, 7_200_000);

  /** The cells are those of the meetings that occupy time, and no two of a person's have one in common. */
  async function expectApart(seed: number): Promise<void> {
    const rows = await test.db
      .selectFrom('bookings')
      .selectAll()
      .where('state', 'in', ['proposed', 'booked', 'held', 'no-show'])
      .execute();
    const meant = rows.flatMap((row) => {
      const { from, end } = cellsOf(occupiedOf(row, DEFAULT_RULES.bufferMinutes));
      return Array.from({ length: end - from }, (_, i) => `${row.staff_id} ${from + i} ${row.id}`);
    });
    const cells = await test.db.selectFrom('booking_cells').selectAll().execute();
    const kept = cells.map(({ staff_id, cell, booking_id }) => `${staff_id} ${cell} ${booking_id}`);
    expect(kept.sort(), `seed ${seed}`).toEqual(meant.sort());
    expect(new Set(meant.map((cell) => cell.slice(0, cell.lastIndexOf(' ')))).size).toBe(meant.length);
    const ahead = rows.filter(({ state, ends_at }) => state === 'booked' && ends_at > NOW.toISOString());
    expect(new Set(ahead.map(({ inquiry_id }) => inquiry_id)).size).toBe(ahead.length);
  }
});
