/** Assignment of new inquiries by rules, on both databases (contract/staff/assignment-rules.ts). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setup } from '#content/firm.ts';
import { NO_HOURS } from '#contract/booking/booking-hours.ts';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { dayOf } from '#contract/shared/zoned-day.ts';
import type { AssignmentRule } from '#contract/staff/assignment-rules.ts';
import { pushEventsSince } from '../push/push-events-store.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

describe.each(engines)('a new inquiry under rules, on %s', (engine) => {
  let test: TestApp;
  let owner: SignedIn;
  let ann: SignedIn;
  let bob: SignedIn;
  let seen: AssignmentRule[] = [];
  beforeAll(async () => {
    test = await createTestApp(engine);
    [owner, ann, bob] = [await signedIn(test, 'owner'), await signedIn(test), await signedIn(test)];
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.db.deleteFrom('booking_people').execute();
    await test.db.deleteFrom('staff_profiles').execute();
    await test.db.updateTable('staff_users').set({ disabled: 0 }).execute();
  });

  const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, cookie = owner.cookie) =>
    test.app.inject({
      ...{ method, url: `/api${url}`, headers: { cookie, 'idempotency-key': randomUUID() } },
      ...(payload && { payload }),
    });
  const rule = (change: Partial<AssignmentRule> = {}): AssignmentRule => ({
    ...{ serviceType: null, areas: [], assigneeId: ann.member.id, standInId: bob.member.id },
    ...change,
  });
  const set = async (...rules: AssignmentRule[]) => {
    const answer = await call('PUT', '/assignment-rules', { rules, seen });
    expect(answer.statusCode, answer.body).toBe(200);
    seen = rules;
  };
  const arrive = async (change: object = {}): Promise<ListedInquiry> => {
    const payload = {
      name: 'Rosa Delgado',
      email: `rosa-${randomUUID()}@example.com`,
      message: 'Two bedrooms and a porch.',
      ...change,
    };
    const { id } = (await call('POST', '/inquiries', payload)).json();
    return (await call('GET', `/inquiries/${id}`)).json();
  };
  const mailsTo = async (id: string) =>
    test.db
      .selectFrom('mails')
      .select(['recipient', 'state'])
      .where('inquiry_id', '=', id)
      .where('kind', '=', 'assignment')
      .execute();
  const dayOff = async (person: SignedIn, day = dayOf(new Date(), setup.timeZone), ranges: object[] = []) =>
    test.db
      .insertInto('booking_people')
      .values({
        staff_id: person.member.id,
        hours: JSON.stringify({ ...NO_HOURS, exceptions: [{ day, ranges }] }),
      })
      .execute();

  it('goes to the first rule that fits its service and town; without one, to no one', async () => {
    await set(
      rule({ serviceType: 'remodel', areas: ['blanco', 'llano'], assigneeId: bob.member.id }),
      rule({ areas: ['llano'] }),
    );
    const inBlanco = { message: 'A kitchen in Blanco, Texas.', serviceType: 'remodel' };
    expect((await arrive(inBlanco)).assigneeId).toBe(bob.member.id);
    expect((await arrive({ message: 'Our land near Llano, eleven acres.' })).assigneeId).toBe(ann.member.id);
    expect((await arrive({ ...inBlanco, serviceType: 'handyman' })).assigneeId).toBeNull();
    expect((await arrive()).assigneeId).toBeNull();
  });

  it('tells the assignee once, by email and on devices, as a colleague’s assignment does', async () => {
    await set(rule());
    const inquiry = await arrive();
    expect(await mailsTo(inquiry.id)).toEqual([{ recipient: ann.member.email, state: 'waiting' }]);
    const events = (await call('GET', `/inquiries/${inquiry.id}/events`)).json<TimelineEvent[]>();
    expect(events.find(({ kind }) => kind === 'assignment')).toMatchObject({
      actor: null,
      data: { from: null, to: { id: ann.member.id } },
    });
    const listener = {
      kinds: ['new' as const, 'assigned' as const],
      quiet: null,
      since: '2000-01-01T00:00:00.000Z',
    };
    const news = await pushEventsSince(test.db, new Date(Date.now() - 60_000).toISOString(), [
      { ...listener, staffId: ann.member.id },
      { ...listener, staffId: bob.member.id },
    ]);
    const told = news.filter(({ inquiryId }) => inquiryId === inquiry.id);
    expect(told.map(({ staffId, kind }) => [staffId, kind]).sort()).toEqual(
      [
        [ann.member.id, 'assigned'],
        [bob.member.id, 'new'],
      ].sort(),
    );
  });

  it('sends no email to an assignee who turned these off, or who entered it', async () => {
    await set(rule());
    const request = { channel: 'phone', name: 'Hank Lee', phone: '512-555-0107', message: 'A fence.' };
    const own = (await call('POST', '/inquiries/new', request, ann.cookie)).json<ListedInquiry>();
    expect(own.assigneeId).toBe(ann.member.id);
    expect(await mailsTo(own.id)).toEqual([]);
    const others = (await call('POST', '/inquiries/new', request, bob.cookie)).json<ListedInquiry>();
    expect(await mailsTo(others.id)).toHaveLength(1);
    await test.db
      .insertInto('staff_profiles')
      .values({ staff_id: ann.member.id, assignment_mails: 0 })
      .execute();
    expect(await mailsTo((await arrive()).id)).toEqual([]);
  });

  it('that looks like spam keeps the email until its rescue', async () => {
    await set(rule());
    const inquiry = await arrive({ website: 'https://spam.example' });
    expect(inquiry).toMatchObject({ spam: true, assigneeId: ann.member.id });
    expect((await mailsTo(inquiry.id)).map(({ state }) => state)).toEqual(['held']);
  });

  it('goes to the stand-in on a day off and after the account is disabled', async () => {
    await set(rule());
    await dayOff(ann);
    expect((await arrive()).assigneeId).toBe(bob.member.id);
    await dayOff(bob);
    expect((await arrive()).assigneeId).toBe(ann.member.id);
    await test.db.updateTable('staff_users').set({ disabled: 1 }).where('id', '=', ann.member.id).execute();
    expect((await arrive()).assigneeId).toBe(bob.member.id);
    await test.db.updateTable('staff_users').set({ disabled: 1 }).where('id', '=', bob.member.id).execute();
    expect((await arrive()).assigneeId).toBeNull();
  });

  it('goes to the assignee on a day with other hours, and on other days', async () => {
    await set(rule());
    await dayOff(ann, dayOf(new Date(), setup.timeZone), [{ from: '09:00', to: '10:00' }]);
    await dayOff(bob, '2000-01-01');
    expect((await arrive()).assigneeId).toBe(ann.member.id);
  });

  it('from a file stays unassigned', async () => {
    await set(rule());
    const id = randomUUID();
    const headers = { cookie: owner.cookie, 'idempotency-key': id };
    await test.app.inject({
      method: 'POST',
      url: '/api/imports',
      headers,
      payload: { fileName: 'leads.csv' },
    });
    const row = {
      line: 2,
      name: 'Lupe Ortiz',
      phone: '512-555-0109',
      message: 'A porch.',
      status: 'new',
      tags: [],
      createdAt: '2025-01-01T00:00:00Z',
    };
    expect((await call('POST', `/imports/${id}/rows`, { rows: [row] })).statusCode).toBe(200);
    const saved = await test.db
      .selectFrom('inquiries')
      .select('assignee_id')
      .where('name', '=', 'Lupe Ortiz')
      .execute();
    expect(saved).toEqual([{ assignee_id: null }]);
  });

  it('keeps rules that another owner saved meanwhile', async () => {
    await set(rule());
    const stale: AssignmentRule[] = [];
    expect((await call('PUT', '/assignment-rules', { rules: [], seen: stale })).statusCode).toBe(412);
    expect((await call('GET', '/assignment-rules')).json()).toEqual({ rules: seen });
    const both = await Promise.all(
      [bob, ann].map(({ member }) =>
        call('PUT', '/assignment-rules', { rules: [rule({ assigneeId: member.id, standInId: null })], seen }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    seen = (await call('GET', '/assignment-rules')).json().rules;
  });
});
