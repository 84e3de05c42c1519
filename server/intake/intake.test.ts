/** The inquiry API (requirements §4 to §9, §11), on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';

const visitor = {
  name: 'Rosa Delgado',
  email: 'rosa@example.com',
  phone: '512-555-0188',
  serviceType: 'custom-home',
  message: 'Eleven acres outside of Blanco, a ledge facing south.',
};

describe.each(engines)('inquiries on %s', (engine) => {
  let test: TestApp;
  let cookie: string;
  beforeAll(async () => {
    test = await createTestApp(engine);
    ({ cookie } = await signedIn(test));
  });
  afterAll(() => test.close());

  const post = (payload: unknown, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: '/api/inquiries',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
  const get = (url: string) => test.app.inject({ url, headers: { cookie } });
  const patch = (id: string, payload: object, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'PATCH',
      url: `/api/inquiries/${id}`,
      headers: { cookie, ...headers },
      payload,
    });
  const rows = () => test.db.selectFrom('inquiries').selectAll().execute();

  it('answers 201 with id, reference, createdAt and the private link, and a Location', async () => {
    const answer = await post(visitor);
    expect(answer.statusCode).toBe(201);
    const body = answer.json();
    expect(Object.keys(body).sort()).toEqual(['createdAt', 'id', 'link', 'meetings', 'reference']);
    expect(body.reference).toMatch(/^LF-[0-9A-HJKMNP-TV-Z]{4}-\d\d$/);
    expect(answer.headers.location).toBe(`/api/inquiries/${body.id}`);
  });

  it('shows staff every field of requirements §4, defaults filled in', async () => {
    const { id } = (
      await post({ name: 'Ann Lee', email: 'ann@example.com', message: 'A porch and a screen.' })
    ).json();
    expect((await get(`/api/inquiries/${id}`)).json()).toMatchObject({
      id,
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: null,
      serviceType: null,
      message: 'A porch and a screen.',
      attachments: [],
      status: 'new',
      notes: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it.each([
    ['email', 'not-an-address', 'Please enter a valid email address'],
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', ' A  ', 'Name must be at least 2 characters'],
    ['message', 'Too short', 'Please provide more details about your project'],
  ])('refuses %s %j with the words of requirements §6', async (field, value, message) => {
    const answer = await post({ ...visitor, [field]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json().errors).toEqual({ [field]: message });
  });

  it.each([
    ['an unknown field', { ...visitor, status: 'completed' }],
    ['a missing name', { ...visitor, name: undefined }],
    ['a wrong type', { ...visitor, message: 42 }],
    ['attachments that are no list', { ...visitor, attachments: 'https://example.com/a.webp' }],
    ['an unknown service type', { ...visitor, serviceType: 'castle' }],
    ['an over-long name', { ...visitor, name: 'x'.repeat(201) }],
    ['an over-long message', { ...visitor, message: 'x'.repeat(10_001) }],
    ['21 attachments', { ...visitor, attachments: Array(21).fill('https://example.com/a.webp') }],
    ['a picture from elsewhere', { ...visitor, attachments: ['https://example.com/a.webp'] }],
    ['an array', [visitor]],
    ['null', null],
    ['broken JSON', '{"name": "Ann'],
    ['an empty body', ''],
  ])('refuses %s with 400 and saves nothing', async (_what, payload) => {
    const before = (await rows()).length;
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().detail.length).toBeGreaterThan(10);
    expect(await rows()).toHaveLength(before);
  });

  it('refuses another content type with 415 and 65 KB with 413', async () => {
    expect((await post('name=Ann', { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect((await post({ ...visitor, message: 'x'.repeat(65 * 1024) })).statusCode).toBe(413);
  });

  it('stores control characters, lone surrogates and scripts as harmless text', async () => {
    const answer = await post({
      ...visitor,
      name: 'Ann\u0000\r\nBcc: x',
      message: 'Ten chars \ud800\u0000 <script>',
    });
    expect(answer.statusCode).toBe(201);
    const saved = (await get(`/api/inquiries/${answer.json().id}`)).json();
    expect(saved.name).toBe('Ann Bcc: x');
    expect(saved.message).toBe('Ten chars \ufffd <script>');
  });

  it('knows the town from the words, the sender by address and number', async () => {
    const { id } = (await post({ ...visitor, email: 'Rosa@Example.com', phone: '+1 (512) 555-0188' })).json();
    expect((await rows()).find((row) => row.id === id)).toMatchObject({
      area: 'blanco',
      email_key: 'rosa@example.com',
      phone_key: '5125550188',
    });
    expect((await get(`/api/inquiries/${id}`)).json().area).toBe('blanco');
  });

  it('keeps the source of the visit for staff', async () => {
    const source = { landingPage: '/service-area/blanco', referrer: 'search.example', utmSource: 'spring' };
    const { id } = (await post({ ...visitor, source })).json();
    expect((await get(`/api/inquiries/${id}`)).json().source).toEqual(source);
  });

  it('flags what a program sent, answers it like any other, and keeps it out of the list', async () => {
    const trapped = await post({ ...visitor, website: 'https://spam.example' });
    const hurried = await post({ ...visitor, elapsed: 300 });
    expect([trapped.statusCode, hurried.statusCode]).toEqual([201, 201]);
    const listed = (await get('/api/inquiries')).json().map((i: { id: string }) => i.id);
    expect(listed).not.toContain(trapped.json().id);
    expect(listed).not.toContain(hurried.json().id);
    expect((await get(`/api/inquiries/${trapped.json().id}`)).json().spam).toBe(true);
  });

  describe('Idempotency-Key', () => {
    it('answers the same 201 to the same key and body', async () => {
      const key = randomUUID();
      const first = await post(visitor, { 'idempotency-key': key });
      const again = await post({ ...visitor, elapsed: 99_000 }, { 'idempotency-key': key });
      expect(again.statusCode).toBe(201);
      expect(again.json()).toEqual(first.json());
    });

    it('takes a key in capitals for the same key', async () => {
      const key = randomUUID();
      const first = await post(visitor, { 'idempotency-key': key });
      const again = await post(visitor, { 'idempotency-key': key.toUpperCase() });
      expect(again.json()).toEqual(first.json());
    });

    it('answers 409 to the same key with another body', async () => {
      const key = randomUUID();
      await post(visitor, { 'idempotency-key': key });
      const other = await post(
        { ...visitor, message: 'Something else entirely.' },
        { 'idempotency-key': key },
      );
      expect(other.statusCode).toBe(409);
      expect(other.json().detail).toContain('send this as a new request');
    });

    it('makes one row of fifty at once', async () => {
      const key = randomUUID();
      const before = (await rows()).length;
      const all = await Promise.all(
        Array.from({ length: 50 }, () => post(visitor, { 'idempotency-key': key })),
      );
      expect(new Set(all.map((a) => a.statusCode))).toEqual(new Set([201]));
      expect(new Set(all.map((a) => a.json().id)).size).toBe(1);
      expect(await rows()).toHaveLength(before + 1);
    });

    it('refuses a key that is no UUID', async () => {
      expect((await post(visitor, { 'idempotency-key': 'again' })).statusCode).toBe(400);
    });
  });

  describe('for staff', () => {
    it('lists newest first, a page at a time, with a total and a link to the next page', async () => {
      const total = (await rows()).filter((r) => r.spam === 0).length;
      const seen: string[] = [];
      let url: string | undefined = '/api/inquiries?limit=3';
      while (url) {
        const answer: Awaited<ReturnType<typeof get>> = await get(url);
        expect(answer.headers['x-total-count']).toBe(String(total));
        seen.push(...answer.json().map((i: { createdAt: string; id: string }) => `${i.createdAt} ${i.id}`));
        url = /<([^>]+)>; rel="next"/.exec(String(answer.headers.link))?.[1];
      }
      expect(seen).toHaveLength(total);
      expect(seen).toEqual([...new Set(seen)].sort().reverse());
    });

    it('refuses a page size over 100 and a broken position', async () => {
      expect((await get('/api/inquiries?limit=101')).statusCode).toBe(400);
      expect((await get('/api/inquiries?after=nonsense')).statusCode).toBe(400);
    });

    it('changes status and notes, and keeps each change as an event with who and when', async () => {
      const { id } = (await post(visitor)).json();
      const contacted = await patch(id, { status: 'contacted' });
      expect(contacted.statusCode).toBe(200);
      expect(contacted.json()).toMatchObject({ id, status: 'contacted', version: 2 });
      await patch(id, { notes: 'Called, meets us on Friday.' });
      const last = await patch(id, { notes: 'Moved to Monday.', status: 'in-progress' });
      expect(last.json()).toMatchObject({ notes: 'Moved to Monday.', status: 'in-progress' });
      const events = await test.db
        .selectFrom('inquiry_events')
        .selectAll()
        .where('inquiry_id', '=', id)
        .orderBy('at')
        .execute();
      expect(events.map((e) => e.kind).sort()).toEqual(['created', 'note', 'note', 'status', 'status']);
      expect(events.filter((e) => e.kind !== 'created').every((e) => e.actor_name === 'Test staff')).toBe(
        true,
      );
      expect(
        events
          .map((e) => JSON.parse(e.data).text)
          .filter(Boolean)
          .sort(),
      ).toEqual(['Called, meets us on Friday.', 'Moved to Monday.']);
    });

    it('refuses an unknown status with 400, an unknown id with 404, an empty change with 400', async () => {
      const { id } = (await post(visitor)).json();
      expect((await patch(id, { status: 'done' })).statusCode).toBe(400);
      expect((await patch(randomUUID(), { status: 'completed' })).statusCode).toBe(404);
      expect((await patch('%00', { status: 'completed' })).statusCode).toBe(404);
      expect((await patch(id, {})).statusCode).toBe(400);
      expect((await patch(id, { notes: '   ' })).json().errors).toEqual({ notes: 'Notes must not be empty' });
    });

    it('honours If-Match: 412 for a version that is past', async () => {
      const { id } = (await post(visitor)).json();
      expect((await patch(id, { status: 'contacted' }, { 'if-match': '"1"' })).statusCode).toBe(200);
      const stale = await patch(id, { status: 'cancelled' }, { 'if-match': '"1"' });
      expect(stale.statusCode).toBe(412);
      expect((await get(`/api/inquiries/${id}`)).json().status).toBe('contacted');
      expect((await patch(id, { status: 'cancelled' }, { 'if-match': 'W/"strange"' })).statusCode).toBe(412);
    });

    it('loses no change when twenty arrive at once', async () => {
      const { id } = (await post(visitor)).json();
      await Promise.all(Array.from({ length: 20 }, (_, n) => patch(id, { notes: `Note ${n}` })));
      const events = await test.db
        .selectFrom('inquiry_events')
        .selectAll()
        .where('inquiry_id', '=', id)
        .where('kind', '=', 'note')
        .execute();
      expect(events).toHaveLength(20);
      expect((await get(`/api/inquiries/${id}`)).json().version).toBe(21);
    });

    it('answers 401 to everybody else, before looking at the request', async () => {
      for (const request of [
        { method: 'GET', url: '/api/inquiries' },
        { method: 'GET', url: '/api/inquiries?limit=9999' },
        { method: 'GET', url: `/api/inquiries/${randomUUID()}` },
        { method: 'PATCH', url: `/api/inquiries/${randomUUID()}`, payload: { status: 'nonsense' } },
      ] as const) {
        const answer = await test.app.inject(request);
        expect(answer.statusCode, request.url).toBe(401);
        expect(answer.headers['content-type']).toContain('application/problem+json');
      }
    });
  });

  it('writes no personal data to the log', async () => {
    await post({
      ...visitor,
      name: 'Canary Quillfeather',
      email: 'canary.quill@example.com',
      message: 'Canary message text',
    });
    await post({
      ...visitor,
      name: 'Canary Quillfeather',
      email: 'canary.quill',
      message: 'Canary message text',
    });
    await get('/api/inquiries?limit=5&after=Canary');
    const log = test.logs.join('');
    expect(log.length).toBeGreaterThan(100);
    expect(log).not.toMatch(/canary/i);
    expect(log).not.toContain('127.0.0.1');
  });
});
