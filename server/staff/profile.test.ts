import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PROFILE_LIMITS } from '#contract/staff/profile-limits.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';

const NEW = { publicName: null, signature: null, assignmentMails: true };
const DRAFT = {
  label: 'Soon',
  subject: 'Your request {reference}',
  text: 'Hello {firstName},\n\nsoon.\n\n{staff}',
};

describe.each(engines)('one’s own settings on %s', (engine) => {
  let test: TestApp;
  let ann: SignedIn;
  let ben: typeof ann;
  beforeEach(async () => {
    test = await createTestApp(engine);
    [ann, ben] = [await signedIn(test), await signedIn(test, 'owner')];
  });
  afterEach(() => test.close());

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object, who = ann) =>
    test.app.inject({ method, url, headers: { cookie: who.cookie }, ...(payload && { payload }) });
  const profile = async (who = ann) => (await call('GET', '/api/staff/profile', undefined, who)).json();
  const reply = async (who = ann) => {
    const sent = { name: 'Rosa', email: 'rosa@example.com', message: 'A house on rock.' };
    const { id } = (await call('POST', '/api/inquiries', sent)).json();
    await call('POST', `/api/inquiries/${id}/replies`, { subject: 'Hello', text: 'Tuesday?' }, who);
    const row = await test.db
      .selectFrom('mails')
      .select('data')
      .where('kind', '=', 'reply')
      .executeTakeFirstOrThrow();
    return JSON.parse(row.data);
  };

  it('begin with the account’s name and mails on assignment', async () => {
    expect(await profile()).toEqual({ ...NEW, templates: [] });
    expect(await reply()).toMatchObject({ staffName: 'Test staff', signedAs: null, signature: null });
  });

  it('sign replies with the name and signature for visitors, not those of colleagues', async () => {
    const own = { publicName: ' Ann  B. ', signature: 'Estimator\r\n979-555-0142\n', assignmentMails: false };
    const saved = (await call('PUT', '/api/staff/profile', own)).json();
    expect(saved).toMatchObject({ signature: 'Estimator\n979-555-0142', assignmentMails: false });
    expect(await profile()).toEqual(saved);
    expect(await profile(ben)).toEqual({ ...NEW, templates: [] });
    expect(await reply()).toMatchObject({
      staffName: 'Test staff',
      signedAs: saved.publicName,
      signature: saved.signature,
    });
    await call('PUT', '/api/staff/profile', { ...NEW, publicName: '', signature: ' ' });
    expect(await profile()).toEqual({ ...NEW, templates: [] });
  });

  it('keep templates of one’s own, each under its own name', async () => {
    const first = (await call('POST', '/api/staff/templates', DRAFT)).json();
    expect((await call('POST', '/api/staff/templates', DRAFT)).json().errors).toHaveProperty('label');
    expect((await call('POST', '/api/staff/templates', DRAFT, ben)).statusCode).toBe(201);
    const second = (await call('POST', '/api/staff/templates', { ...DRAFT, label: 'Later' })).json();
    expect((await profile()).templates).toEqual([second, first]);

    const url = `/api/staff/templates/${first.id}`;
    expect((await call('PUT', url, { ...DRAFT, label: 'Later' })).statusCode).toBe(409);
    expect((await call('PUT', url, { ...DRAFT, text: 'Now.' }, ben)).statusCode).toBe(404);
    expect((await call('DELETE', url, undefined, ben)).statusCode).toBe(404);
    expect((await call('PUT', url, { ...DRAFT, text: 'Now.' })).json()).toMatchObject({ text: 'Now.' });
    expect((await call('DELETE', url)).statusCode).toBe(204);
    expect((await profile()).templates).toEqual([second]);
  });

  it('end at thirty templates', async () => {
    for (let n = 0; n < PROFILE_LIMITS.templates; n++)
      await call('POST', '/api/staff/templates', { ...DRAFT, label: `No. ${n}` });
    const { statusCode, body } = await call('POST', '/api/staff/templates', DRAFT);
    expect(statusCode).toBe(409);
    expect(body).toContain('30 templates');
  });

  it.each([
    ['text', 'Hello {fristName}', '{fristName} isn’t a field'],
    ['text', 'Ask rosa@example.com.', 'email address'],
    ['subject', '', 'subject'],
  ])('refuse a template whose %s is “%s”', async (field, typed, words) => {
    const answer = await call('POST', '/api/staff/templates', { ...DRAFT, [field]: typed });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[field]).toContain(words);
  });

  it('take one’s own address and the studio’s, no visitor’s', async () => {
    const sign = (signature: string) => call('PUT', '/api/staff/profile', { ...NEW, signature });
    expect((await sign(`${ann.email}, dana@ledgeandframe.example`)).statusCode).toBe(200);
    expect((await sign('rosa@example.com')).statusCode).toBe(400);
  });
});
