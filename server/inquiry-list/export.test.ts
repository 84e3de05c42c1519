/** Export of the filtered list (requirements §14), on both databases. */
import { get as request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inquiryFilter } from '#contract/inquiries/inquiry-list.ts';
import { seedInquiries } from '../seed/store.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { inquiriesAsCsv } from './export.ts';
import { everyInquiry } from './pages-store.ts';
import { listFilter } from './parse.ts';
import { listStore } from './store.ts';
import { addInquiry } from './testing/inquiries-store.ts';

describe.each(engines)('export on %s', (engine) => {
  let test: TestApp;
  let staff: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine);
    staff = await signedIn(test);
    await seedInquiries(test.db, {
      count: 1200,
      days: 300,
      seed: 'export',
      now: new Date('2026-06-01T12:00:00Z'),
    });
    await addInquiry(test.db, {
      name: '=HYPERLINK("http://evil.example")',
      phone: '+1 512 555 0188',
      message: 'First line,\nsecond “line” 🏡',
      area: 'llano',
      assignee_id: staff.member.id,
      source: JSON.stringify({ landingPage: '/projects', utmSource: '@sum' }),
      created_at: '2026-11-21T12:15:00.000Z',
    });
  });
  afterAll(() => test.close());

  const get = (url: string) => test.app.inject({ url, headers: { cookie: staff.cookie } });

  it('gives the current filter as CSV, safe in spreadsheets, times as the studio’s clock shows them', async () => {
    const answer = await get('/api/inquiries/export.csv?area=llano&q=hyperlink');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="inquiries-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const lines = answer.body.split('\r\n');
    expect(lines[0]?.startsWith('\uFEFFReference,Received (America/Chicago),Status,Name,')).toBe(true);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`,2026-11-21 06:15,New,"'=HYPERLINK(""http://evil.example"")",`);
    expect(lines[1]).toContain(`,'+1 512 555 0188,,"First line,\nsecond “line” 🏡",llano,,Test staff,`);
    expect(lines[1]).toContain(",/projects,,'@sum,");
  });

  it('gives the same as JSON, as the API answers inquiries', async () => {
    const [one, ...more] = (await get('/api/inquiries/export.json?area=llano&q=hyperlink')).json();
    expect(more).toEqual([]);
    const {
      unread: _unread,
      latestMessage: _latest,
      ...read
    } = (await get(`/api/inquiries/${one.id}`)).json();
    expect(one).toEqual(read);
    expect((await get('/api/inquiries/export.json?q=nobody')).json()).toEqual([]);
  });

  it('holds every match, newest first, however many batches it takes', async () => {
    const all = (await get('/api/inquiries/export.json')).json() as { id: string; createdAt: string }[];
    const saved = await test.db.selectFrom('inquiries').select('id').where('spam', '=', 0).execute();
    expect(all.map((i) => i.id).sort()).toEqual(saved.map((row) => row.id).sort());
    expect(all.length).toBeGreaterThan(1000);
    const keys = all.map((i) => `${i.createdAt} ${i.id}`);
    expect(keys).toEqual(keys.toSorted().reverse());
    const csv = (await get('/api/inquiries/export.csv')).body;
    expect(csv.match(/\bLF-[0-9A-Z]{4}-\d\d,/g)).toHaveLength(all.length);
  });

  it.each(['', 'q=house', 'q=delgado', 'status=completed&q=ho', 'spam=1'])(
    'filtered by "%s" batches of any size hold the same',
    async (query) => {
      const asked = inquiryFilter.parse(Object.fromEntries(new URLSearchParams(query)));
      const filter = listFilter(asked, '', new Date());
      const idsIn = async (sizes?: Parameters<typeof everyInquiry>[2]) => {
        const ids: string[] = [];
        for await (const batch of everyInquiry(test.db, filter, sizes))
          ids.push(...batch.map(({ id }) => id));
        return ids;
      };
      const whole = await idsIn();
      expect(whole.length).toBeGreaterThan(5);
      expect(await idsIn({ places: 6, read: 3 })).toEqual(whole);
    },
  );

  it('refuses a filter that makes no sense', async () => {
    expect((await get('/api/inquiries/export.csv?status=done')).statusCode).toBe(400);
  });

  it('leaves a line in the audit: who, when, which format, which filter', async () => {
    await get('/api/inquiries/export.json?status=new&q=kitchen');
    const events = await test.db
      .selectFrom('staff_events')
      .selectAll()
      .where('kind', '=', 'export')
      .orderBy('at')
      .execute();
    const last = events.at(-1);
    expect(last).toMatchObject({ actor_id: staff.member.id, actor_name: staff.member.name });
    expect(JSON.parse(last?.data as string)).toEqual({ format: 'json', query: 'q=kitchen&status=new' });
  });

  it('reads no further when the reader is gone', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const queries: number[] = [];
    const list = listStore(test.db);
    let ended = false;
    async function* watched() {
      try {
        for await (const inquiry of list.all(listFilter({}, 'nobody', new Date()))) {
          queries.push(1);
          yield inquiry;
        }
      } finally {
        ended = true;
      }
    }
    // The stream itself: a reader that stops also ends the query.
    const file = inquiriesAsCsv(watched(), { staffNames: new Map(), booking: true });
    await new Promise((resolve) => file.once('data', resolve));
    file.destroy();
    await expect.poll(() => ended).toBe(true);
    expect(queries.length).toBeLessThan(1000);

    // The server keeps answering after a connection breaks halfway.
    await new Promise<void>((resolve) => {
      request(
        { port, host: '127.0.0.1', path: '/api/inquiries/export.csv', headers: { cookie: staff.cookie } },
        (answer) => answer.once('data', () => resolve(void answer.destroy())),
      );
    });
    await pause(50);
    expect((await get('/api/inquiries?limit=1')).statusCode).toBe(200);
    expect(test.logs.join('')).not.toContain('request failed');
  });
});
