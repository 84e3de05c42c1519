import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { readRegister } from './register.ts';
import { allRecords, insertRecord, NOTHING, recordOf } from './store.ts';
import { erasureOf, saveMany } from './testing/parts.ts';
import { tracesSince } from './traces-store.ts';
import { claimWork, insertWork } from './work-store.ts';

describe.each(engines)('erasing in batches on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(engine);
  });
  afterEach(() => test.close());

  const left = async () =>
    (await test.db.selectFrom('inquiries').select(['id', 'email']).orderBy('id').execute()).map(
      ({ email }) => email,
    );
  const post = (email: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/inquiries',
      payload: { name: 'Ada', email, phone: '979 555 0199', message: 'A house on rock.' },
    });

  // 33,000 of them, as a server erases them: tests/faults/erasure.test.ts.
  it('more inquiries of an address than a batch holds go, with one line that names them all', async () => {
    const count = 1200;
    await saveMany(test, { count, email: 'Ada@Example.com' });
    await saveMany(test, { count: 3, email: 'bob@example.com' });
    const { cookie } = await signedIn(test, 'owner');
    const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
      test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    const held = (await call('GET', '/api/people/export?email=ada@example.com')).json();
    expect([held.inquiries.length, held.events.length, held.mails.length]).toEqual([count, count, count]);
    const answer = await call('POST', '/api/erasures', { email: 'ada@example.com' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ counts: { inquiries: count, mails: count }, finished: true });
    expect(await left()).toEqual(Array(3).fill('bob@example.com'));
    const [line, ...more] = (await readRegister(test.config.dataDir)).records;
    expect(more).toEqual([]);
    expect(new Set(line?.inquiryIds).size).toBe(count);
  });

  it('others write in between, and what the address sends meanwhile stays', async () => {
    await saveMany(test, { count: 1500, email: 'ada@example.com' });
    const erasing = erasureOf(test).eraseAddress('ada@example.com', null);
    const between = (async () => {
      while ((await test.db.selectFrom('erasures').select('id').execute()).length === 0) await turn();
      expect((await test.db.selectFrom('erasure_work').selectAll().execute()).length).toBe(1);
      return [await post('ada@example.com'), await post('bob@example.com')];
    })();
    const record = await erasing;
    expect((await between).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(record?.counts.inquiries).toBe(1500);
    expect(await left()).toEqual(['ada@example.com', 'bob@example.com']);
  });

  it('what a clock that was wrong dated into the future goes too', async () => {
    await saveMany(test, { count: 2, email: 'ada@example.com', at: new Date('2031-01-01') });
    expect((await erasureOf(test).eraseAddress('ada@example.com', null))?.counts.inquiries).toBe(2);
    expect(await left()).toEqual([]);
  });

  it('an erasure that a stop cut off is under way until the next start finishes it, with one line', async () => {
    await saveMany(test, { count: 3000, email: 'ada@example.com' });
    await saveMany(test, { count: 1, email: 'bob@example.com' });
    const first = erasureOf(test);
    const cutOff = first.eraseAddress('ada@example.com', { id: 'x', name: 'Owner' });
    const refused = expect(cutOff).rejects.toMatchObject({ status: 503 });
    while ((await left()).length > 2980) await turn();
    await first.stop();
    await refused;
    const [line] = await allRecords(test.db);
    expect(await recordOf(test.db, line!.id)).toMatchObject({ finished: false, actorName: 'Owner' });
    expect(line?.counts.inquiries).toBe(3001 - (await left()).length);
    // Nothing of the person is kept for it.
    const kept = await Promise.all([
      test.db.selectFrom('erasures').selectAll().execute(),
      test.db.selectFrom('erasure_work').selectAll().execute(),
    ]);
    expect(JSON.stringify(kept)).not.toMatch(/ada@|example\./);
    await erasureOf(test).resume();
    expect(await left()).toEqual(['bob@example.com']);
    expect(await recordOf(test.db, line!.id)).toMatchObject({
      finished: true,
      counts: { inquiries: 3000, mails: 3000 },
    });
    expect((await allRecords(test.db)).map(({ inquiryIds }) => inquiryIds.length)).toEqual([3000]);
    expect(await tracesSince(test.db)).not.toBeNull();
  });

  it('the daily job leaves one line however much it erases, and goes on with one that was cut off', async () => {
    const at = new Date('2026-01-01');
    await saveMany(test, { count: 3000, email: 'ada@example.com', at, fields: { status: 'completed' } });
    await saveMany(test, { count: 5, email: 'bob@example.com', at });
    const first = erasureOf(test);
    const cutOff = first.eraseClosed(30).catch(() => 'cut off');
    while ((await left()).length > 2980) await turn();
    await first.stop();
    expect(await cutOff).toBe('cut off');
    const second = erasureOf(test, 30);
    expect((await second.resume()) + (await second.eraseClosed(30))).toBeGreaterThan(0);
    expect(await left()).toEqual(Array(5).fill('bob@example.com'));
    const records = await allRecords(test.db);
    expect(records).toMatchObject([{ kind: 'retention', counts: { inquiries: 3000, mails: 3000 } }]);
    expect(records[0]?.inquiryIds).toHaveLength(3000);
  });

  it('the daily job that was cut off erases no more once RETENTION_DAYS is taken back', async () => {
    const at = new Date('2026-01-01');
    await saveMany(test, { count: 3000, email: 'ada@example.com', at, fields: { status: 'completed' } });
    const first = erasureOf(test);
    const cutOff = first.eraseClosed(30).catch(() => 'cut off');
    while ((await left()).length > 2980) await turn();
    await first.stop();
    await cutOff;
    const stay = (await left()).length;
    for (const days of [undefined, 36_500]) await erasureOf(test, days).resume();
    expect(await left()).toHaveLength(stay);
    expect(await allRecords(test.db)).toMatchObject([{ counts: { inquiries: 3000 - stay } }]);
    expect(await test.db.selectFrom('erasure_work').selectAll().execute()).toEqual([]);
  });

  it('two servers share the work without doing it twice', async () => {
    await saveMany(test, { count: 300, email: 'ada@example.com' });
    const record = {
      ...{ id: 'e1', at: new Date().toISOString(), actorId: null, actorName: null },
      ...{ kind: 'address' as const, counts: NOTHING, inquiryIds: [], mails: [], addressHash: 'none' },
    };
    await test.db.transaction().execute(async (trx) => {
      await insertRecord(trx, record);
      await insertWork(trx, { id: 'e1', until: record.at, counted: true }, false);
    });
    expect(await claimWork(test.db)).toMatchObject({ id: 'e1' });
    expect(await claimWork(test.db)).toBeNull();
    const both = await Promise.all([
      erasureOf(test).eraseAddress('ada@example.com', null),
      erasureOf(test).eraseAddress('ada@example.com', null),
    ]);
    const counts = both.map((one) => one?.counts.inquiries ?? 0);
    expect(counts.reduce((a, b) => a + b)).toBe(300);
    expect(await left()).toEqual([]);
  });

  it.runIf(engine === 'postgres')('an inquiry that staff reopen while it is chosen stays', async () => {
    const at = new Date('2026-01-01');
    const [id] = await saveMany(test, {
      ...{ count: 1, email: 'ada@example.com', at },
      fields: { status: 'completed' },
    });
    const staff = new pg.Client(test.config.databaseUrl);
    await staff.connect();
    await staff.query('begin');
    await staff.query("update inquiries set status = 'contacted' where id = $1", [id]);
    const erased = erasureOf(test).eraseClosed(30);
    while ((await waiting(staff)) === 0) await turn();
    await staff.query('commit');
    expect(await erased).toBe(0);
    expect(await left()).toEqual(['ada@example.com']);
    expect(await allRecords(test.db)).toEqual([]);
    await staff.end();
  });
});

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

const waiting = async (client: pg.Client): Promise<number> =>
  (
    await client.query(
      "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
  ).rows.length;
