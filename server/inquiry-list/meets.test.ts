/** Inquiries by their meetings: in the list, its counts, saved views, bulk changes and exports, on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  INQUIRY_SORTS,
  type InquiryFilter,
  listParams,
  type Meets,
} from '#contract/inquiries/inquiry-list.ts';
import { savedMeeting } from '../testing/saved-meeting.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { listFilter } from './parse.ts';
import { listStore } from './store.ts';
import { addInquiry } from './testing/inquiries-store.ts';

/** Wednesday, 9 in the morning in Texas; the clocks went back on Sunday. */
const NOW = new Date('2026-11-04T15:00:00.000Z');
const HOUR = 3_600_000;

describe.each(engines)('meetings in the list on %s', (engine) => {
  let test: TestApp;
  let staff: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine);
    staff = await signedIn(test);
    const add = async (name: string, starts_at?: string, state = 'booked', given: object = {}) => {
      const inquiry_id = await addInquiry(test.db, {
        name,
        created_at: '2026-10-20T15:00:00.000Z',
        ...given,
      });
      if (starts_at) await savedMeeting(test.db, { inquiry_id, staff_id: staff.member.id, starts_at, state });
    };
    await add('Sunday late', '2026-11-02T05:59:59.000Z');
    await add('Monday early', '2026-11-02T06:00:00.000Z', 'held', { status: 'contacted' });
    await add('Wednesday early', '2026-11-04T06:00:00.000Z', 'no-show', { area: 'blanco' });
    await add('Wednesday, just begun', '2026-11-04T14:59:59.000Z');
    await add('Wednesday late', '2026-11-05T05:59:59.000Z', 'booked', { status: 'in-progress' });
    await add('Thursday', '2026-11-05T16:00:00.000Z', 'booked', { spam: 1 });
    await add('Sunday, the last hour', '2026-11-09T05:59:59.000Z');
    await add('next Monday', '2026-11-09T06:00:00.000Z');
    await add('proposed', '2026-11-04T18:00:00.000Z', 'proposed');
    await add('not taken', '2026-11-04T19:00:00.000Z', 'lapsed');
    await add('without');
  });
  afterAll(() => test.close());

  const list = () => listStore(test.db);
  const names = async (filter: InquiryFilter, sort: (typeof INQUIRY_SORTS)[number] = 'name') => {
    const wanted = { filter: listFilter(filter, staff.member.id, NOW), sort, after: null, limit: 4 };
    const { inquiries, next, total } = await list().page({ ...wanted, now: NOW.toISOString() });
    const found = inquiries.map(({ name }) => name);
    for (let after = next; after; ) {
      const page = await list().page({ ...wanted, after, now: NOW.toISOString() });
      found.push(...page.inquiries.map(({ name }) => name));
      after = page.next;
    }
    expect(found.length).toBe(total);
    return found.toSorted();
  };

  const WEEK = [
    'Monday early',
    'Sunday, the last hour',
    'Wednesday early',
    'Wednesday late',
    'Wednesday, just begun',
  ];
  it.each<[Meets, string[]]>([
    ['today', ['Wednesday early', 'Wednesday late', 'Wednesday, just begun']],
    ['week', WEEK],
    ['ahead', ['Sunday, the last hour', 'Wednesday late', 'next Monday']],
    ['none', ['not taken', 'proposed', 'without']],
  ])('meets %s', async (meets, expected) => {
    for (const sort of INQUIRY_SORTS) expect(await names({ meets }, sort), sort).toEqual(expected);
    // Searched for, too.
    expect(await names({ meets, q: 'porch' })).toEqual(expected);
    const filter = listFilter({ meets }, 'nobody', NOW);
    const counts = await list().counts(filter, NOW.toISOString());
    expect(counts.total).toBe(expected.length);
    expect(await list().totals([filter, listFilter({}, 'nobody', NOW)])).toEqual([expected.length, 10]);
    const all = [];
    for await (const { name } of list().all(filter)) all.push(name);
    expect(all.toSorted()).toEqual(expected);
  });

  it('combines with every other filter', async () => {
    expect(await names({ meets: 'week', area: 'blanco' })).toEqual(['Wednesday early']);
    expect(await names({ meets: 'week', status: ['contacted'] })).toEqual(['Monday early']);
    expect(await names({ meets: 'week', spam: true })).toEqual(['Thursday']);
    expect(await names({ meets: 'week', overdue: true })).toEqual(
      WEEK.filter((name) => !['Monday early', 'Wednesday late'].includes(name)),
    );
    expect(await names({ meets: 'ahead', group: 'them' })).toEqual(['Wednesday late']);
    expect(await names({ meets: 'none', area: 'blanco' })).toEqual([]);
    const [settled, fresh]: InquiryFilter[][] = [
      [{ status: ['contacted'] }, { spam: true }],
      [{ overdue: true }, { group: 'us' }, { status: ['new'] }],
    ];
    for (const rest of settled!) expect(await names({ meets: 'none', ...rest })).toEqual([]);
    for (const rest of fresh!)
      expect(await names({ meets: 'none', ...rest })).toEqual(['not taken', 'proposed', 'without']);
    const none = await list().counts(listFilter({ meets: 'none' }, 'nobody', NOW), NOW.toISOString());
    expect(none).toMatchObject({ total: 3, spam: 0, overdue: 3, byStatus: { new: 3, contacted: 0 } });
    expect(none.byGroup).toEqual({ us: 3, them: 0, later: 0, closed: 0 });
    const counts = await list().counts(listFilter({ meets: 'week' }, 'nobody', NOW), NOW.toISOString());
    expect(counts).toMatchObject({ total: 5, spam: 1, byStatus: { contacted: 1, 'in-progress': 1, new: 3 } });
  });

  const call = (url: string, payload?: object) =>
    test.app.inject({
      ...{ url, headers: { cookie: staff.cookie } },
      ...(payload && { method: 'POST', payload }),
    });

  it('is in links, saved views and bulk changes, and refuses what it doesn’t know', async () => {
    expect(String(listParams({ meets: 'week' }))).toBe('meets=week');
    expect((await call('/api/inquiries?meets=none&sort=name')).json()).toMatchObject([
      { name: 'not taken', meeting: { state: 'lapsed', kind: 'call' } },
      { name: 'proposed', meeting: { at: '2026-11-04T18:00:00.000Z', state: 'proposed' } },
      { name: 'without', meeting: null },
    ]);
    expect((await call('/api/inquiries?meets=soon')).statusCode).toBe(400);
    const view = (await call('/api/views', { name: 'No meeting yet', query: 'meets=none' })).json();
    expect(view.query).toBe('meets=none');
    expect((await call('/api/views/counts')).json()).toEqual({ [view.id]: 3 });
    const change = { filter: { meets: 'none' }, change: { assigneeId: staff.member.id } };
    expect((await call('/api/inquiries/bulk', change)).json()).toMatchObject({ changed: 3 });
    expect(await names({ assignee: 'me' })).toEqual(['not taken', 'proposed', 'without']);
  });

  it('leaves as columns of the table, in the studio’s time', async () => {
    const [head, ...rows] = (await call('/api/inquiries/export.csv?area=blanco')).body.split('\r\n');
    expect(head?.endsWith(',Meeting,Meeting type,Meeting status')).toBe(true);
    expect(rows[0]?.endsWith(',2026-11-04 00:00,Phone call,No-show')).toBe(true);
    const without = await createTestApp(engine, { BOOKING: 'off' });
    const { cookie } = await signedIn(without);
    const csv = await without.app.inject({ url: '/api/inquiries/export.csv', headers: { cookie } });
    expect(csv.body).not.toContain('Meeting');
    await without.close();
  });

  it('counts as far as the visitor’s clock goes: a booked meeting doesn’t stop it', async () => {
    const at = new Date(NOW.getTime() - 30 * HOUR).toISOString();
    const id = await addInquiry(test.db, { name: 'overdue', created_at: at, area: 'austin' });
    await savedMeeting(test.db, {
      inquiry_id: id,
      staff_id: staff.member.id,
      starts_at: '2026-11-06T16:00:00.000Z',
    });
    expect(await names({ overdue: true, area: 'austin' })).toEqual(['overdue']);
  });
});
