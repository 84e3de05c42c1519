/** Imports of inquiries from files, on both databases (contract/inquiries/import.ts). */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportMatch, InquiryImport } from '#contract/inquiries/import.ts';
import { IMPORT_LIMITS } from '#contract/inquiries/import-limits.ts';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import { pushEventsSince } from '../push/push-events-store.ts';
import { processorMs } from '../testing/processor-time.ts';
import { createTestApp, engines, type SignedIn, signedIn, type TestApp } from '../testing/test-app.ts';
import { webhookEventsSince } from '../webhooks/webhook-events-store.ts';

const LONG_AGO = '1970-01-01T00:00:00.000Z';
const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

const row = (line: number, fields: object = {}) => ({
  ...{ line, name: `Lupe Ortiz ${line}`, phone: '', email: `lupe-${randomUUID()}@example.com` },
  ...{ message: 'A porch.', status: 'new', tags: [], createdAt: '2025-03-04T15:00:00Z' },
  ...fields,
});

describe.each(engines)('an import on %s', (engine) => {
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await createTestApp(engine);
    owner = await signedIn(test, 'owner');
  });
  afterAll(() => test.close());

  const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, headers = {}) =>
    test.app.inject({
      ...{ method, url: `/api${url}`, headers: { cookie: owner.cookie, ...headers } },
      ...(payload && { payload }),
    });
  const begin = async (id: string = randomUUID()) => {
    const answer = await send('POST', '/imports', { fileName: 'leads.csv' }, { 'idempotency-key': id });
    expect(answer.statusCode, answer.body).toBe(201);
    return id;
  };
  const add = (id: string, rows: object[]) => send('POST', `/imports/${id}/rows`, { rows });
  const undo = (id: string) => send('POST', `/imports/${id}/undo`);
  const named = async (name: string): Promise<ListedInquiry[]> =>
    (await send('GET', `/inquiries?${new URLSearchParams({ q: name })}`)).json();
  const imported = async (fields: object = {}) => {
    const id = await begin();
    const answer = await add(id, [row(2, fields)]);
    expect(answer.statusCode, answer.body).toBe(200);
    const { id: inquiryId } = await test.db
      .selectFrom('inquiries')
      .select('id')
      .where('idempotency_key', '=', `${id}:2`)
      .executeTakeFirstOrThrow();
    return { id, inquiryId };
  };
  const find = async (id: string): Promise<ListedInquiry> => (await send('GET', `/inquiries/${id}`)).json();

  it('saves what the file had, and sends nothing', async () => {
    const { inquiryId } = await imported({
      ...{ name: 'Hank Castañeda', phone: '512.555.0188', email: '', serviceType: 'remodel', area: 'blanco' },
      ...{ status: 'in-progress', tags: ['Referral', 'porch'], priority: 'someday', referredBy: 'Houzz' },
      ...{ notes: 'Wants cedar.\nKnows Lupe.', createdAt: '2025-03-04T15:00:00.000Z' },
    });
    expect(await find(inquiryId)).toMatchObject({
      ...{ name: 'Hank Castañeda', phone: '512.555.0188', email: '', serviceType: 'remodel', area: 'blanco' },
      ...{ status: 'in-progress', tags: ['referral', 'porch'], priority: 'someday' },
      ...{ source: { channel: 'import', referredBy: 'Houzz' }, notes: 'Wants cedar.\nKnows Lupe.' },
      ...{ createdAt: '2025-03-04T15:00:00.000Z', waitingSince: null, version: 1 },
    });
    const events = (await send('GET', `/inquiries/${inquiryId}/events`)).json<TimelineEvent[]>();
    expect(events.map(({ kind }) => kind)).toEqual(['note', 'created']);
    expect(events[1]).toMatchObject({ actor: { id: owner.member.id }, data: { channel: 'import' } });
    expect((await named('cedar')).map(({ id }) => id)).toEqual([inquiryId]);
    expect(await test.db.selectFrom('mails').select('id').execute()).toEqual([]);
  });

  it('starts the clock of a new inquiry when the file says, never in the future', async () => {
    const { inquiryId } = await imported({ createdAt: '2026-02-01T08:00:00Z' });
    expect(await find(inquiryId)).toMatchObject({ waitingSince: '2026-02-01T08:00:00.000Z' });
    const ahead = await imported({ createdAt: '2999-01-01T00:00:00Z' });
    expect(Date.parse((await find(ahead.inquiryId)).createdAt)).toBeLessThanOrEqual(Date.now());
  });

  it('finds an emergency in a new inquiry, not in finished work', async () => {
    const message = 'The roof is leaking into the kitchen.';
    expect((await find((await imported({ message })).inquiryId)).priority).toBe('emergency');
    const done = await imported({ message, status: 'completed' });
    expect((await find(done.inquiryId)).priority).toBe('normal');
  });

  it('is announced neither on devices nor to other programs', async () => {
    const { inquiryId } = await imported();
    const entered = await send(
      'POST',
      '/inquiries/new',
      { channel: 'phone', name: 'Marisol Vance', phone: '830-555-0139', message: 'A fence.' },
      { 'idempotency-key': randomUUID() },
    );
    const colleague = { staffId: 'colleague', kinds: ['new' as const], quiet: null, since: LONG_AGO };
    const announced = [
      ...(await pushEventsSince(test.db, hourAgo(), [colleague])),
      ...(await webhookEventsSince(test.db, hourAgo(), LONG_AGO)),
    ].map((news) => news.inquiryId);
    expect(announced).not.toContain(inquiryId);
    expect(announced.filter((id) => id === entered.json().id)).toHaveLength(2);
  });

  it('saves a row once, though its batch is sent again, and twice at the same time', async () => {
    const id = await begin();
    const rows = Array.from({ length: 20 }, (_, index) => row(index + 2));
    const answers = await Promise.all([add(id, rows), add(id, rows)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    await begin(id);
    const more = await add(id, [...rows, row(99)]);
    expect(more.json<InquiryImport>()).toMatchObject({
      id,
      fileName: 'leads.csv',
      saved: 21,
      undoneAt: null,
    });
    expect((await send('GET', '/imports')).json<InquiryImport[]>()[0]).toMatchObject({ id, saved: 21 });
  });

  it.each([
    [{ name: 'L' }, 'Name must be at least 2 characters'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{ email: '' }, 'Needs a phone number or an email address'],
    [{ status: 'won' }, 'Unknown status'],
    [{ createdAt: 'last week' }, 'Unreadable date'],
  ])('refuses a batch with a mistake, whole: %j', async (fields, words) => {
    const id = await begin();
    const answer = await add(id, [row(2), row(3, fields)]);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ rows: words });
    expect((await add(id, [row(2, { area: 'atlantis' })])).statusCode).toBe(400);
    expect((await add(id, [row(2)])).json<InquiryImport>().saved).toBe(1);
  });

  it('finds earlier inquiries of the same people', async () => {
    await imported({ name: 'Older Ada', email: 'ada@example.com', createdAt: '2024-01-01T00:00:00Z' });
    await imported({ name: 'Newer Ada', email: 'Ada@Example.com', phone: '512-555-0101' });
    const contacts = [
      { email: 'nobody@example.com' },
      { email: 'ADA@example.com' },
      { phone: '+1 (512) 555-0101' },
      {},
    ];
    const matches = (await send('POST', '/imports/matches', { contacts })).json<ImportMatch[]>();
    expect(matches.map(({ row, same, inquiry }) => [row, same, inquiry.name])).toEqual([
      [1, 'email', 'Newer Ada'],
      [2, 'phone', 'Newer Ada'],
    ]);
  });

  describe('is undone', () => {
    it('as a whole, without the inquiries that were touched since, and takes no rows after', async () => {
      const id = await begin();
      const mark = `Undone${engine}`;
      await add(
        id,
        Array.from({ length: 6 }, (_, index) => row(index * 400 + 2, { name: `${mark} ${index}` })),
      );
      const inquiries = await named(mark);
      expect(inquiries).toHaveLength(6);
      const [noted, mailed] = inquiries.toSorted((a, b) => (a.name < b.name ? -1 : 1)) as [
        ListedInquiry,
        ListedInquiry,
      ];
      await send('PATCH', `/inquiries/${noted.id}`, { notes: 'Called back!' });
      const at = new Date().toISOString();
      await test.db
        .insertInto('mails')
        .values({
          id: randomUUID(),
          kind: 'reply',
          inquiry_id: mailed.id,
          recipient: mailed.email,
          message_id: id,
          run_at: at,
          created_at: at,
        })
        .execute();
      await test.db.deleteFrom('erasure_traces').execute();
      const undone = await undo(id);
      expect(undone.json<InquiryImport>()).toMatchObject({
        saved: 6,
        removed: 4,
        undoneAt: expect.any(String),
      });
      expect((await undo(id)).json<InquiryImport>().removed).toBe(4);
      expect((await named(mark)).map(({ id }) => id).sort()).toEqual([noted.id, mailed.id].sort());
      // The rows' traces are cleaned from the database's files, too.
      expect(await test.db.selectFrom('erasure_traces').select('id').execute()).toHaveLength(1);
      expect((await add(id, [row(9000)])).statusCode).toBe(409);
    });

    it('within seven days', async () => {
      const { id, inquiryId } = await imported();
      const at = new Date(Date.now() - IMPORT_LIMITS.undoDays * 86_400_000 - 1).toISOString();
      await test.db.updateTable('imports').set({ at }).where('id', '=', id).execute();
      expect((await undo(id)).statusCode).toBe(409);
      expect((await find(inquiryId)).id).toBe(inquiryId);
      expect((await undo(randomUUID())).statusCode).toBe(404);
    });

    it('while rows arrive, and leaves none', async () => {
      const id = await begin();
      await add(id, [row(2)]);
      const adding = Array.from({ length: 5 }, (_, batch) =>
        add(id, [row(batch * 10 + 10), row(batch * 10 + 11)]),
      );
      await Promise.all([...adding, undo(id)]);
      await undo(id);
      const left = await test.db.selectFrom('inquiries').select('idempotency_key').execute();
      expect(left.filter(({ idempotency_key }) => idempotency_key?.startsWith(id))).toEqual([]);
    });
  });

  it('takes ten thousand rows, and undoes them, in steps that a form doesn’t notice', async () => {
    const id = await begin();
    const waits: number[] = [];
    let done = false;
    const forms = async () => {
      for (; !done; await new Promise((resolve) => setTimeout(resolve, 50))) {
        const began = performance.now();
        const payload = { name: 'Rosa Delgado', email: 'rosa@example.com', message: 'A porch and a screen.' };
        expect((await send('POST', '/inquiries', payload)).statusCode).toBe(201);
        waits.push(performance.now() - began);
      }
    };
    const sending = forms();
    const spent = await processorMs(async () => {
      for (let line = 2; line < IMPORT_LIMITS.rows + 2; line += IMPORT_LIMITS.batch)
        await add(
          id,
          Array.from({ length: IMPORT_LIMITS.batch }, (_, index) =>
            row(line + index, { phone: `512-555-${line + index}` }),
          ),
        );
      expect((await undo(id)).json<InquiryImport>()).toMatchObject({
        saved: IMPORT_LIMITS.rows,
        removed: IMPORT_LIMITS.rows,
      });
    });
    done = true;
    await sending;
    if (process.env.SHOW_TIMES)
      console.log({ engine, spent, longest: Math.max(...waits), forms: waits.length });
    expect(spent).toBeLessThan(30_000);
    expect(waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.9)]).toBeLessThan(1000);
    expect((await add(id, [row(11_000)])).statusCode).toBe(409);
  });
});
