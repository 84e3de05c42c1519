import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { backUp } from '../backup/backup.ts';
import { restore } from '../backup/restore.ts';
import { emptyPlace } from '../backup/testing/place.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { visitorStore } from '../visitor-page/store.ts';
import { readRegister } from './register.ts';
import { filesWith } from './testing/files-with.ts';
import { erasureOf, tracesOf } from './testing/parts.ts';
import { until } from './testing/until.ts';

describe.each(engines)('addresses that are erased on %s', (engine) => {
  let test: TestApp;
  let owner: string;
  beforeEach(async () => {
    test = await createTestApp(engine);
    owner = (await signedIn(test, 'owner')).cookie;
  });
  afterEach(() => test.close());

  const call = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    test.app.inject({ method, url, headers: { cookie: owner }, ...(payload && { payload }) });
  const send = async (email: string, name = 'Ada') => {
    const payload = { name, email, phone: '979 555 0199', message: 'A house on rock.' };
    const answer = await test.app.inject({ method: 'POST', url: '/api/inquiries', payload });
    expect(answer.statusCode).toBe(201);
    return answer.json() as { id: string; reference: string; link: string };
  };
  const audits = async () =>
    (await test.db.selectFrom('staff_events').select('data').where('kind', '=', 'export').execute()).map(
      ({ data }) => data,
    );
  /** Corrects the address as the request's page does. */
  const correct = async (id: string, email: string) => {
    const { visitor_token_hash } = await test.db
      .selectFrom('inquiries')
      .select('visitor_token_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const asked = { kind: 'correction' as const, email, phone: '979 555 0199' };
    const store = visitorStore(test.db, { withMeetings: true });
    const refusal = await store.change(
      ...([visitor_token_hash as string, uuid(), asked, new Date().toISOString()] as const),
      async (trx, { inquiry, change }) => {
        const mail = { id: uuid(), inquiry_id: inquiry.id, run_at: '', created_at: new Date().toISOString() };
        await trx
          .insertInto('mails')
          .values({
            ...mail,
            ...{ kind: 'visitor-update', recipient: 'office@example.com', message_id: mail.id },
            data: JSON.stringify({ change }),
          })
          .execute();
      },
    );
    expect(refusal).toBeNull();
  };

  it.each(["o'hara+test@example.com", 'ADA_LOVELACE@example.com', "d'arc_+-.x@example.com"])(
    '%s leaves neither saved views nor the audit of exports',
    async (email) => {
      await send(email);
      const q = new URLSearchParams({ q: email }).toString();
      await call('POST', '/api/views', { name: 'hers', query: q });
      await call('POST', '/api/views', { name: 'others', query: 'q=someone.else%40example.com' });
      await call('GET', `/api/inquiries/export.csv?${q}`);
      await call('GET', '/api/inquiries/export.json?q=someone.else%40example.com');
      const held = (await call('GET', `/api/people/export?email=${encodeURIComponent(email)}`)).json();
      expect(held.searchesNamingIt).toEqual({ saved: 1, exported: 1 });
      const answer = await call('POST', '/api/erasures', { email: email.toUpperCase() });
      expect(answer.json().counts).toMatchObject({ inquiries: 1, searches: 2 });
      expect((await call('GET', '/api/views')).json()).toMatchObject([{ name: 'others' }]);
      expect((await audits()).sort()).toEqual([
        '{"format":"json","query":"q=someone.else%40example.com"}',
        '{}',
      ]);
    },
  );

  it('an address that only a saved view names is held, and goes', async () => {
    await call('POST', '/api/views', { name: 'hers', query: 'q=ada%40example.com' });
    expect((await call('GET', '/api/people/export?email=ada@example.com')).statusCode).toBe(200);
    const answer = await call('POST', '/api/erasures', { email: 'ada@example.com' });
    expect(answer.json().counts).toMatchObject({ inquiries: 0, searches: 1 });
    expect((await call('POST', '/api/erasures', { email: 'ada@example.com' })).statusCode).toBe(404);
  });

  it('an address in the name of a view that shows something else by now goes, too', async () => {
    const saved = { name: 'Ada (ada@example.com)', query: 'q=ada%40example.com' };
    const { id } = (await call('POST', '/api/views', saved)).json();
    await call('PATCH', `/api/views/${id}`, { query: 'status=new' });
    const answer = await call('POST', '/api/erasures', { email: 'ada@example.com' });
    expect(answer.json().counts).toMatchObject({ searches: 1 });
    expect((await call('GET', '/api/views')).json()).toEqual([]);
  });

  it('an earlier address is told of and taken out, and the inquiry stays with its present address', async () => {
    const early = 'zuqxoqjuvqlxz@example.com';
    const { id, reference } = await send(early, 'Eve');
    await correct(id, 'middle@example.com');
    await correct(id, 'eve@example.com');
    const held = (await call('GET', `/api/people/export?email=${early.toUpperCase()}`)).json();
    // The mistyped address may belong to a stranger.
    expect(held).toMatchObject({ inquiries: [], events: [], correctedInquiries: [{ reference }] });
    expect(held.mails).toMatchObject([{ kind: 'inquiry-visitor', recipient: early }]);
    expect(JSON.stringify(held)).not.toMatch(/eve@|middle@/);
    const answer = await call('POST', '/api/erasures', { email: early });
    expect(answer.json()).toMatchObject({ counts: { inquiries: 0, corrected: 1, mails: 1 } });
    expect((await call('GET', `/api/people/export?email=${early}`)).statusCode).toBe(404);
    const shown = (await call('GET', `/api/inquiries/${id}`)).json();
    expect(shown).toMatchObject({ reference, email: 'eve@example.com' });
    const events = (await call('GET', `/api/inquiries/${id}/events`)).json() as { data: object }[];
    expect(events.flatMap(({ data }) => ('changes' in data ? [data.changes] : []))).toEqual([
      [{ field: 'email', from: 'middle@example.com', to: 'eve@example.com' }],
      [{ field: 'email', from: null, to: 'middle@example.com' }],
    ]);
    await call('POST', '/api/erasures', { email: 'middle@example.com' });
    const mails = await test.db.selectFrom('mails').select(['kind', 'data']).orderBy('id').execute();
    expect(mails.filter(({ kind }) => kind === 'visitor-update')).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toMatch(/middle@/);
    await until(() => tracesOf(test).cleanNow());
    expect(filesWith(test.config.dataDir, 'zuqxoqjuvqlxz')).toEqual([]);
  });

  it('an earlier address goes from what is told of a reply that could not be delivered, and none is on its way', async () => {
    const early = 'zuqxoqjuvqlxz@example.com';
    const { id } = await send(early, 'Eve');
    const reply = { subject: 'Your house', text: 'We can meet on Monday.' };
    expect((await call('POST', `/api/inquiries/${id}/replies`, reply)).statusCode).toBe(201);
    const { id: mailId } = await test.db
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', 'reply')
      .executeTakeFirstOrThrow();
    await test.db.updateTable('mails').set({ state: 'dead' }).where('id', '=', mailId).execute();
    const refused = { id: uuid(), inquiry_id: id, at: new Date().toISOString(), kind: 'mail-failed' };
    const why = `550 5.1.1 <${early}>: Recipient address rejected`;
    await test.db
      .insertInto('inquiry_events')
      .values({ ...refused, data: JSON.stringify({ mailId, why }) })
      .execute();
    expect((await call('POST', `/api/mails/${mailId}/resend`)).statusCode).toBe(200);
    await correct(id, 'eve@example.com');
    expect((await call('GET', `/api/inquiries/${id}`)).json()).toMatchObject({ replyState: 'sending' });
    await call('POST', '/api/erasures', { email: early });
    expect((await call('GET', `/api/inquiries/${id}`)).json()).toMatchObject({ replyState: null });
    const events = (await call('GET', `/api/inquiries/${id}/events`)).json() as { kind: string }[];
    expect(events.map(({ kind }) => kind)).toEqual(['visitor-correction', 'mail', 'created']);
    expect(JSON.stringify(events)).not.toContain(early);
    await until(() => tracesOf(test).cleanNow());
    expect(filesWith(test.config.dataDir, 'zuqxoqjuvqlxz')).toEqual([]);
  });

  it('a search for an address that nothing else names stays erased when a backup is restored', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-searched-'));
    await call('POST', '/api/views', { name: 'hers', query: 'q=ada%40example.com' });
    await backUp(test.db, test.config, join(folder, 'monday.backup'));
    await erasureOf(test).eraseAddress('ada@example.com', null);
    const target = await emptyPlace(engine);
    await restore(target.db, target.config, join(folder, 'monday.backup'));
    expect(await target.db.selectFrom('saved_views').selectAll().execute()).toEqual([]);
    await target.close();
    rmSync(folder, { recursive: true });
  });

  it('the present address takes the whole inquiry, with its earlier addresses', async () => {
    const { id } = await send('early@example.com');
    await correct(id, 'eve@example.com');
    const answer = await call('POST', '/api/erasures', { email: 'eve@example.com' });
    expect(answer.json().counts).toMatchObject({ inquiries: 1, corrected: 0 });
    expect((await call('GET', '/api/people/export?email=early@example.com')).statusCode).toBe(404);
  });

  it('an earlier address stays erased when a backup is restored that has it, whether as earlier or as present one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ledge-frame-corrected-'));
    const { id } = await send('early@example.com');
    await correct(id, 'eve@example.com');
    await backUp(test.db, test.config, join(folder, 'monday.backup'));
    await erasureOf(test).eraseAddress('early@example.com', null);
    expect((await readRegister(folder)).records.map(({ inquiryIds }) => inquiryIds)).toEqual([[]]);
    const target = await emptyPlace(engine);
    await restore(target.db, target.config, join(folder, 'monday.backup'));
    const data = await target.db
      .selectFrom('inquiry_events')
      .select('data')
      .where('kind', '=', 'visitor-correction')
      .execute();
    expect(data).toHaveLength(1);
    expect(JSON.stringify(data)).not.toContain('early@');
    expect(await target.db.selectFrom('inquiries').select('email').execute()).toEqual([
      { email: 'eve@example.com' },
    ]);
    await target.close();
    rmSync(folder, { recursive: true });
  });
});
