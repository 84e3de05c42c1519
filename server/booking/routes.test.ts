import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_RULES, NO_HOURS } from '#contract/booking/booking-hours.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { hoursStore } from './hours-store.ts';
import { OFFICE_HOURS } from './testing/desk.ts';

describe.each(engines)('routes of meetings on %s', (engine) => {
  let test: TestApp;
  let owner: SignedIn;
  let ann: typeof owner;

  beforeAll(async () => {
    test = await createTestApp(engine);
    owner = await signedIn(test, 'owner');
    ann = await signedIn(test);
  });
  afterAll(() => test.close());

  type Call = { by?: typeof owner; body?: object };
  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { by = ann, body }: Call = {}) {
    const origin = new URL(test.config.origin).origin;
    const answer = await test.app.inject({
      method,
      url,
      headers: { cookie: by.cookie, origin },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  }
  /** The first time that is offered from a week on. */
  async function firstSlot(inquiryId: string, kind = 'call') {
    const from = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const to = new Date(Date.now() + 12 * 86_400_000).toISOString().slice(0, 10);
    const { body } = await call(
      'GET',
      `/api/inquiries/${inquiryId}/meeting-slots?kind=${kind}&from=${from}&to=${to}`,
    );
    return { slots: body as { at: string; staffId: string }[], from, to };
  }

  it('keep hours: one’s own and, for owners, all', async () => {
    expect((await call('GET', '/api/booking/hours')).body).toEqual({
      staffId: ann.member.id,
      name: ann.member.name,
      hours: NO_HOURS,
      feed: { active: false, names: false },
      busy: { connected: false, host: null, readAt: null, trouble: null, stale: false },
    });
    expect((await call('GET', '/api/booking/people')).body).toEqual([]);
    expect((await call('PUT', '/api/booking/hours', { body: OFFICE_HOURS })).body.hours).toEqual(
      OFFICE_HOURS,
    );
    expect((await call('GET', '/api/booking/people')).body).toEqual([
      { staffId: ann.member.id, name: ann.member.name, kinds: ['call', 'studio', 'site'] },
    ]);
    const url = `/api/booking/hours/${ann.member.id}`;
    expect((await call('GET', url)).status).toBe(403);
    expect((await call('GET', url, { by: owner })).body.hours).toEqual(OFFICE_HOURS);
    const shorter = { ...OFFICE_HOURS, leadHours: 48 };
    expect((await call('PUT', url, { by: owner, body: shorter })).body.hours.leadHours).toBe(48);
    expect((await call('PUT', '/api/booking/hours/nobody', { by: owner, body: shorter })).status).toBe(404);
    await call('PUT', '/api/booking/hours', { body: OFFICE_HOURS });
  });

  it.each([
    [
      'an end before the start',
      { weekly: { ...OFFICE_HOURS.weekly, mon: [{ from: '12:00', to: '11:00' }] } },
      'End time must be after start time',
    ],
    [
      'hours that overlap',
      {
        weekly: {
          ...OFFICE_HOURS.weekly,
          mon: [
            { from: '09:00', to: '12:00' },
            { from: '11:00', to: '13:00' },
          ],
        },
      },
      'These hours overlap',
    ],
    [
      'times off the quarter',
      { weekly: { ...OFFICE_HOURS.weekly, mon: [{ from: '09:10', to: '12:00' }] } },
      'Enter a time in 15-minute steps, such as 9:15 AM',
    ],
    ['a day that isn’t one', { exceptions: [{ day: '2026-02-30', ranges: [] }] }, 'Enter a date'],
    [
      'a day twice',
      {
        exceptions: [
          { day: '2026-12-24', ranges: [] },
          { day: '2026-12-24', ranges: [] },
        ],
      },
      'This date is listed twice',
    ],
    ['an unknown town', { base: 'atlantis' }, 'Choose a town'],
    ['an unknown kind', { kinds: ['lunch'] }, 'Choose a meeting type from the list'],
    ['no kind of meeting', { kinds: [] }, 'Choose a meeting type for these hours, or remove them'],
    [
      'kinds that have none',
      { weekly: NO_HOURS.weekly },
      'Set hours for these meeting types, or uncheck them all',
    ],
    [
      'kinds and only days off',
      { weekly: NO_HOURS.weekly, exceptions: [{ day: '2026-12-24', ranges: [] }] },
      'Set hours for these meeting types, or uncheck them all',
    ],
  ])('refuse hours with %s', async (_what, fields, message) => {
    const { status, body } = await call('PUT', '/api/booking/hours', {
      body: { ...OFFICE_HOURS, ...fields },
    });
    expect(status).toBe(400);
    expect(JSON.stringify(body.errors)).toContain(message);
  });

  it('say why no time of a person is offered', async () => {
    const people = async (inquiry = '') =>
      (await call('GET', `/api/booking/people${inquiry && `?inquiry=${inquiry}`}`)).body;
    const known = { staffId: ann.member.id, name: ann.member.name, kinds: ['call', 'studio', 'site'] };
    // Saved by an earlier release.
    await hoursStore(test.db).save(ann.member.id, { ...OFFICE_HOURS, weekly: NO_HOURS.weekly });
    expect(await people()).toEqual([{ ...known, lacks: 'hours' }]);
    await hoursStore(test.db).save(ann.member.id, { ...OFFICE_HOURS, maxTravelMinutes: 30 });
    const [far, near, unknown] = await Promise.all(
      ['blanco', 'bryan', null].map((area) => savedInquiry(test.db, { area })),
    );
    expect(await people(far)).toEqual([{ ...known, isTooFar: true }]);
    for (const inquiry of [near, unknown, '']) expect(await people(inquiry)).toEqual([known]);
    const set = { busy_url: 'https://calendar.example/a.ics', busy_read_at: '2020-01-01T00:00:00.000Z' };
    await test.db.updateTable('booking_people').set(set).execute();
    expect(await people()).toEqual([{ ...known, lacks: 'calendar' }]);
    await test.db.updateTable('booking_people').set({ busy_url: null, busy_read_at: null }).execute();
    await hoursStore(test.db).save(ann.member.id, OFFICE_HOURS);
  });

  it('keep time for a drive whose length isn’t known, and claim nothing about it', async () => {
    const near = { ...OFFICE_HOURS, maxTravelMinutes: 30 };
    await hoursStore(test.db).save(ann.member.id, near);
    const [unknown, known, far] = (await Promise.all(
      [null, 'college-station', 'blanco'].map((area) => savedInquiry(test.db, { area })),
    )) as [string, string, string];
    expect((await firstSlot(far, 'site')).slots).toEqual([]);
    const drives = [];
    for (const id of [unknown, known]) {
      const [time] = (await firstSlot(id, 'site')).slots;
      const booked = await call('POST', `/api/inquiries/${id}/meetings`, { body: { kind: 'site', ...time } });
      drives.push([booked.body.travelMinutes, booked.body.isTravelKnown]);
      await call('POST', `/api/meetings/${booked.body.id}/cancel`);
    }
    expect(drives).toEqual([
      [60, false],
      [15, true],
    ]);
    await hoursStore(test.db).save(ann.member.id, OFFICE_HOURS);
  });

  it('keep the firm’s rules, which owners set', async () => {
    expect((await call('GET', '/api/booking/rules')).body).toEqual(DEFAULT_RULES);
    const rules = { leadHours: 12, horizonDays: 90, bufferMinutes: 30 };
    expect((await call('PUT', '/api/booking/rules', { body: rules })).status).toBe(403);
    expect((await call('PUT', '/api/booking/rules', { by: owner, body: rules })).body).toEqual(rules);
    expect(
      (await call('PUT', '/api/booking/rules', { by: owner, body: { ...rules, horizonDays: 0 } })).status,
    ).toBe(400);
    await call('PUT', '/api/booking/rules', { by: owner, body: DEFAULT_RULES });
  });

  it('book, move, cancel and list', async () => {
    const id = await savedInquiry(test.db);
    const { slots, from, to } = await firstSlot(id);
    const [first, , , fourth] = slots;
    const booked = await call('POST', `/api/inquiries/${id}/meetings`, { body: { kind: 'call', ...first } });
    expect(booked).toMatchObject({ status: 201, body: { startsAt: first?.at, bookedBy: ann.member.name } });
    const again = await call('POST', `/api/inquiries/${id}/meetings`, { body: { kind: 'call', ...fourth } });
    expect(again).toMatchObject({
      status: 409,
      body: { detail: 'You already have a meeting booked. Reschedule or cancel it first.' },
    });
    const other = await savedInquiry(test.db);
    const taken = await call('POST', `/api/inquiries/${other}/meetings`, {
      body: { kind: 'call', ...first },
    });
    expect(taken).toMatchObject({
      status: 409,
      body: { detail: 'That time was just booked. Choose another.' },
    });

    const meeting = `/api/meetings/${booked.body.id}`;
    expect(await call('POST', `${meeting}/move`, { body: fourth })).toMatchObject({
      status: 200,
      body: { startsAt: fourth?.at, sequence: 1 },
    });
    expect((await call('POST', `${meeting}/outcome`, { body: { outcome: 'held' } })).body.detail).toBe(
      'This meeting hasn’t started yet.',
    );
    expect((await call('GET', `/api/inquiries/${id}/meetings`)).body).toHaveLength(1);
    const list = `/api/meetings?from=${from}&to=${to}`;
    expect((await call('GET', list)).body).toHaveLength(1);
    // All staff see everyone's meetings: the person who answers the phone books for a colleague.
    expect((await call('GET', list, { by: owner })).body).toHaveLength(1);
    const ben = await signedIn(test);
    for (const by of [ben, owner]) {
      expect((await call('GET', `${list}&staff=${ann.member.id}`, { by })).body).toHaveLength(1);
      expect((await call('GET', `${list}&staff=${ben.member.id}`, { by })).body).toEqual([]);
    }
    expect((await call('POST', `${meeting}/move`, { by: ben, body: first })).body).toMatchObject({
      ...{ startsAt: first?.at, staffId: ann.member.id },
    });
    expect((await call('POST', `${meeting}/cancel`)).body).toMatchObject({ state: 'cancelled', sequence: 3 });
    expect((await call('GET', list)).body).toEqual([]);
    expect((await call('POST', '/api/meetings/none/cancel')).status).toBe(404);
    expect((await call('GET', `${list}&to=2030-01-01`)).status).toBe(400);
  });

  it('propose and take back', async () => {
    const id = await savedInquiry(test.db);
    const [a, , , , , f] = (await firstSlot(id, 'studio')).slots;
    const url = `/api/inquiries/${id}/meeting-proposals`;
    expect((await call('POST', url, { body: { kind: 'studio', times: [] } })).status).toBe(400);
    const proposed = await call('POST', url, {
      body: { kind: 'studio', times: [a, f], text: 'Either would suit us.' },
    });
    expect(proposed.status).toBe(201);
    expect(proposed.body.map(({ state }: { state: string }) => state)).toEqual(['proposed', 'proposed']);
    const { body } = await call('GET', `/api/inquiries/${id}`);
    expect(body.meeting).toEqual({ at: a?.at, kind: 'studio', state: 'proposed' });
    expect((await call('DELETE', url)).status).toBe(204);
    expect((await call('GET', `/api/inquiries/${id}`)).body.meeting).toBeNull();
  });

  it('aren’t there when booking is off', async () => {
    const off = await createTestApp(engine, { BOOKING: 'off' });
    const { cookie } = await signedIn(off, 'owner');
    for (const url of [
      '/api/booking/hours',
      '/api/booking/rules',
      '/api/meetings?from=2026-12-01&to=2026-12-01',
    ])
      expect((await off.app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
    await off.close();
  });
});
