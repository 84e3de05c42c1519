/** Requests that staff enter, and inquiries without an email address, on both databases (requirements §14). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { InquiryDuplicate } from '#contract/inquiries/inquiry-responses.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

const call = {
  channel: 'phone',
  name: 'Marisol Vance',
  phone: '830-555-0139',
  message: 'Porch roof came down in the wind. Wants it back before Christmas.',
};

describe.each(engines)('a request entered by staff, on %s', (engine) => {
  let test: TestApp;
  let ann: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine);
    ann = await signedIn(test);
  });
  afterAll(() => test.close());

  const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers = {}) =>
    test.app.inject({
      ...{ method, url: `/api/inquiries${url}`, headers: { cookie: ann.cookie, ...headers } },
      ...(payload && { payload }),
    });
  const enter = (request: object, key: string = randomUUID()) =>
    send('POST', '/new', request, { 'idempotency-key': key });
  const entered = async (request: object): Promise<ListedInquiry> => {
    const answer = await enter(request);
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const mails = async (id: string) =>
    test.db.selectFrom('mails').select('kind').where('inquiry_id', '=', id).execute();

  it('keeps what was said, where they are, and how they got in touch', async () => {
    const inquiry = await entered({
      ...call,
      ...{ channel: 'word-of-mouth', referredBy: 'Hank Castañeda', area: 'blanco', serviceType: 'remodel' },
    });
    expect(inquiry).toMatchObject({
      ...{ name: 'Marisol Vance', phone: '830-555-0139', email: '', message: call.message },
      ...{ status: 'new', area: 'blanco', serviceType: 'remodel', spam: false },
      source: { channel: 'word-of-mouth', referredBy: 'Hank Castañeda' },
    });
    expect((await send('GET', `/${inquiry.id}`)).json()).toMatchObject({ id: inquiry.id });
    const [event] = (await send('GET', `/${inquiry.id}/events`)).json<TimelineEvent[]>();
    expect(event).toMatchObject({
      kind: 'created',
      actor: { id: ann.member.id },
      data: { channel: 'word-of-mouth' },
    });
    expect(await mails(inquiry.id)).toEqual([]);
  });

  it('starts the clock when the client called', async () => {
    const before = Date.now();
    const inquiry = await entered({ ...call, secondsAgo: 7200 });
    const callAt = Date.parse(inquiry.createdAt);
    expect(callAt).toBeGreaterThanOrEqual(before - 7_200_000);
    expect(callAt).toBeLessThanOrEqual(Date.now() - 7_200_000);
    expect(inquiry).toMatchObject({ waitingSince: inquiry.createdAt, waitingReason: 'new' });
    // Dashboards request changes since a time, so the entry has the current time.
    expect(Date.parse(inquiry.updatedAt)).toBeGreaterThanOrEqual(before);
  });

  it('is saved once under its key, though its answers were lost and it waited longer each time', async () => {
    const key = randomUUID();
    const answers = [];
    for (const secondsAgo of [0, 20, 40]) answers.push(await enter({ ...call, secondsAgo }, key));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json<ListedInquiry>().id)).size).toBe(1);
    expect((await enter({ ...call, name: 'Someone Else' }, key)).statusCode).toBe(409);
  });

  it.each([
    [{ ...call, phone: '' }, 'phone', 'Enter a phone number or an email address'],
    [{ ...call, name: ' ' }, 'name', 'Name must be at least 2 characters'],
    [{ ...call, message: '  ' }, 'message', 'Describe what they need'],
    [{ ...call, email: 'nobody' }, 'email', 'Please enter a valid email address'],
    [{ ...call, area: 'atlantis' }, 'area', 'Choose a town from the list'],
  ])('names what is missing: %j', async (request, field, words) => {
    const answer = await enter(request);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[field]).toBe(words);
  });

  it('needs a key and a session', async () => {
    expect((await send('POST', '/new', call)).statusCode).toBe(400);
    const visitor = await test.app.inject({
      method: 'POST',
      url: '/api/inquiries/new',
      headers: { 'idempotency-key': randomUUID() },
      payload: call,
    });
    expect(visitor.statusCode).toBe(401);
  });

  it('can’t be claimed by a visitor: the public form refuses a channel', async () => {
    const source = { channel: 'phone' };
    const visitor = {
      name: 'Rosa Delgado',
      email: 'rosa@example.com',
      message: 'A porch and a screen.',
      source,
    };
    expect((await send('POST', '', visitor)).statusCode).toBe(400);
  });

  describe('without an email address', () => {
    it('is no duplicate of others without one, only of the same phone', async () => {
      const one = await entered({ ...call, name: 'Ada One', phone: '512-555-0101' });
      await entered({ ...call, name: 'Bea Two', phone: '512-555-0102' });
      const same = await entered({ ...call, name: 'Ada Again', phone: '(512) 555-0101' });
      const others = (await send('GET', `/${one.id}/duplicates`)).json<InquiryDuplicate[]>();
      expect(others.map(({ id, sameEmail, samePhone }) => ({ id, sameEmail, samePhone }))).toEqual([
        { id: same.id, sameEmail: false, samePhone: true },
      ]);
    });

    it('refuses a reply and a private link by email, and says what to do', async () => {
      const { id } = await entered(call);
      const reply = { subject: 'Your porch', text: 'We can come on Monday.' };
      const answers = [
        await send('POST', `/${id}/replies`, reply, { 'idempotency-key': randomUUID() }),
        await send('POST', `/${id}/visitor-link`, { action: 'renew' }),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(409);
        expect(answer.json().detail).toBe(
          'This client has no email address yet. Call them, or add an address first.',
        );
      }
      expect(await mails(id)).toEqual([]);
    });

    it('gets an address from staff once, is found by it, and can be replied to', async () => {
      const { id } = await entered({ ...call, name: 'Cora Three' });
      const added = await send('PATCH', `/${id}`, { email: 'Cora@Example.com' });
      expect(added.json()).toMatchObject({ email: 'Cora@Example.com', version: 2 });
      const found = (await send('GET', '?q=cora@example.com')).json<ListedInquiry[]>();
      expect(found.map((inquiry) => inquiry.id)).toEqual([id]);
      expect((await send('PATCH', `/${id}`, { email: 'other@example.com' })).statusCode).toBe(409);
      const reply = { subject: 'Your porch', text: 'We can come on Monday.' };
      const sent = await send('POST', `/${id}/replies`, reply, { 'idempotency-key': randomUUID() });
      expect(sent.statusCode).toBe(201);
      expect(await mails(id)).toEqual([{ kind: 'reply' }]);
    });

    it('is exported, searched and erased like any other', async () => {
      const { id, reference } = await entered({ ...call, name: 'Dora Four', phone: '512-555-0104' });
      const csv = await send('GET', '/export.csv?q=dora');
      expect(csv.body).toContain(reference);
      const byPhone = (await send('GET', '?q=512-555-0104')).json<ListedInquiry[]>();
      expect(byPhone.map((inquiry) => inquiry.id)).toEqual([id]);
      const channel = (await send('GET', '?source=phone&q=dora')).json<ListedInquiry[]>();
      expect(channel.map((inquiry) => inquiry.id)).toEqual([id]);
      const { cookie } = await signedIn(test, 'owner');
      const erased = await test.app.inject({
        method: 'POST',
        url: '/api/erasures',
        headers: { cookie },
        payload: { inquiryId: id },
      });
      expect(erased.statusCode).toBe(201);
      expect((await send('GET', `/${id}`)).statusCode).toBe(404);
    });
  });
});
