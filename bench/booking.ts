/** The open times of 60 days and ten members of staff, in a database with 100,000 inquiries and 10,000 meetings. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { setup } from '../content/firm.ts';
import { NO_HOURS } from '../contract/booking/booking-hours.ts';
import { CELL_MS, cellsOf } from '../contract/booking/booking-slots.ts';
import { clockOfDay, dayOf } from '../contract/shared/zoned-day.ts';
import { hoursStore } from '../server/booking/hours-store.ts';
import { slotsFor } from '../server/booking/slots-store.ts';
import { readConfig } from '../server/config/config.ts';
import { connect } from '../server/database/connect.ts';
import type { Db } from '../server/database/schema.ts';
import { startServer } from '../tests/support/running-server.ts';
import type { BenchRow } from './bench.ts';
import { onBothDatabases } from './both-databases.ts';
import { furnish, signIn } from './furnished.ts';
import { at } from './stopwatch.ts';

const INQUIRIES = 100_000;
const MEETINGS = 10_000;
const PEOPLE = 10;
const ROUNDS = 100;
const DAY_MS = 24 * 60 * 60_000;
/** Wall-clock minutes at which each day's meetings begin. */
const STARTS = [9 * 60, 10 * 60 + 30, 13 * 60, 15 * 60];

export const benchBooking = () => onBothDatabases(on);

async function on(engine: string, settings: Record<string, string>): Promise<BenchRow[]> {
  console.log(`Booking beside ${INQUIRIES.toLocaleString('en-US')} inquiries on ${engine}: seeding …`);
  const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-bench-'));
  const environment = { DATA_DIR: folder, ...settings };
  await furnish(environment, INQUIRIES, addMeetings);
  const server = await startServer(environment);
  const db = connect(readConfig(environment));
  try {
    const cookie = await signIn(server.url);
    const inquiry = await db
      .selectFrom('inquiries')
      .select(['id', 'area'])
      .where('area', '=', 'dripping-springs')
      .limit(1)
      .executeTakeFirstOrThrow();
    const now = new Date();
    const days = { from: dayOf(now, setup.timeZone), to: dayOf(now.getTime() + 60 * DAY_MS, setup.timeZone) };
    let offered = 0;
    const rule = await timed(async () => {
      offered = (await slotsFor(db, { inquiry, kind: 'call', by: 'visitor', ...days }, now)).length;
    });
    const url = `${server.url}/api/inquiries/${inquiry.id}/meeting-slots?${new URLSearchParams({ kind: 'call', ...days })}`;
    const answer = await timed(async () => {
      const got = await fetch(url, { headers: { cookie } });
      await got.text();
      if (!got.ok) throw new Error(`Slots answered ${got.status}`);
    });
    console.log(`  ${offered.toLocaleString('en-US')} times offered to a visitor`);
    return [
      ...rows(`times of 60 days and ${PEOPLE} people, ${engine}`, rule),
      ...rows(`the same for staff, every quarter hour, over HTTP, ${engine}`, answer),
    ];
  } finally {
    await db.destroy();
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds ten people who work from nine to five, each with a thousand meetings from most of a year ago to two months ahead. */
async function addMeetings(db: Db): Promise<void> {
  const at = new Date().toISOString();
  const range = [{ from: '09:00', to: '17:00' }];
  const weekly = { ...NO_HOURS.weekly, mon: range, tue: range, wed: range, thu: range, fri: range };
  const inquiries = await db.selectFrom('inquiries').select('id').limit(MEETINGS).execute();
  const first = Date.now() + 58 * DAY_MS - (MEETINGS / PEOPLE / STARTS.length) * DAY_MS;
  for (let person = 0; person < PEOPLE; person++) {
    const id = `bench-${person}`;
    const account = { id, name: `Person ${person}`, email: `${id}@example.com`, role: 'staff' };
    await db
      .insertInto('staff_users')
      .values({ ...account, created_at: at, updated_at: at })
      .execute();
    await hoursStore(db).save(id, { ...NO_HOURS, kinds: ['call', 'studio', 'site'], weekly });
    for (let n = 0; n < MEETINGS / PEOPLE; n += STARTS.length) {
      const clock = clockOfDay(dayOf(first + (n / STARTS.length) * DAY_MS, setup.timeZone), setup.timeZone);
      const meetings = STARTS.map((minutes, i) => ({
        ...{
          id: uuid(),
          staff_id: id,
          kind: 'call',
          state: 'booked',
          travel_minutes: 0,
          created_at: at,
          updated_at: at,
        },
        inquiry_id: inquiries[(person * MEETINGS) / PEOPLE + n + i]?.id as string,
        starts_at: new Date(clock(minutes)).toISOString(),
        ends_at: new Date(clock(minutes) + 20 * 60_000).toISOString(),
      }));
      await db.insertInto('bookings').values(meetings).execute();
      const cells = meetings.flatMap(({ id: booking_id, staff_id, starts_at, ends_at }) => {
        const { from, end } = cellsOf({
          ...{ startsAt: Date.parse(starts_at), endsAt: Date.parse(ends_at) },
          ...{ travelMinutes: 0, bufferMinutes: CELL_MS / 60_000 },
        });
        return Array.from({ length: end - from }, (_, i) => ({ staff_id, cell: from + i, booking_id }));
      });
      await db.insertInto('booking_cells').values(cells).execute();
    }
  }
}

async function timed(work: () => Promise<void>): Promise<number[]> {
  for (let round = 0; round < 10; round++) await work();
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now();
    await work();
    all.push(performance.now() - began);
  }
  return all;
}

const rows = (what: string, all: number[]): BenchRow[] =>
  [0.5, 0.95].map((share) => ({
    what: `${what}, ${share === 0.5 ? 'median' : 'p95'}`,
    ours: at(share, all),
    reference: 'aim',
    theirs: 50,
    unit: 'ms',
  }));
