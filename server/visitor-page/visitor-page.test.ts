/** The visitor's own page and its forms (requirements §11), on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NoVisitorPage, VisitorPage } from '#contract/inquiries/visitor.ts';
import { pictureOf } from '../images/testing/sample-files.ts';
import { engines, signedIn } from '../testing/test-app.ts';
import { createVisitorApp, type Visitor } from './testing/visit.ts';

const picture = (name: string) => new File([new Uint8Array(pictureOf('png'))], name, { type: 'image/png' });

describe.each(engines)('the visitor’s page on %s', (engine) => {
  let app: Awaited<ReturnType<typeof createVisitorApp>>;
  let visitor: Visitor;
  beforeAll(async () => {
    app = await createVisitorApp(engine);
    visitor = await app.arrive();
  });
  afterAll(() => app.test.close());

  const row = (id: string) =>
    app.test.db.selectFrom('inquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const events = async (id: string) =>
    (
      await app.test.db
        .selectFrom('inquiry_events')
        .selectAll()
        .where('inquiry_id', '=', id)
        .orderBy('id')
        .execute()
    )
      .filter(({ kind }) => kind.startsWith('visitor-'))
      .map(({ kind, data, actor_id }) => ({ kind, data: JSON.parse(data), actor_id }));
  const mails = (id: string, kind: string) =>
    app.test.db
      .selectFrom('mails')
      .selectAll()
      .where('inquiry_id', '=', id)
      .where('kind', '=', kind)
      .orderBy('id')
      .execute();

  it('shows everything that was sent and nothing of what staff note', async () => {
    const page = await app.pageOf(visitor);
    expect(page.request).toEqual({
      reference: visitor.reference,
      name: 'Rosa Delgado',
      email: 'rosa@example.com',
      phone: '512-555-0188',
      serviceType: null,
      message: 'Eleven acres outside of Blanco, a ledge facing south.',
      attachments: [],
      status: 'new',
      createdAt: expect.any(String),
      answeredAt: null,
      withdrawnAt: null,
      erasureRequestedAt: null,
      answers: null,
      entries: [],
    });
  });

  it('is kept out of caches, search results and referrers, whatever it answers', async () => {
    for (const path of [visitor.path, '/inquiry/nothing']) {
      const { headers } = await app.open(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('keeps the token’s hash alone in the database, and no token in the log', async () => {
    await app.open(visitor.path);
    await app.send(visitor, 'add', { text: 'Said for the log.' });
    const saved = await row(visitor.id);
    expect(saved.visitor_token_hash).toMatch(/^[0-9a-f]{64}$/);
    const everything = JSON.stringify([
      saved,
      await events(visitor.id),
      await app.test.db.selectFrom('mails').selectAll().execute(),
    ]);
    expect(everything).not.toContain(visitor.token);
    expect(app.test.logs.join('')).not.toContain(visitor.token);
    expect(app.test.logs.join('')).toContain('/inquiry/');
  });

  it('takes a message with pictures into the timeline and tells the studio', async () => {
    const someone = await app.arrive();
    const before = await row(someone.id);
    const answer = await app.send(someone, 'add', [
      ['text', 'We found the old plans.'],
      ['pictures', picture('a.png')],
      ['pictures', picture('b.png')],
    ]);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`${someone.path}?done=add`);
    const saved = await row(someone.id);
    const attachments = JSON.parse(saved.attachments);
    expect(attachments).toHaveLength(2);
    expect(saved.version).toBe(before.version + 1);
    expect(saved.updated_at > before.updated_at).toBe(true);
    expect(await events(someone.id)).toEqual([
      {
        kind: 'visitor-message',
        actor_id: null,
        data: { text: 'We found the old plans.', attachments, form: expect.any(String) },
      },
    ]);
    const images = await app.test.db
      .selectFrom('images')
      .selectAll()
      .where('inquiry_id', '=', someone.id)
      .execute();
    expect(images).toHaveLength(2);
    const [update] = await mails(someone.id, 'visitor-update');
    expect(update).toMatchObject({ recipient: app.test.config.mailTo, state: 'waiting' });
    expect(JSON.parse(update?.data ?? '')).toEqual({
      change: { kind: 'message', text: 'We found the old plans.', attachments },
    });
    const page = await app.pageOf(someone);
    expect(page.request.attachments).toEqual([]);
    expect(page.request.entries).toMatchObject([
      { from: 'visitor', change: { kind: 'message', text: 'We found the old plans.', attachments } },
    ]);
    expect(page.request.entries[0]).not.toHaveProperty('change.form');
    const { cookie } = await signedIn(app.test);
    const found = await app.test.app.inject({ url: '/api/inquiries?q=old+plans', headers: { cookie } });
    expect(found.json().map(({ id }: { id: string }) => id)).toContain(someone.id);
  });

  it('gives staff who save meanwhile a 412', async () => {
    const someone = await app.arrive();
    const { cookie } = await signedIn(app.test);
    const url = `/api/inquiries/${someone.id}`;
    const { headers } = await app.test.app.inject({ url, headers: { cookie } });
    await app.send(someone, 'add', { text: 'One more thing.' });
    const answer = await app.test.app.inject({
      method: 'PATCH',
      url,
      headers: { cookie, 'if-match': String(headers.etag) },
      payload: { status: 'contacted' },
    });
    expect(answer.statusCode).toBe(412);
  });

  it('makes one of a double submit, pictures and all', async () => {
    const someone = await app.arrive();
    const form: [string, string | File][] = [
      ['idempotencyKey', randomUUID()],
      ['text', 'Twice?'],
      ['pictures', picture('a.png')],
    ];
    const both = await Promise.all([app.send(someone, 'add', form), app.send(someone, 'add', form)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await events(someone.id)).toHaveLength(1);
    expect(await mails(someone.id, 'visitor-update')).toHaveLength(1);
    expect(JSON.parse((await row(someone.id)).attachments)).toHaveLength(1);
    const other = await app.send(someone, 'add', [
      ['idempotencyKey', form[0]?.[1] as string],
      ['text', 'Other words'],
    ]);
    expect(other.status).toBe(409);
    const page = (await other.json()) as VisitorPage;
    expect(page.refused?.values.text).toBe('Other words');
    expect(page.keys.add).not.toBe(form[0]?.[1]);
  });

  it('hands a refused message back with its pictures, messages and key', async () => {
    const someone = await app.arrive();
    const key = randomUUID();
    const answer = await app.send(someone, 'add', [
      ['idempotencyKey', key],
      ['text', 'Here is the survey.'],
      ['pictures', picture('good.png')],
      ['pictures', new File(['no picture'], 'survey.png', { type: 'image/png' })],
    ]);
    expect(answer.status).toBe(422);
    const { refused, keys } = (await answer.json()) as VisitorPage;
    expect(refused).toMatchObject({ action: 'add', values: { text: 'Here is the survey.' } });
    expect(refused?.attachments).toHaveLength(1);
    expect(refused?.errors.attachments).toMatch(/^survey\.png: /);
    expect(keys.add).toBe(key);
    const again = await app.send(someone, 'add', [
      ['idempotencyKey', key],
      ['text', 'Here is the survey.'],
      ['attachments', refused?.attachments[0] as string],
    ]);
    expect(again.status).toBe(303);
    expect(JSON.parse((await row(someone.id)).attachments)).toEqual(refused?.attachments);
  });

  it.each([
    ['nothing at all', [['text', '  ']], 422, 'text'],
    ['10,001 characters', [['text', 'x'.repeat(10_001)]], 422, 'text'],
    ['a picture from elsewhere', [['attachments', 'https://elsewhere.example/a.webp']], 400, 'attachments'],
  ] as [string, [string, string][], number, string][])(
    'refuses %s in words, and saves nothing',
    async (_what, fields, status, field) => {
      const someone = await app.arrive();
      const answer = await app.send(someone, 'add', fields);
      expect(answer.status).toBe(status);
      const { refused } = (await answer.json()) as VisitorPage;
      expect(refused?.errors[field]?.length).toBeGreaterThan(20);
      expect(refused?.values.text ?? '').toBe(fields[0]?.[0] === 'text' ? fields[0][1] : '');
      expect(await events(someone.id)).toEqual([]);
      expect((await row(someone.id)).version).toBe(1);
    },
  );

  it('refuses a message of a megabyte without falling over', async () => {
    const someone = await app.arrive();
    const answer = await app.send(someone, 'add', { text: 'x'.repeat(1_000_000) });
    expect([413, 422]).toContain(answer.status);
    expect(await events(someone.id)).toEqual([]);
    expect((await app.open(someone.path)).status).toBe(200);
  });

  it('corrects phone and email, and sends the receipt to the new address', async () => {
    const someone = await app.arrive();
    await app.test.db
      .updateTable('mails')
      .set({ state: 'sent', sent_at: 'x' })
      .where('inquiry_id', '=', someone.id)
      .execute();
    const answer = await app.send(someone, 'contact', {
      email: 'Rosa@New.example.com',
      phone: '(512) 555-0199',
    });
    expect(answer.status).toBe(303);
    expect(await row(someone.id)).toMatchObject({
      email: 'Rosa@New.example.com',
      email_key: 'rosa@new.example.com',
      phone: '(512) 555-0199',
      phone_key: '5125550199',
    });
    expect(await events(someone.id)).toMatchObject([
      {
        kind: 'visitor-correction',
        data: {
          changes: [
            { field: 'email', from: 'rosa@example.com', to: 'Rosa@New.example.com' },
            { field: 'phone', from: '512-555-0188', to: '(512) 555-0199' },
          ],
        },
      },
    ]);
    const receipts = await mails(someone.id, 'inquiry-visitor');
    expect(receipts.map(({ recipient, state }) => [recipient, state])).toEqual([
      ['rosa@example.com', 'sent'],
      ['Rosa@New.example.com', 'waiting'],
    ]);
    const { cookie } = await signedIn(app.test);
    const found = await app.test.app.inject({ url: '/api/inquiries?q=new.example', headers: { cookie } });
    expect(found.json().map(({ id }: { id: string }) => id)).toContain(someone.id);
  });

  it('turns a receipt that still waits to the corrected address, instead of a second one', async () => {
    const someone = await app.arrive();
    await app.send(someone, 'contact', { email: 'right@example.com', phone: '' });
    const receipts = await mails(someone.id, 'inquiry-visitor');
    expect(receipts.map(({ recipient }) => recipient)).toEqual(['right@example.com']);
    expect((await row(someone.id)).phone).toBeNull();
  });

  it('sends a second receipt when the first may be on its way already', async () => {
    const someone = await app.arrive();
    await app.test.db
      .updateTable('mails')
      .set({ attempts: 1, run_at: new Date(Date.now() + 120_000).toISOString() })
      .where('inquiry_id', '=', someone.id)
      .execute();
    await app.send(someone, 'contact', { email: 'right@example.com', phone: '' });
    const receipts = await mails(someone.id, 'inquiry-visitor');
    expect(receipts.map(({ recipient }) => recipient)).toEqual(['rosa@example.com', 'right@example.com']);
  });

  it('mails receipts to five new addresses and no more, and still corrects the phone', async () => {
    const someone = await app.arrive();
    const correct = (n: number, phone = '') =>
      app.send(someone, 'contact', { email: `address-${n}@example.com`, phone });
    for (let n = 1; n <= 5; n++) expect((await correct(n)).status).toBe(303);
    const answer = await correct(6);
    expect(answer.status).toBe(409);
    const { refused } = (await answer.json()) as VisitorPage;
    expect(refused?.errors.email).toContain('Call us');
    expect((await correct(5, '512-555-0100')).status).toBe(303);
    expect((await mails(someone.id, 'inquiry-visitor')).map(({ recipient }) => recipient)).not.toContain(
      'address-6@example.com',
    );
  });

  it('says so when nothing was corrected, or the address is none', async () => {
    const someone = await app.arrive();
    const same = await app.send(someone, 'contact', { email: 'rosa@example.com', phone: '512-555-0188' });
    expect(same.status).toBe(422);
    const wrong = await app.send(someone, 'contact', { email: 'rosa@', phone: '1' });
    const { refused } = (await wrong.json()) as VisitorPage;
    expect(refused).toMatchObject({
      values: { email: 'rosa@', phone: '1' },
      errors: { email: 'Please enter a valid email address' },
    });
    expect(await events(someone.id)).toEqual([]);
  });

  it('withdraws, says it once, and takes it back', async () => {
    const someone = await app.arrive();
    expect((await app.send(someone, 'withdraw')).status).toBe(303);
    expect((await app.send(someone, 'withdraw')).status).toBe(303);
    expect((await app.pageOf(someone)).request.withdrawnAt).not.toBeNull();
    expect((await app.send(someone, 'take-back')).status).toBe(303);
    expect((await row(someone.id)).withdrawn_at).toBeNull();
    expect((await events(someone.id)).map(({ kind }) => kind)).toEqual([
      'visitor-withdrawal',
      'visitor-withdrawal-taken-back',
    ]);
    expect(await mails(someone.id, 'visitor-update')).toHaveLength(2);
  });

  it('takes the wish to be erased to the studio, and erases nothing by itself', async () => {
    const someone = await app.arrive();
    expect((await app.send(someone, 'erase')).status).toBe(303);
    const { cookie } = await signedIn(app.test);
    const seen = await app.test.app.inject({ url: `/api/inquiries/${someone.id}`, headers: { cookie } });
    expect(seen.json().erasureRequestedAt).not.toBeNull();
    expect((await app.pageOf(someone)).request.name).toBe('Rosa Delgado');
    expect(await mails(someone.id, 'visitor-update')).toHaveLength(1);
  });

  it('shows the replies that staff sent by mail', async () => {
    const someone = await app.arrive();
    const { cookie, member } = await signedIn(app.test);
    const answer = await app.test.app.inject({
      method: 'POST',
      url: `/api/inquiries/${someone.id}/replies`,
      headers: { cookie },
      payload: { subject: 'Your addition', text: 'May we come by on Tuesday?' },
    });
    expect(answer.statusCode).toBe(201);
    const { request } = await app.pageOf(someone);
    expect(request.entries).toMatchObject([
      { from: 'studio', name: member.name, subject: 'Your addition', text: 'May we come by on Tuesday?' },
    ]);
    // It counts as an answer once it is delivered.
    expect(request.answeredAt).toBeNull();
  });

  it('keeps HTML and control characters in every field as harmless text', async () => {
    const someone = await app.arrive({ name: '<img src=x onerror=alert(1)>' });
    await app.send(someone, 'add', { text: '<script>alert(1)</script>\u0000\u202E' });
    await app.send(someone, 'contact', { email: 'a@example.com', phone: '"><b>\r\nBcc: x' });
    const { request } = await app.pageOf(someone);
    expect(request.phone).toBe('"><b> Bcc: x');
    expect(request.entries[0]).toMatchObject({ change: { text: '<script>alert(1)</script>\u202E' } });
  });

  it('lets nobody act with the link of another request', async () => {
    const mine = await app.arrive();
    const other = await app.arrive();
    await app.send(mine, 'withdraw');
    expect((await row(other.id)).withdrawn_at).toBeNull();
    // The other visitor's picture can be named, but stays with that visitor.
    await app.send(other, 'add', [['pictures', picture('mine.png')]]);
    const [url] = JSON.parse((await row(other.id)).attachments);
    await app.send(mine, 'add', [['attachments', url]]);
    const owner = await app.test.db
      .selectFrom('images')
      .select('inquiry_id')
      .where('inquiry_id', '=', other.id)
      .execute();
    expect(owner).toHaveLength(1);
  });

  it.each([
    'nothing',
    'A'.repeat(22),
    `${'A'.repeat(21)}%00`,
    '..%2Fadmin',
    'x'.repeat(400),
    'a/b/c',
    "'%20or%201=1",
  ])('answers the same page to the token %s as to a revoked one', async (token) => {
    const revoked = await app.arrive();
    await app.test.db
      .updateTable('inquiries')
      .set({ visitor_token_hash: null })
      .where('id', '=', revoked.id)
      .execute();
    const unknown = await app.open(`/inquiry/${token}`);
    const gone = await app.open(revoked.path);
    expect([unknown.status, gone.status]).toEqual([404, 404]);
    const [one, two] = [await unknown.json(), await gone.json()];
    expect(one).toEqual(two);
    expect(one).toEqual({ missing: 'unknown' } satisfies NoVisitorPage);
  });

  it('takes no form for an unknown link or an unknown action, and keeps no picture of it', async () => {
    const count = async () => (await app.test.db.selectFrom('images').select('id').execute()).length;
    const before = await count();
    const nowhere = await app.send({ path: `/inquiry/${'A'.repeat(22)}` }, 'add', [
      ['pictures', picture('a.png')],
    ]);
    expect(nowhere.status).toBe(404);
    expect((await app.send(visitor, 'approve', [['pictures', picture('a.png')]])).status).toBe(404);
    expect(await count()).toBe(before);
  });

  it('betrays nothing of a spam flag: the same page, and mails that wait for the rescue', async () => {
    const someone = await app.arrive({ website: 'https://spam.example' });
    expect((await row(someone.id)).spam).toBe(1);
    await app.send(someone, 'add', { text: 'Are you there?' });
    await app.send(someone, 'contact', { email: 'other@example.com', phone: '' });
    const page = await app.pageOf(someone);
    const other = await app.arrive();
    await app.send(other, 'add', { text: 'Are you there?' });
    await app.send(other, 'contact', { email: 'other@example.com', phone: '' });
    const shape = ({ request, keys, refused, done }: VisitorPage) => ({
      ...request,
      reference: '',
      createdAt: '',
      entries: request.entries.map((entry) => ({ ...entry, at: '' })),
      keys: Object.keys(keys),
      refused,
      done,
    });
    expect(shape(page)).toEqual(shape(await app.pageOf(other)));
    const waiting = await app.test.db
      .selectFrom('mails')
      .select('state')
      .where('inquiry_id', '=', someone.id)
      .execute();
    expect(new Set(waiting.map(({ state }) => state))).toEqual(new Set(['held']));
  });

  it('stops after a hundred additions and says whom to call', async () => {
    const someone = await app.arrive();
    for (let n = 0; n < 100; n++) await app.send(someone, 'add', { text: `Message ${n}` });
    const answer = await app.send(someone, 'add', { text: 'One too many' });
    expect(answer.status).toBe(409);
    const { refused } = (await answer.json()) as VisitorPage;
    expect(refused?.errors.form).toContain('Call');
    expect(refused?.values.text).toBe('One too many');
  });

  it('takes a form from an old browser, which sends no origin where there is no referrer', async () => {
    const someone = await app.arrive();
    const body = new FormData();
    body.append('text', 'From an old browser');
    const answer = await fetch(`${app.origin}${someone.path}/add`, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: 'null', connection: 'close' },
    });
    expect(answer.status).toBe(303);
    const forged = await fetch(`${app.origin}${someone.path}/add`, {
      method: 'POST',
      body,
      headers: { origin: 'null', 'sec-fetch-site': 'cross-site', connection: 'close' },
    });
    expect(forged.status).toBe(403);
  });

  // Last: the database is broken after it.
  it('hands back what was typed when nothing can be saved', async () => {
    const someone = await app.arrive();
    await app.test.db.schema.dropTable('inquiry_events').execute();
    const answer = await app.send(someone, 'add', { text: 'Don’t lose this.' });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({
      missing: 'unavailable',
      path: someone.path,
      refused: { action: 'add', values: { text: 'Don’t lose this.' } },
    });
    expect((await row(someone.id)).version).toBe(1);
  });
});
