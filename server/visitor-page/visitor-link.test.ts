/** Guesses at private links, and how staff stop and renew one (requirements §11), on both databases. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashToken } from '../config/tokens.ts';
import { pictureOf } from '../images/testing/sample-files.ts';
import { tokenFor, visitorPath } from '../inquiries/private-link.ts';
import { engines, signedIn } from '../testing/test-app.ts';
import { FORMS, GUESSES } from './private-page.ts';
import { createVisitorApp } from './testing/visit.ts';

describe.each(engines)('private links on %s', (engine) => {
  let app: Awaited<ReturnType<typeof createVisitorApp>>;
  let cookie: string;
  beforeAll(async () => {
    app = await createVisitorApp(engine);
    ({ cookie } = await signedIn(app.test));
  });
  afterAll(() => app.test.close());

  const link = (id: string, action?: string, headers: Record<string, string> = { cookie }) =>
    app.test.app.inject({
      method: action ? 'POST' : 'GET',
      url: `/api/inquiries/${id}/visitor-link`,
      headers,
      ...(action && { payload: { action } }),
    });

  it('stand in the receipt of whoever sent the form, and of nobody else', async () => {
    const payload = {
      name: 'Li',
      email: 'li@example.com',
      message: 'A porch in the shade.',
      elapsed: 60_000,
    };
    const key = '01980000-0000-4000-8000-00000000000a';
    const receive = (change: object = {}) =>
      app.test.app.inject({
        method: 'POST',
        url: '/api/inquiries',
        headers: { 'idempotency-key': key },
        payload: { ...payload, ...change },
      });
    const receipt = (await receive()).json();
    expect((await app.open(receipt.link)).status).toBe(200);
    expect((await receive()).json().link).toBe(receipt.link);
    const stranger = await receive({ message: 'I only know the key.' });
    expect(stranger.statusCode).toBe(409);
    expect(stranger.body).not.toContain('/inquiry/');
    await link(receipt.id, 'renew');
    expect((await receive()).json()).toEqual({ ...receipt, link: null });
  });

  it('are stopped by staff at once, and noted', async () => {
    const visitor = await app.arrive();
    expect((await link(visitor.id)).json()).toEqual({ state: 'active' });
    expect((await link(visitor.id, 'revoke')).json()).toEqual({ state: 'revoked' });
    expect((await link(visitor.id)).json()).toEqual({ state: 'revoked' });
    expect((await app.open(visitor.path)).status).toBe(404);
    expect((await app.send(visitor, 'withdraw')).status).toBe(404);
    const events = await app.test.db
      .selectFrom('inquiry_events')
      .selectAll()
      .where('inquiry_id', '=', visitor.id)
      .where('kind', '=', 'visitor-link-revoked')
      .execute();
    expect(events).toMatchObject([{ actor_name: 'Test staff' }]);
  });

  it('are renewed: the old one ends, the new one is mailed to the visitor and told to nobody else', async () => {
    const visitor = await app.arrive();
    const answer = await link(visitor.id, 'renew');
    const renewed = visitorPath(tokenFor(app.test.config.secret, visitor.id, 2));
    expect(answer.json()).toEqual({ state: 'active' });
    expect((await app.open(visitor.path)).status).toBe(404);
    expect((await app.open(renewed)).status).toBe(200);
    const receipts = await app.test.db
      .selectFrom('mails')
      .select(['recipient', 'data'])
      .where('inquiry_id', '=', visitor.id)
      .where('kind', '=', 'inquiry-visitor')
      .execute();
    expect(receipts).toHaveLength(2);
    expect(JSON.stringify([receipts, answer.json()])).not.toContain('inquiry/');
  });

  it('can be renewed after being stopped, and never give an old token back', async () => {
    const visitor = await app.arrive();
    const { secret } = app.test.config;
    await link(visitor.id, 'revoke');
    await link(visitor.id, 'renew');
    const row = await app.test.db
      .selectFrom('inquiries')
      .select('visitor_token_hash')
      .where('id', '=', visitor.id)
      .executeTakeFirstOrThrow();
    expect(row.visitor_token_hash).toBe(hashToken(tokenFor(secret, visitor.id, 3)));
    for (const generation of [1, 2])
      expect((await app.open(visitorPath(tokenFor(secret, visitor.id, generation)))).status).toBe(404);
  });

  it('are nobody’s to change without a session, or where there is no inquiry', async () => {
    const visitor = await app.arrive();
    expect((await link(visitor.id, 'revoke', {})).statusCode).toBe(401);
    expect((await link(visitor.id, undefined, {})).statusCode).toBe(401);
    expect((await link('01980000-0000-7000-8000-000000000009', 'revoke')).statusCode).toBe(404);
    expect((await link('nothing')).statusCode).toBe(404);
    expect((await link(visitor.id, 'publish')).statusCode).toBe(400);
    expect((await app.open(visitor.path)).status).toBe(200);
  });
});

describe('with limits on', () => {
  let app: Awaited<ReturnType<typeof createVisitorApp>>;
  beforeAll(async () => {
    app = await createVisitorApp('sqlite', { RATE_LIMIT: 'on', TRUST_PROXY: '127.0.0.1' });
  });
  afterAll(() => app.test.close());

  const from = (address: string) => ({ 'x-forwarded-for': address });

  it('300 guesses get twenty answers, then one that says to wait; a right link opens at that address all the same', async () => {
    const visitor = await app.arrive();
    const statuses: number[] = [];
    for (let n = 0; n < 300; n++) {
      const guess = `/inquiry/${String(n).padStart(22, 'A')}`;
      const answer = await app.open(guess, from('203.0.113.7'));
      statuses.push(answer.status);
      await answer.arrayBuffer();
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(GUESSES.max);
    expect(statuses.filter((status) => status === 429)).toHaveLength(300 - GUESSES.max);
    const another = await app.open(`/inquiry/${'A'.repeat(22)}`, from('203.0.113.7'));
    expect(await another.json()).toEqual({ missing: 'throttled' });
    expect(Number(another.headers.get('retry-after'))).toBeGreaterThan(0);
    for (const address of ['203.0.113.7', '203.0.113.8'])
      expect((await app.open(visitor.path, from(address))).status).toBe(200);
  });

  it('lets a visitor open the page as often as they like', async () => {
    const visitor = await app.arrive();
    for (let n = 0; n < 100; n++)
      expect((await app.open(visitor.path, from('203.0.113.9'))).status).toBe(200);
  });

  it('hands a form back with what was typed when too many came', async () => {
    const visitor = await app.arrive();
    for (let n = 0; n < FORMS.max; n++)
      expect((await app.send(visitor, 'add', { text: `Message ${n}` })).status).toBe(303);
    const picture = new File([new Uint8Array(pictureOf('png'))], 'a.png', { type: 'image/png' });
    const answer = await app.send(visitor, 'add', [
      ['text', 'Don’t lose this.'],
      ['pictures', picture],
    ]);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await app.test.db.selectFrom('images').select('id').execute()).toEqual([]);
    expect(await answer.json()).toMatchObject({
      refused: {
        values: { text: 'Don’t lose this.' },
        errors: {
          form: expect.stringContaining('again in'),
          attachments: expect.stringMatching(/^a\.png: not uploaded/),
        },
      },
    });
  });
});
