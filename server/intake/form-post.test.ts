/** The form without JavaScript (requirements §11), on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubmittedForm } from '#contract/site/page-services.ts';
import { pictureOf } from '../images/testing/sample-files.ts';
import { listen } from '../images/testing/upload.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';

const typed = {
  name: 'Rosa Delgado',
  email: 'rosa@example.com',
  phone: '512-555-0188',
  serviceType: 'remodel',
  message: 'Eleven acres outside of Blanco, a ledge facing south.',
};
const picture = (name: string) => new File([new Uint8Array(pictureOf('png'))], name, { type: 'image/png' });
const junk = (name: string, bytes = 9) => new File(['x'.repeat(bytes)], name, { type: 'image/png' });
const TWENTY_ONE_MB = 21 * 1024 * 1024;

describe.each(engines)('the form without script on %s', (engine) => {
  let test: TestApp;
  let url: string;
  beforeAll(async () => {
    test = await createTestApp(engine, {}, async (_request, services) =>
      Response.json(services.submittedForm),
    );
    url = `${await listen(test.app)}/contact`;
  });
  afterAll(() => test.close());

  const post = (fields: [string, string | File][]) => {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    return fetch(url, { method: 'POST', body, redirect: 'manual', headers: { connection: 'close' } });
  };
  const send = (change: object = {}, more: [string, string | File][] = []) =>
    post([...Object.entries({ ...typed, idempotencyKey: randomUUID(), ...change }), ...more]);
  const back = async (answer: Response) => (await answer.json()) as SubmittedForm;
  const rows = () => test.db.selectFrom('inquiries').selectAll().execute();
  const last = async () => (await rows()).sort((a, b) => (a.created_at < b.created_at ? 1 : -1))[0];

  it('saves what was typed and goes on to the thank-you page with the reference', async () => {
    // Browsers send an empty file for a file field that was left alone.
    const answer = await send({}, [['pictures', new File([], '')]]);
    expect(answer.status).toBe(303);
    const saved = await last();
    expect(answer.headers.get('location')).toBe(`/contact/thank-you?reference=${saved?.reference}`);
    expect(saved).toMatchObject({ name: typed.name, service_type: 'remodel', attachments: '[]', spam: 0 });
  });

  it('keeps the pictures with the inquiry', async () => {
    expect((await send({}, [['pictures', picture('a.png')]])).status).toBe(303);
    const saved = await last();
    expect(JSON.parse(saved?.attachments ?? '')).toEqual([
      expect.stringMatching(/\/images\/inquiries\/[0-9a-f]{40}\.webp$/),
    ]);
    const images = await test.db.selectFrom('images').selectAll().execute();
    expect(images.filter((image) => image.inquiry_id === saved?.id)).toHaveLength(1);
  });

  it('comes back with 422, a message per field, everything typed and the same key', async () => {
    const before = (await rows()).length;
    const key = randomUUID();
    const answer = await send({ name: 'R', email: 'rosa@', idempotencyKey: key });
    expect(answer.status).toBe(422);
    expect(answer.headers.get('cache-control')).toContain('private');
    expect(await back(answer)).toEqual({
      values: { ...typed, name: 'R', email: 'rosa@' },
      attachments: [],
      errors: {
        name: 'Name must be at least 2 characters',
        email: 'Please enter a valid email address',
      },
      idempotencyKey: key,
    });
    expect(await rows()).toHaveLength(before);
  });

  it('keeps the good pictures when one is bad, and sends them with the corrected form', async () => {
    const answer = await send({}, [
      ['pictures', picture('good.png')],
      ['pictures', junk('plan.png')],
      ['pictures', junk('large.png', TWENTY_ONE_MB)],
    ]);
    expect(answer.status).toBe(422);
    const form = await back(answer);
    expect(form.attachments).toHaveLength(1);
    expect(form.errors.attachments).toMatch(/^plan\.png: .*can’t open this file.* large\.png: /);
    const again = await send({}, [['attachments', form.attachments[0] as string]]);
    expect(again.status).toBe(303);
    expect(JSON.parse((await last())?.attachments ?? '')).toEqual(form.attachments);
  });

  it.each([6, 25])('takes five of %i pictures and says so', async (count) => {
    const pictures = Array.from({ length: count }, (_, n) => ['pictures', picture(`${n}.png`)] as const);
    const answer = await send(
      {},
      pictures.map(([name, file]) => [name, file]),
    );
    expect(answer.status).toBe(422);
    const form = await back(answer);
    expect(form.attachments).toHaveLength(5);
    expect(form.errors.attachments).toContain('We kept the first 5 pictures');
    expect(form.values).toEqual(typed);
  });

  it('refuses pictures from elsewhere and hands the form back', async () => {
    const answer = await send({}, [['attachments', 'https://elsewhere.example/a.webp']]);
    expect(answer.status).toBe(400);
    expect((await back(answer)).errors.attachments).toContain('attach that picture');
  });

  it('flags what filled in a hidden field', async () => {
    expect((await send({ website: 'https://spam.example' })).status).toBe(303);
    expect((await last())?.spam).toBe(1);
  });

  it('makes one inquiry of a double click, and asks before a second one', async () => {
    const idempotencyKey = randomUUID();
    const before = (await rows()).length;
    const both = await Promise.all([send({ idempotencyKey }), send({ idempotencyKey })]);
    expect(both.map((answer) => answer.status)).toEqual([303, 303]);
    expect(both[0]?.headers.get('location')).toBe(both[1]?.headers.get('location'));
    expect(await rows()).toHaveLength(before + 1);
    const other = await send({ idempotencyKey, message: 'Something else entirely.' });
    expect(other.status).toBe(409);
    const form = await back(other);
    expect(form.errors.form).toContain('already sent');
    expect(form.idempotencyKey).not.toBe(idempotencyKey);
  });

  it('makes one inquiry of a double click with pictures, though each click brings them anew', async () => {
    const idempotencyKey = randomUUID();
    const click = (name = 'a.png') => send({ idempotencyKey }, [['pictures', picture(name)]]);
    const before = (await rows()).length;
    const all = [...(await Promise.all([click(), click()])), await click()];
    expect(all.map((answer) => answer.status)).toEqual([303, 303, 303]);
    expect(new Set(all.map((answer) => answer.headers.get('location'))).size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
    expect(JSON.parse((await last())?.attachments ?? '')).toHaveLength(1);
    expect((await click('another.png')).status).toBe(409);
  });

  const part = (name: string, value: string) =>
    `--XB\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const whole = Object.entries(typed)
    .map(([name, value]) => part(name, value))
    .join('');

  it.each([
    ['without an end', whole, 'multipart/form-data; boundary=XB'],
    ['cut in the middle', whole.slice(0, -20), 'multipart/form-data; boundary=XB'],
    ['that is none', 'hello', 'multipart/form-data; boundary=XB'],
    ['without a boundary', `${whole}--XB--\r\n`, 'multipart/form-data'],
    ['of 10,000 parts', `${part('x', 'y').repeat(10_000)}--XB--\r\n`, 'multipart/form-data; boundary=XB'],
    ['with __proto__', `${whole}${part('__proto__', 'x')}--XB--\r\n`, 'multipart/form-data; boundary=XB'],
    ['of another kind', 'name=Ann', 'application/x-www-form-urlencoded'],
  ])('refuses a form %s with words, and saves nothing', async (_what, body, type) => {
    const before = (await rows()).length;
    const headers = { 'content-type': type, connection: 'close' };
    const answer = await fetch(url, { method: 'POST', headers, body });
    expect([400, 413, 415]).toContain(answer.status);
    expect((await answer.json()).detail.length).toBeGreaterThan(10);
    expect(await rows()).toHaveLength(before);
  });

  it('stores bytes that are no text as harmless text', async () => {
    const answer = await send({ name: 'Ann\u0000\r\nBcc: x', message: 'Ten chars \u0000 <script>' });
    expect(answer.status).toBe(303);
    expect(await last()).toMatchObject({ name: 'Ann Bcc: x', message: 'Ten chars  <script>' });
  });

  it('writes no word of it to the log, at trace either', async () => {
    await send({ name: 'Canary Quillfeather', email: 'canary' }, [['pictures', junk('canary-plan.png')]]);
    expect(test.logs.join('')).not.toMatch(/canary/i);
  });

  // Last: the database is gone after it.
  it('hands the form back with everything typed when nothing can be saved', async () => {
    await test.db.schema.dropTable('inquiry_events').execute();
    const answer = await send();
    expect(answer.status).toBe(500);
    const form = await back(answer);
    expect(form.values).toEqual(typed);
    expect(form.errors.form).toContain('Something went wrong on our end');
    expect(await rows()).not.toContainEqual(
      expect.objectContaining({ idempotency_key: form.idempotencyKey }),
    );
  });
});

describe('the form without script at the rate limit', () => {
  let test: TestApp;
  let url: string;
  beforeAll(async () => {
    test = await createTestApp('sqlite', { RATE_LIMIT: 'on' }, async (_request, services) =>
      Response.json(services.submittedForm),
    );
    url = `${await listen(test.app)}/contact`;
  });
  afterAll(() => test.close());

  const send = (more: [string, string | File][] = []) => {
    const body = new FormData();
    for (const [name, value] of [...Object.entries({ ...typed, idempotencyKey: randomUUID() }), ...more])
      body.append(name, value);
    return fetch(url, { method: 'POST', body, redirect: 'manual', headers: { connection: 'close' } });
  };

  it('comes back with everything typed and says when to try again; nothing is taken in', async () => {
    for (let n = 0; n < 20; n++) expect((await send()).status).toBe(303);
    const refused = await send([
      ['pictures', picture('porch.png')],
      ['attachments', '/images/inquiries/kept.webp'],
    ]);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const form = (await refused.json()) as SubmittedForm;
    expect(form.values).toEqual(typed);
    expect(form.attachments).toEqual(['/images/inquiries/kept.webp']);
    expect(form.errors.form).toMatch(/^Too many requests .* Try again in \d+ (seconds|minutes)\.$/);
    expect(form.errors.attachments).toMatch(/^porch\.png: .*Add it again/);
    expect(await test.db.selectFrom('inquiries').selectAll().execute()).toHaveLength(20);
    expect(await test.db.selectFrom('images').selectAll().execute()).toHaveLength(0);
  });
});
