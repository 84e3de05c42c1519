/** Filters, sorts, pages and counts of the list (requirements §8, §14), on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLOCK_MS } from '#contract/inquiries/clock.ts';
import type { Inquiry } from '#contract/inquiries/inquiry.ts';
import { INQUIRY_SORTS } from '#contract/inquiries/inquiry-list.ts';
import { seedInquiries } from '../seed/store.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { writeCursor } from './cursor.ts';
import { addInquiry } from './testing/inquiries-store.ts';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();

const NOW = new Date().toISOString();

describe.each(engines)('the list on %s', (engine) => {
  let test: TestApp;
  let cookie: string;
  let me: string;
  let colleague: string;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    test = await createTestApp(engine);
    const staff = await signedIn(test);
    cookie = staff.cookie;
    me = staff.member.id;
    colleague = (await signedIn(test)).member.id;
    const add = async (name: string, given: Parameters<typeof addInquiry>[1]) => {
      ids[name] = await addInquiry(test.db, { name, ...given });
    };
    await add('fresh', { created_at: ago(1), service_type: 'remodel', updated_at: ago(0.5) });
    await add('waiting', { created_at: ago(23), area: 'blanco', assignee_id: me });
    await add('overdue', { created_at: ago(30), service_type: 'handyman' });
    await add('very overdue', { created_at: ago(90), assignee_id: colleague });
    await add('called', { created_at: ago(50), first_contact_at: ago(40), assignee_id: me });
    await add('withdrawn', { created_at: ago(60), withdrawn_at: ago(55) });
    await add('Ångström', {
      created_at: ago(70),
      status: 'contacted',
      first_contact_at: ago(69),
      updated_at: ago(2),
    });
    await add('building', {
      created_at: ago(80),
      status: 'in-progress',
      first_contact_at: ago(79),
      area: 'austin',
    });
    await add('done', { created_at: ago(200), status: 'completed', first_contact_at: ago(199) });
    await add('gone', { created_at: ago(210), status: 'cancelled' });
    await add('spam', { created_at: ago(40), spam: 1 });
    const source = JSON.stringify({
      landingPage: '/service-area/llano',
      utmSource: 'Houzz',
      utmCampaign: '100%',
    });
    await add('houzz', { created_at: ago(220), status: 'completed', source });
    // The last evening of October in Texas, and the days around the hour that comes twice.
    await add('october', { created_at: '2025-11-01T04:59:59.999Z', status: 'completed' });
    await add('november', { created_at: '2025-11-01T05:00:00.000Z', status: 'completed' });
    await add('long sunday', { created_at: '2025-11-03T05:59:59.999Z', status: 'completed' });
    await add('monday', { created_at: '2025-11-03T06:00:00.000Z', status: 'completed' });
  });
  afterAll(() => test.close());

  const get = (url: string) => test.app.inject({ url, headers: { cookie } });
  async function names(query: string): Promise<string[]> {
    const answer = await get(`/api/inquiries?${query}`);
    expect(answer.statusCode, answer.body).toBe(200);
    const listed = answer.json().map((i: Inquiry) => i.name) as string[];
    expect(answer.headers['x-total-count']).toBe(String(listed.length));
    return listed;
  }
  const old = ['monday', 'long sunday', 'november', 'october'];

  it.each<[string, string[]]>([
    ['status=contacted', ['Ångström']],
    ['status=in-progress,cancelled', ['building', 'gone']],
    ['status=in-progress&status=cancelled', ['building', 'gone']],
    ['service=remodel', ['fresh']],
    ['service=consulting', []],
    ['assignee=me', ['waiting', 'called']],
    ['area=blanco', ['waiting']],
    ['source=houzz', ['houzz']],
    ['source=service-area', ['houzz']],
    ['source=100%25', ['houzz']],
    ['source=utmSource', []],
    ['source=campaign', ['houzz']],
    ['source=ads', []],
    ['source=direct&status=cancelled', ['gone']],
    ['overdue=1', ['overdue', 'very overdue']],
    ['overdue=1&assignee=none', ['overdue']],
    ['spam=1', ['spam']],
    ['overdue=1&spam=1', []],
    ['to=2025-10-31', ['october']],
    ['from=2025-11-01&to=2025-11-01', ['november']],
    ['from=2025-11-02&to=2025-11-02', ['long sunday']],
    ['from=2025-11-03&to=2025-11-30', ['monday']],
    ['status=completed&q=O', ['done', 'houzz', ...old]],
    ['q=overdue&assignee=none', ['overdue']],
    ['q=overdue&sort=oldest', ['very overdue', 'overdue']],
    ['status=&service=&q=&sort=&area=llano', []],
  ])('%s shows %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('shows what a colleague took on', async () => {
    expect(await names(`assignee=${colleague}`)).toEqual(['very overdue']);
  });

  const rest = ['called', 'withdrawn', 'Ångström', 'building', 'done', 'gone', 'houzz', ...old];
  const newest = [
    'fresh',
    'waiting',
    'overdue',
    'called',
    'withdrawn',
    'Ångström',
    'building',
    'very overdue',
    ...rest.slice(4),
  ];
  const queue = ['waiting', 'overdue', 'very overdue', 'fresh', ...rest];
  it.each([
    ['newest', newest],
    ['oldest', newest.toReversed()],
    ['queue', queue],
    ['name', newest.toSorted((a, b) => a.localeCompare(b, 'en'))],
    ['updated', ['fresh', 'Ångström', ...newest.filter((name) => !['fresh', 'Ångström'].includes(name))]],
  ])('sorts by %s', async (sort, expected) => {
    expect(await names(`sort=${sort}`)).toEqual(expected);
    // A search keeps the order, too.
    expect(await names(`sort=${sort}&q=porch`)).toEqual(expected);
  });

  it.each([
    'status=done',
    'service=castle',
    'sort=random',
    'from=2025-02-30',
    'to=yesterday',
    'overdue=0',
    'spam=no',
    'limit=0',
    'limit=ten',
    'assignee=%00',
    `after=${Buffer.from('[1]').toString('base64url')}`,
    `after=${writeCursor({ sort: 'name', section: 0, key: 'a', id: 'b', now: NOW })}`,
    `sort=name&after=${writeCursor({ sort: 'name', section: 0, key: 'a\0', id: 'b', now: NOW })}`,
    `sort=name&after=${writeCursor({ sort: 'name', section: 1, key: 'a', id: 'b', now: NOW })}`,
  ])('refuses %s with 400', async (query) => {
    const answer = await get(`/api/inquiries?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail.length).toBeGreaterThan(10);
  });

  it('keeps every filter in the link to the next page', async () => {
    const query = 'q=o+r&status=new%2Ccompleted&from=2025-01-01&sort=oldest&limit=2';
    const answer = await get(`/api/inquiries?${query}`);
    const next = new URL(/<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1] as string);
    next.searchParams.delete('after');
    expect(next.searchParams.toString()).toBe(query);
  });

  it('has no next page when the last one is full', async () => {
    expect((await get('/api/inquiries?status=cancelled&limit=1')).headers.link).toBeUndefined();
  });

  it('counts what each choice would show', async () => {
    const counts = async (query: string) => (await get(`/api/inquiries/counts?${query}`)).json();
    expect(await counts('')).toEqual({
      total: 15,
      overdue: 2,
      spam: 1,
      byStatus: { new: 6, contacted: 1, 'in-progress': 1, completed: 6, cancelled: 1 },
      byGroup: { us: 4, them: 4, later: 0, closed: 7 },
    });
    expect(await counts('status=new&assignee=me')).toEqual({
      total: 2,
      overdue: 0,
      spam: 0,
      byStatus: { new: 2, contacted: 0, 'in-progress': 0, completed: 0, cancelled: 0 },
      byGroup: { us: 1, them: 1, later: 0, closed: 0 },
    });
    expect(await counts('q=overdue&status=completed')).toMatchObject({
      total: 0,
      overdue: 0,
      byStatus: { new: 2 },
    });
    expect(await counts('overdue=1')).toMatchObject({
      total: 2,
      overdue: 2,
      spam: 0,
      byStatus: { new: 2, completed: 0 },
    });
    expect(await counts('spam=1')).toMatchObject({ total: 1, overdue: 0, spam: 1, byStatus: { new: 1 } });
  });

  it('knows a request is overdue a moment after 24 hours, not before', async () => {
    const at = (ms: number) => new Date(Date.now() - CLOCK_MS + ms).toISOString();
    await addInquiry(test.db, { name: 'in time', created_at: at(20_000), area: 'llano' });
    await addInquiry(test.db, { name: 'late', created_at: at(-50), area: 'llano' });
    expect(await names('overdue=1&area=llano')).toEqual(['late']);
    await test.db.deleteFrom('inquiries').where('area', '=', 'llano').execute();
  });

  it('names other requests of the same person, by email in any case or by number in any form', async () => {
    const first = await addInquiry(test.db, {
      email: 'Rosa@Example.com',
      phone: '512-555-0177',
      created_at: ago(300),
    });
    const second = await addInquiry(test.db, {
      email: 'rosa@example.com',
      phone: null,
      created_at: ago(299),
    });
    const third = await addInquiry(test.db, {
      email: 'other@example.com',
      phone: '+1 (512) 555 0177',
      created_at: ago(298),
      spam: 1,
    });
    const alone = await addInquiry(test.db, {
      email: 'alone@example.com',
      phone: null,
      created_at: ago(297),
    });
    const of = async (id: string) => (await get(`/api/inquiries/${id}/duplicates`)).json();
    expect(await of(first)).toMatchObject([
      { id: third, sameEmail: false, samePhone: true, spam: true },
      { id: second, sameEmail: true, samePhone: false, spam: false },
    ]);
    expect(await of(second)).toMatchObject([{ id: first }]);
    expect(await of(alone)).toEqual([]);
    expect((await get('/api/inquiries/00000000-0000-7000-8000-000000000000/duplicates')).statusCode).toBe(
      404,
    );
    await test.db.deleteFrom('inquiries').where('id', 'in', [first, second, third, alone]).execute();
  });

  it('answers only staff', async () => {
    for (const url of [
      '/api/inquiries/counts',
      '/api/inquiries/export.csv',
      '/api/inquiries/export.json',
      '/api/views',
      `/api/inquiries/${ids.fresh}/duplicates`,
    ])
      expect((await test.app.inject({ url })).statusCode, url).toBe(401);
  });

  describe('page by page', () => {
    beforeAll(() => seedInquiries(test.db, { count: 300, days: 100, seed: 'pages' }));

    it.each(
      INQUIRY_SORTS.flatMap((sort) => [
        [sort, ''],
        [sort, '&q=e'],
      ]),
    )('by %s%s shows each once while others arrive', async (sort, search) => {
      const before = (await test.db.selectFrom('inquiries').select('id').where('spam', '=', 0).execute()).map(
        (row) => row.id,
      );
      const seen: string[] = [];
      let arrivals = 0;
      for (let url: string | undefined = `/api/inquiries?sort=${sort}${search}&limit=17`; url; ) {
        const answer: Awaited<ReturnType<typeof get>> = await get(url);
        seen.push(...answer.json().map((i: Inquiry) => i.id));
        url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
        // Before, between and after what is already shown.
        const name = ['Aaron', 'Mmm', 'Zzz'][arrivals++ % 3] as string;
        await addInquiry(test.db, { name, created_at: ago(arrivals * 50) });
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(before.filter((id) => !seen.includes(id))).toEqual([]);
      expect(arrivals).toBeGreaterThan(15);
    });
  });
});
