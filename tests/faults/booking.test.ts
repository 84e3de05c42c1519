/**
 * A kill -9 between a booking and its mail: never a booking without a mail, never a mail without a booking. 20 times in
 * `npm run test:faults`, four in `npm test`; each while several bookings, moves and cancellations are in progress.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { setup } from '#content/firm.ts';
import type { Meeting } from '#contract/booking/booking.ts';
import { NO_HOURS } from '#contract/booking/booking-hours.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import { connect } from '../../server/database/connect.ts';
import type { Db } from '../../server/database/schema.ts';
import { createDatabase, postgresPrograms, startCluster } from '../../server/testing/postgres-cluster.ts';
import { savedInquiry } from '../../server/testing/saved-inquiry.ts';
import { becomeOwner } from '../support/office.ts';
import { type RunningServer, startServer } from '../support/running-server.ts';

const rounds = process.env.FAULT_ROUNDS ? 20 : 4;
const AT_ONCE = 4;
const QUARTER = 15 * 60_000;
/** A call of 20 minutes, and the buffer after it. */
const APART = 3 * QUARTER;

describe('a booking that is killed', () => {
  it(`on SQLite, ${rounds} times`, { timeout: 600_000 }, () => killAndCount());

  it.skipIf(!postgresPrograms())(`on PostgreSQL, ${rounds} times`, { timeout: 600_000 }, async () => {
    const cluster = await startCluster();
    try {
      await killAndCount(await createDatabase(cluster.url));
    } finally {
      cluster.remove();
    }
  });
});

async function killAndCount(databaseUrl?: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'ledge-frame-booking-'));
  const settings = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  let server = await startServer(settings);
  const port = { PORT: String(server.port) };
  const cookie = await becomeOwner(server);
  const db = connect({ databaseUrl, dataDir });
  try {
    const staffId = await openAllDay(server, cookie);
    const acknowledged: { id: string; sequence: number }[] = [];
    const times = freeTimes();
    const nextTime = () => new Date(times.next().value as number).toISOString();
    for (let round = 1; round <= rounds; round++) {
      const known = acknowledged.length;
      let isOver = false;
      const client = async () => {
        while (!isOver) {
          const [at, later] = [nextTime(), nextTime()];
          const inquiryId = await savedInquiry(db);
          const send = (path: string, body: object) => post(server, cookie, path, body);
          const booked = await send(`inquiries/${inquiryId}/meetings`, { kind: 'call', at, staffId });
          if (!booked) return;
          acknowledged.push(booked);
          const moved = await send(`meetings/${booked.id}/move`, { at: later, staffId });
          if (!moved) return;
          acknowledged.push(moved);
          const cancelled = await send(`meetings/${booked.id}/cancel`, {});
          if (!cancelled) return;
          acknowledged.push(cancelled);
        }
      };
      const clients = Promise.all(Array.from({ length: AT_ONCE }, client));
      // Each round waits for a different number of changes, then kills at a random point within those in progress.
      const isUnderWay = async () => {
        while (acknowledged.length < known + round) await pause(1);
      };
      await Promise.race([clients, isUnderWay()]);
      await pause(Math.random() * 12);
      await server.kill('SIGKILL');
      isOver = true;
      await clients;
      server = await startServer({ ...settings, ...port });
      await expectAMailForEach(db, acknowledged);
    }
    console.log(
      `${databaseUrl ? 'PostgreSQL' : 'SQLite'}: killed ${rounds} times, ${acknowledged.length} changes acknowledged`,
    );
  } finally {
    await db.destroy();
    await server.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Times from tomorrow on that don't overlap; none crosses midnight, where a day's hours end. */
function* freeTimes(): Generator<number> {
  let at = Math.ceil((Date.now() + 24 * 60 * 60_000) / QUARTER) * QUARTER;
  for (; ; at += APART) if (dayOf(at, setup.timeZone) === dayOf(at + 2 * QUARTER, setup.timeZone)) yield at;
}

/** @returns the response, or null when the server has stopped. */
async function post(
  server: RunningServer,
  cookie: string,
  path: string,
  body: object,
): Promise<Meeting | null> {
  const answer = await fetch(`${server.url}/api/${path}`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  const text = await answer?.text().catch(() => null);
  if (!answer || typeof text !== 'string') return null;
  // On a busy machine: nothing was saved.
  if (answer.status === 503) return pause(200).then(() => post(server, cookie, path, body));
  expect(answer.status, text).toBeLessThan(300);
  return JSON.parse(text);
}

async function openAllDay(server: RunningServer, cookie: string): Promise<string> {
  const always = [{ from: '00:00', to: '24:00' }];
  const days = Object.keys(NO_HOURS.weekly).map((day) => [day, always]);
  const hours = { ...NO_HOURS, kinds: ['call'], weekly: Object.fromEntries(days) };
  const answer = await fetch(`${server.url}/api/booking/hours`, {
    method: 'PUT',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(hours),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { staffId: string }).staffId;
}

/** No mail was sent, so each booking has exactly one, about its last revision. Every acknowledged change is stored. */
async function expectAMailForEach(db: Db, acknowledged: { id: string; sequence: number }[]): Promise<void> {
  const bookings = await db.selectFrom('bookings').select(['id', 'sequence']).execute();
  const mails = await db.selectFrom('mails').select(['data']).where('kind', 'like', 'meeting-%').execute();
  const told = mails.map(({ data }) => JSON.parse(data) as { bookingId: string; sequence: number });
  const due = bookings.map(({ id, sequence }) => `${id} ${sequence}`);
  expect(told.map(({ bookingId, sequence }) => `${bookingId} ${sequence}`).sort()).toEqual(due.sort());
  const last = new Map(bookings.map(({ id, sequence }) => [id, sequence]));
  expect(acknowledged.filter(({ id, sequence }) => sequence > (last.get(id) ?? -1))).toEqual([]);
}
