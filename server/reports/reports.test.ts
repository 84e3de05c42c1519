/** `GET /api/reports` (requirements §14), on both databases. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Reports } from '#contract/inquiries/reports.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { savedMeeting } from '../testing/saved-meeting.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

const HOUR = 3_600_000;

describe.each(engines)('reports on %s', (engine) => {
  let test: TestApp;
  let ann: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine);
    [ann, bob] = [await signedIn(test), await signedIn(test, 'owner')];
  });
  afterAll(() => test.close());
  beforeEach(() => test.db.deleteFrom('inquiries').execute());

  const get = (query = '') =>
    test.app.inject({ url: `/api/reports${query}`, headers: { cookie: ann.cookie } });
  const report = async (from: string, to: string): Promise<Reports> =>
    (await get(`?from=${from}&to=${to}`)).json();

  const arrive = (created_at: string, fields: Parameters<typeof savedInquiry>[1] = {}) =>
    savedInquiry(test.db, { created_at, ...fields });
  const answered = (created_at: string, hours: number, by: SignedIn, fields: object = {}) =>
    arrive(created_at, {
      status: 'contacted',
      first_contact_at: new Date(Date.parse(created_at) + hours * HOUR).toISOString(),
      first_contact_by: by.member.id,
      ...fields,
    });

  it('count inquiries by week, service, area and channel, spam left out', async () => {
    await arrive('2026-02-03T12:00:00.000Z', { service_type: 'remodel', area: 'blanco' });
    await arrive('2026-02-04T12:00:00.000Z', {
      service_type: 'remodel',
      source: JSON.stringify({ referrer: 'www.google.com' }),
    });
    await arrive('2026-02-17T12:00:00.000Z', { area: 'blanco' });
    await arrive('2026-02-05T12:00:00.000Z', { spam: 1, service_type: 'handyman' });
    await arrive('2026-02-23T12:00:00.000Z');
    const { weeks, rankings, response, timeZone } = await report('2026-02-02', '2026-02-22');
    expect(timeZone).toBe('America/Chicago');
    expect(response.inquiries).toBe(3);
    expect(weeks.map(({ from, to, partial, inquiries }) => [from, to, partial, inquiries])).toEqual([
      ['2026-02-02', '2026-02-08', false, 2],
      ['2026-02-09', '2026-02-15', false, 0],
      ['2026-02-16', '2026-02-22', false, 1],
    ]);
    expect(rankings.services).toEqual([
      { key: 'remodel', count: 2, projects: 0 },
      { key: null, count: 1, projects: 0 },
    ]);
    expect(rankings.areas).toEqual([
      { key: 'blanco', count: 2, projects: 0 },
      { key: null, count: 1, projects: 0 },
    ]);
    expect(rankings.channels).toEqual([
      { key: 'direct', count: 2, projects: 0 },
      { key: 'search', count: 1, projects: 0 },
    ]);
  });

  it('say how fast each week and person answered, and name what came late', async () => {
    await answered('2026-02-03T12:00:00.000Z', 2, ann);
    await answered('2026-02-04T12:00:00.000Z', 24, bob);
    const late = await answered('2026-02-10T12:00:00.000Z', 30, bob, { name: 'Late Larry' });
    await arrive('2026-02-11T12:00:00.000Z');
    await arrive('2026-02-12T12:00:00.000Z', { status: 'cancelled' });
    const { response, weeks, people, late: named } = await report('2026-02-02', '2026-02-15');
    expect(response).toEqual({
      inquiries: 5,
      answered: 3,
      late: 1,
      overdue: 1,
      open: 0,
      closed: 1,
      within24: 0.5,
      medianMs: 24 * HOUR,
      p95Ms: 30 * HOUR,
    });
    expect(weeks.map((week) => [week.within24, week.medianMs])).toEqual([
      [1, 13 * HOUR],
      [0, 30 * HOUR],
    ]);
    expect(people).toMatchObject([
      { id: bob.member.id, name: 'Test owner', answered: 2, late: 1, within24: 0.5, medianMs: 27 * HOUR },
      { id: ann.member.id, name: 'Test staff', answered: 1, late: 0, within24: 1, medianMs: 2 * HOUR },
    ]);
    expect(named).toMatchObject([
      { id: late, name: 'Late Larry', by: 'Test owner', createdAt: '2026-02-10T12:00:00.000Z' },
    ]);
  });

  it('say which kinds of inquiries became projects, and compare with the quarter before', async () => {
    const source = JSON.stringify({ referrer: 'www.google.com' });
    await answered('2026-04-03T12:00:00.000Z', 2, ann, { status: 'completed', area: 'blanco', source });
    await answered('2026-05-03T12:00:00.000Z', 2, ann, { status: 'in-progress', service_type: 'remodel' });
    await answered('2026-06-30T12:00:00.000Z', 2, ann, { area: 'blanco' });
    await answered('2026-03-31T12:00:00.000Z', 30, bob, { status: 'completed' });
    await answered('2025-12-31T12:00:00.000Z', 30, bob, { status: 'completed' });
    const { projects, rankings, before } = await report('2026-04-01', '2026-06-30');
    expect(projects).toBe(2);
    expect(rankings.areas).toEqual([
      { key: 'blanco', count: 2, projects: 1 },
      { key: null, count: 1, projects: 1 },
    ]);
    expect(rankings.channels).toContainEqual({ key: 'search', count: 1, projects: 1 });
    expect(rankings.services).toContainEqual({ key: 'remodel', count: 1, projects: 1 });
    expect(before).toMatchObject({ from: '2026-01-01', to: '2026-03-31', projects: 1 });
    expect(before.response).toMatchObject({ inquiries: 1, late: 1 });
  });

  it('count what is overdue now as the dashboard does, whatever the range', async () => {
    const long = new Date(Date.now() - 400 * 24 * HOUR).toISOString();
    await arrive(long);
    await arrive(new Date().toISOString());
    const url = '/api/inquiries/counts';
    const counts = (await test.app.inject({ url, headers: { cookie: ann.cookie } })).json();
    expect(counts.overdue).toBe(1);
    expect((await report('2020-01-01', '2020-01-31')).overdueNow).toBe(1);
    expect(((await get()).json() as Reports).overdueNow).toBe(1);
  });

  it('say how many requests became meetings, how soon, and who didn’t come', async () => {
    const day = (n: number, hour = 12) => new Date(Date.UTC(2026, 1, n, hour)).toISOString();
    const met = async (received: string, ...meetings: [starts_at: string, state: string][]) => {
      const inquiry_id = await arrive(received);
      for (const [starts_at, state] of meetings)
        await savedMeeting(test.db, { inquiry_id, staff_id: ann.member.id, starts_at, state });
    };
    await met(day(3), [day(5), 'no-show'], [day(6), 'held'], [day(9), 'held']);
    await met(day(4), [day(5), 'booked']);
    await met(day(4), [day(6), 'cancelled']);
    await met(day(5), [day(6), 'proposed'], [day(7), 'lapsed']);
    await met(day(6));
    await met('2026-01-20T12:00:00.000Z', [day(3), 'held']);
    const { meetings, before } = await report('2026-02-02', '2026-02-15');
    expect(meetings).toEqual({ requests: 3, share: 0.6, medianMs: 48 * HOUR, held: 2, noShows: 1 });
    expect(before.meetings).toEqual({ requests: 1, share: 1, medianMs: 14 * 24 * HOUR, held: 1, noShows: 0 });
    const none = { requests: 0, share: null, medianMs: null, held: 0, noShows: 0 };
    expect((await report('2020-01-01', '2020-01-31')).meetings).toEqual(none);
    const url = '/api/reports/export.csv?from=2026-02-02&to=2026-02-15';
    const csv = (await test.app.inject({ url, headers: { cookie: ann.cookie } })).body.split('\r\n');
    expect(csv[0]).toContain('Meetings booked,Share with a meeting booked,Median hours to first meeting');
    expect(csv[1]).toMatch(/,3,0\.6,48,2,1$/);
  });

  it('leave as a table in which no cell is a formula', async () => {
    await answered('2026-02-03T12:00:00.000Z', 2, ann, { service_type: '=1+1', area: 'blanco' });
    const answer = await test.app.inject({
      url: '/api/reports/export.csv?from=2026-02-02&to=2026-02-08',
      headers: { cookie: ann.cookie },
    });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toContain('report-2026-02-02-to-2026-02-08.csv');
    const rows = answer.body.trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(',').slice(0, 5).join())).toEqual([
      'Range,,2026-02-02,2026-02-08,1',
      'Range: later messages,,2026-02-02,2026-02-08,',
      'Previous range,,2026-01-26,2026-02-01,0',
      'Previous range: later messages,,2026-01-26,2026-02-01,',
      'Week,,2026-02-02,2026-02-08,1',
      "Service,'=1+1,2026-02-02,2026-02-08,1",
      'Town,Blanco,2026-02-02,2026-02-08,1',
      'Source,Direct or unknown,2026-02-02,2026-02-08,1',
      'Person,Test staff,2026-02-02,2026-02-08,',
    ]);
  });

  it('say how fast what visitors wrote later was answered', async () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 1, 3) + hour * HOUR).toISOString();
    const id = await answered(at(0), 1, ann);
    const spam = await answered(at(0), 1, ann, { spam: 1 });
    for (const inquiry_id of [id, spam])
      await test.db
        .insertInto('inquiry_events')
        .values(
          [
            { at: at(10), kind: 'visitor-message', actor_id: null },
            { at: at(12), kind: 'contact', actor_id: ann.member.id },
            { at: at(20), kind: 'visitor-message', actor_id: null },
            { at: at(50), kind: 'contact', actor_id: ann.member.id },
          ].map((event) => ({ ...event, id: crypto.randomUUID(), inquiry_id })),
        )
        .execute();
    const { later } = await report('2026-02-02', '2026-02-08');
    expect(later).toMatchObject({ inquiries: 2, answered: 2, late: 1, within24: 0.5, medianMs: 16 * HOUR });
    expect((await report('2026-02-09', '2026-02-15')).later).toMatchObject({ inquiries: 0, within24: null });
  });

  it('name the newest hundred late answers and count them all', async () => {
    const times = Array.from({ length: 103 }, (_, n) => new Date(Date.UTC(2026, 1, 3, 0, n)).toISOString());
    for (const at of times) await answered(at, 25, ann);
    const { late, response } = await report('2026-02-02', '2026-02-08');
    expect(response.late).toBe(103);
    expect(late.map((row) => row.createdAt)).toEqual(times.slice(3).reverse());
  });

  it.each([
    ['spring', '2026-03-02', '2026-03-15', '2026-03-09T05:00:00.000Z', '2026-03-02T06:00:00.000Z'],
    ['autumn', '2026-10-26', '2026-11-08', '2026-11-02T06:00:00.000Z', '2026-10-26T05:00:00.000Z'],
  ])(
    'begin weeks and days at midnight in Texas when clocks change in %s',
    async (_s, from, to, monday, first) => {
      const justBefore = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
      for (const at of [justBefore(first), first, justBefore(monday), monday]) await arrive(at);
      const { weeks } = await report(from, to);
      expect(weeks.map((week) => week.inquiries)).toEqual([2, 1]);
    },
  );

  it('measure 24 hours on the clock over the lost hour', async () => {
    await answered('2026-03-08T06:30:00.000Z', 24, ann);
    await answered('2026-03-08T06:30:00.000Z', 24.001, ann);
    expect((await report('2026-03-08', '2026-03-08')).response).toMatchObject({ late: 1, answered: 2 });
  });

  it('cover twelve weeks to today unless told otherwise', async () => {
    await arrive(new Date().toISOString());
    const { weeks, response }: Reports = (await get()).json();
    expect(weeks).toHaveLength(12);
    expect(weeks.at(-1)!.inquiries).toBe(1);
    expect(response).toMatchObject({ inquiries: 1, open: 1, within24: null });
  });

  it.each(['?from=2026-02-30', '?from=yesterday', '?from=2026-02-02&to=2026-02-01', '?from=1900-01-01'])(
    'refuse %s',
    async (query) => expect((await get(query)).statusCode).toBe(400),
  );

  it('are for staff alone', async () => {
    expect((await test.app.inject('/api/reports')).statusCode).toBe(401);
  });

  it('don’t mention meetings where booking is off', async () => {
    const without = await createTestApp(engine, { BOOKING: 'off' });
    const { cookie } = await signedIn(without);
    const reports = await without.app.inject({ url: '/api/reports', headers: { cookie } });
    expect(reports.json()).toMatchObject({ meetings: null, before: { meetings: null } });
    const csv = await without.app.inject({ url: '/api/reports/export.csv', headers: { cookie } });
    expect(csv.body).not.toContain('meeting');
    await without.close();
  });
});
