import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { emptyPlace } from '../backup/testing/place.ts';
import { pictureOf } from '../images/testing/sample-files.ts';
import { listen, upload } from '../images/testing/upload.ts';
import { reindexInquiry } from '../search/search-store.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { filesIn, filesWith } from './testing/files-with.ts';
import { segmentsOf, termsOf } from './testing/index-terms-store.ts';
import { erasureOf, saveMany, tracesOf } from './testing/parts.ts';
import { until } from './testing/until.ts';

describe.each(engines)('erasing on %s', (engine) => {
  let test: TestApp;
  let owner: string;
  beforeEach(async () => {
    test = await createTestApp(engine);
    owner = (await signedIn(test, 'owner')).cookie;
  });
  afterEach(() => test.close());

  const send = async (email: string, canary: string, attachments: string[] = []) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/inquiries',
      payload: {
        name: `Ada ${canary}`,
        email,
        phone: '979 555 0199',
        message: `House ${canary} on rock.`,
        attachments,
      },
    });
    return (answer.json() as { id: string }).id;
  };
  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, cookie = owner) =>
    test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const count = async (table: 'inquiries' | 'inquiry_events' | 'mails' | 'images' | 'inquiry_search') =>
    (await test.db.selectFrom(table).selectAll().execute()).length;
  const picture = async () => {
    const answer = await upload(await listen(test.app), new Uint8Array(pictureOf('jpeg')));
    return ((await answer.json()) as { secure_url: string }).secure_url;
  };

  it('is for owners', async () => {
    const id = await send('ada@example.com', 'x');
    const { cookie } = await signedIn(test, 'staff');
    expect((await call('POST', '/api/erasures', { inquiryId: id }, cookie)).statusCode).toBe(403);
    expect(
      (await call('GET', '/api/people/export?email=ada@example.com', undefined, cookie)).statusCode,
    ).toBe(403);
    expect((await call('GET', '/api/erasures', undefined, '')).statusCode).toBe(401);
    expect(await count('inquiries')).toBe(1);
  });

  it('takes one inquiry with its pictures, mails, events and search, and leaves the others', async () => {
    const url = await picture();
    const id = await send('ada@example.com', 'gone', [url]);
    await send('ada@example.com', 'kept');
    await call('PATCH', `/api/inquiries/${id}`, { notes: 'gone too' });
    const answer = await call('POST', '/api/erasures', { inquiryId: id });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({
      kind: 'inquiry',
      actorName: 'Test owner',
      counts: { inquiries: 1, pictures: 1, mails: 2, newsletter: 0 },
    });
    expect((await call('GET', `/api/inquiries/${id}`)).statusCode).toBe(404);
    expect(await count('inquiries')).toBe(1);
    expect(await count('inquiry_events')).toBe(1);
    expect(await count('inquiry_search')).toBe(1);
    expect(await count('images')).toBe(0);
    expect((await call('GET', new URL(url).pathname)).statusCode).toBe(404);
    expect((await call('POST', '/api/erasures', { inquiryId: id })).statusCode).toBe(404);
    expect((await call('GET', '/api/erasures')).json()).toHaveLength(1);
  });

  it('takes everything of one address, however it was written, and tells before what is held', async () => {
    await send('Ada@Example.com', 'one');
    await send('ada@example.com', 'two');
    await send('bob@example.com', 'other');
    await test.app.inject({ method: 'POST', url: '/api/newsletter', payload: { email: 'ada@example.com' } });
    await call('POST', '/api/views', { name: 'Ada', query: 'q=ada%40example.com' });
    const held = await call('GET', '/api/people/export?email=ADA@example.com');
    expect(held.headers['content-disposition']).toContain('attachment');
    expect(held.json()).toMatchObject({
      inquiries: [{ name: 'Ada one' }, { name: 'Ada two' }],
      newsletter: {},
    });
    expect(held.body).not.toMatch(/token_hash|idempotency/);
    const exported = test.db.selectFrom('staff_events').selectAll().where('kind', '=', 'person-export');
    expect(await exported.execute()).toEqual([
      expect.objectContaining({ actor_name: 'Test owner', data: '{}' }),
    ]);
    const answer = await call('POST', '/api/erasures', { email: ' ADA@example.com ' });
    expect(answer.json()).toMatchObject({ kind: 'address', counts: { inquiries: 2, newsletter: 1 } });
    expect((await call('GET', '/api/people/export?email=ada@example.com')).statusCode).toBe(404);
    expect((await call('GET', '/api/views')).json()).toEqual([]);
    expect(await count('inquiries')).toBe(1);
    const [line] = await test.db.selectFrom('erasures').selectAll().execute();
    // Words that no identifier or hash can hold by chance.
    expect(JSON.stringify(line).toLowerCase()).not.toMatch(/ada@|example\.com|ada (one|two)|house/);
  });

  it('closed inquiries past their age go by themselves, open ones stay', async () => {
    const old = await send('ada@example.com', 'closed');
    const open = await send('ada@example.com', 'open');
    await call('PATCH', `/api/inquiries/${old}`, { status: 'completed' });
    const { db } = test;
    const erasure = erasureOf(test);
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
    expect(await erasure.eraseClosed(30, inDays(29))).toBe(0);
    expect(await erasure.eraseClosed(30, inDays(31))).toBe(1);
    expect((await db.selectFrom('inquiries').select('id').execute()).map(({ id }) => id)).toEqual([open]);
    expect((await call('GET', '/api/erasures')).json()).toMatchObject([
      { kind: 'retention', actorName: null },
    ]);
  });

  it('however many are past their age, all of them go, and what is as old but open stays', async () => {
    const { db } = test;
    const day = (n: number) => new Date(Date.UTC(2026, 0, 1) + n * 3_600_000).toISOString();
    const closed = [
      { status: 'completed' },
      { status: 'cancelled' },
      { spam: 1 },
      { withdrawn_at: day(900) },
    ];
    const open = [{ status: 'new' }, { status: 'contacted' }, { status: 'in-progress' }];
    const stay: string[] = [];
    for (let n = 0; n < 700; n++) {
      const fields = n % 3 === 0 ? open[n % open.length] : closed[n % closed.length];
      // Many in the same millisecond, more than a batch holds.
      const at = day(n < 350 ? 0 : n);
      const id = await savedInquiry(db, { ...fields, created_at: at, updated_at: at });
      if (n % 3 === 0) stay.push(id);
    }
    const erasure = erasureOf(test);
    expect(await erasure.eraseClosed(30, new Date(Date.UTC(2027, 0, 1)))).toBe(700 - stay.length);
    const left = await db.selectFrom('inquiries').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual(stay.sort());
  });

  it('what was erased after a backup stays erased when that backup is restored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-register-'));
    const file = join(folder, 'monday.backup');
    const one = await send('ada@example.com', 'one', [await picture()]);
    await send('eve@example.com', 'all of hers');
    await send('bob@example.com', 'kept');
    await backUp(test.db, test.config, file);
    await call('POST', '/api/erasures', { inquiryId: one });
    await call('POST', '/api/erasures', { email: 'eve@example.com' });
    const target = await emptyPlace(engine);
    const report = await restore(target.db, target.config, file);
    expect(report.erasedAgain).toBe(2);
    const left = await target.db.selectFrom('inquiries').select('email').execute();
    expect(left).toEqual([{ email: 'bob@example.com' }]);
    expect(await target.db.selectFrom('erasures').select('id').execute()).toHaveLength(2);
    expect(await picturesOf(target)).toEqual([]);
    await target.close();
    rmSync(folder, { recursive: true });
  });

  // PostgreSQL keeps its bytes elsewhere, pictures too; logs and everything else are in the folder on both.
  it('no byte of what was erased is left in the data folder', async () => {
    // Each trigram is in nothing else: references have no I, L, O or U.
    const canary = 'zuqxoqjuvqlxz';
    const before = await saveMany(test, { count: 400, email: 'bob@example.com' });
    const id = await send(`${canary}@example.com`, canary, [await picture()]);
    for (let i = 0; i < 40; i += 1) await send('bob@example.com', `other ${i}`);
    await call('PATCH', `/api/inquiries/${id}`, { notes: `Called ${canary}; wants steel.` });
    // A changed text leaves its old trigrams in the index, as does one that is indexed again as spam.
    await call('PATCH', `/api/inquiries/${id}`, { notes: `Called ${canary} again.` });
    await call('PATCH', `/api/inquiries/${id}`, { spam: true });
    await test.db.transaction().execute((trx) => reindexInquiry(trx, [id]));
    await call('POST', `/api/inquiries/${id}/replies`, {
      subject: 'Your request',
      text: `Dear ${canary}, thank you.`,
    });
    await test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: `${canary}@example.com` },
    });
    await saveMany(test, { count: 400, email: 'bob@example.com' });
    for (let i = 0; i < 2; i += 1) await send('bob@example.com', `last ${i}`);
    if (engine === 'sqlite') expect(await segmentsOf(test.db)).toBeGreaterThan(1);
    if (engine === 'sqlite') expect(filesWith(test.config.dataDir, canary)).not.toEqual([]);
    if (engine === 'sqlite') expect(await leftOf(canary)).not.toEqual([]);
    expect(await picturesOf(test)).toHaveLength(2);
    await call('POST', '/api/erasures', { email: `${canary}@example.com` });
    expect((await call('GET', '/api/erasures/traces')).json()).toMatchObject({ late: false });
    expect((await call('GET', '/api/erasures/traces')).json().since).not.toBeNull();
    await until(() => tracesOf(test).cleanNow());
    expect((await call('GET', '/api/erasures/traces')).json().since).toBeNull();
    expect(filesWith(test.config.dataDir, canary)).toEqual([]);
    if (engine === 'sqlite') expect(await leftOf(canary)).toEqual([]);
    expect(await picturesOf(test)).toEqual([]);
    expect(test.logs.join('').toLowerCase()).not.toContain(canary);
    // Earlier inquiries are still found.
    const found = await call('GET', '/api/inquiries?q=Acre+399');
    expect((found.json() as { id: string }[]).map(({ id }) => id)).toContain(before[399]);
  });

  const leftOf = async (word: string) => {
    const terms = await termsOf(test.db);
    return [...word].slice(2).filter((_, at) => terms.has(word.slice(at, at + 3)));
  };
});

/** Pictures and their thumbnails: files, and rows of the database. */
const picturesOf = async ({ config, db }: Pick<TestApp, 'config' | 'db'>) => [
  ...filesIn(join(config.dataDir, 'images')),
  ...(await db.selectFrom('image_files').select('name').execute()).map(({ name }) => name),
];
