import { monitorEventLoopDelay } from 'node:perf_hooks';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sqliteFile } from '../database/connect.ts';
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts';
import { nightAfter } from './night.ts';
import { deadRows } from './testing/dead-rows-store.ts';
import { filesWith } from './testing/files-with.ts';
import { segmentsOf, termsOf } from './testing/index-terms-store.ts';
import { erasureOf, saveMany, tracesOf } from './testing/parts.ts';
import { busyTimeout, tracesRow } from './testing/traces-row-store.ts';
import { until } from './testing/until.ts';
import { tracesSince } from './traces-store.ts';

/** SQLite's lock timeout in milliseconds; no statement may wait that long here. */
const BUSY_TIMEOUT = 5000;
const CANARY = 'zuqxoqjuvqlxz';

describe('traces of erasures on sqlite', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp('sqlite');
    await saveMany(test, { count: 30, email: 'bob@example.com' });
    await saveMany(test, { count: 3, email: `${CANARY}@example.com`, message: CANARY });
  });
  afterEach(() => test.close());
  const erase = () => erasureOf(test).eraseAddress(`${CANARY}@example.com`, null);

  it('a reader of an older state, such as a backup, holds up neither the erasure nor anyone else; then they go', async () => {
    const reader = new DatabaseSync(sqliteFile(test.config.dataDir));
    reader.exec('begin');
    reader.prepare('select count(*) from inquiries').get();
    const held = monitorEventLoopDelay();
    held.enable();
    expect((await erase())?.counts.inquiries).toBe(3);
    const traces = tracesOf(test);
    expect(await traces.cleanNow()).toBe(false);
    held.disable();
    expect(held.max / 1e6).toBeLessThan(BUSY_TIMEOUT);
    expect(await traces.now()).toMatchObject({ reason: 'reader', late: false });
    expect(filesWith(test.config.dataDir, CANARY)).not.toEqual([]);
    // Others wait for a lock as before.
    expect(await busyTimeout(test)).toBe(BUSY_TIMEOUT);
    expect((await test.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    reader.exec('commit');
    reader.close();
    await until(() => traces.cleanNow());
    expect(await traces.now()).toEqual({ since: null, late: false, reason: null });
    expect(filesWith(test.config.dataDir, CANARY)).toEqual([]);
    expect(test.logs.join('')).not.toContain(CANARY);
  });

  it('the pages are rewritten once, however often the log could not be emptied', async () => {
    const reader = new DatabaseSync(sqliteFile(test.config.dataDir));
    reader.exec('begin');
    reader.prepare('select count(*) from inquiries').get();
    await erase();
    const traces = tracesOf(test);
    expect(await traces.cleanNow()).toBe(false);
    const { merged, ticket } = await tracesRow(test);
    expect(merged).toBe(ticket);
    expect(await segmentsOf(test.db)).toBe(1);
    // These rows get a separate search segment, which a second rewriting would merge.
    await saveMany(test, { count: 1, email: 'bob@example.com' });
    expect(await segmentsOf(test.db)).toBe(2);
    expect(await traces.cleanNow()).toBe(false);
    expect(await segmentsOf(test.db)).toBe(2);
    reader.close();
    await until(() => traces.cleanNow());
  });

  it('what is erased while traces are removed is removed with the next try', async () => {
    await erase();
    const traces = tracesOf(test);
    const running = traces.cleanNow();
    // New b-trees while the old ones are rewritten.
    for (let n = 0; n < 30; n++) await saveMany(test, { count: 1, email: 'cy@example.com' });
    await saveMany(test, { count: 1, email: 'zuqyoqkuwqlyz@example.com' });
    await erasureOf(test).eraseAddress('zuqyoqkuwqlyz@example.com', null);
    await running;
    await until(() => traces.cleanNow());
    expect(filesWith(test.config.dataDir, CANARY)).toEqual([]);
    expect(filesWith(test.config.dataDir, 'zuqyoqkuwqlyz')).toEqual([]);
    const terms = await termsOf(test.db);
    expect([terms.has('uqx'), terms.has('uqy'), terms.has('bob')]).toEqual([false, false, true]);
  });

  it('stay until the night after the erasure, and are gone then', async () => {
    await erase();
    const traces = tracesOf(test);
    const since = (await tracesSince(test.db)) as string;
    const night = nightAfter(since, test.config.cleanupHour);
    await traces.cleanWhenDue(new Date(night - 1));
    expect(await traces.now()).toEqual({ since, late: false, reason: null });
    expect(filesWith(test.config.dataDir, CANARY)).not.toEqual([]);
    await traces.cleanWhenDue(new Date(night));
    expect(await tracesSince(test.db)).toBeNull();
    expect(filesWith(test.config.dataDir, CANARY)).toEqual([]);
  });
});

describe.runIf(engines.includes('postgres'))('traces of erasures on postgres', () => {
  let test: TestApp;
  let other: pg.Client;
  beforeEach(async () => {
    test = await createTestApp('postgres');
    await saveMany(test, { count: 3, email: 'ada@example.com' });
    other = new pg.Client(test.config.databaseUrl);
    await other.connect();
  });
  afterEach(async () => {
    await other.end();
    await test.close();
  });
  const erase = () => erasureOf(test).eraseAddress('ada@example.com', null);

  it('a transaction that sees the rows yet, such as a dump, is waited for; then no dead row is left', async () => {
    await other.query('begin isolation level repeatable read');
    await other.query('select count(*) from inquiries');
    expect((await erase())?.counts.inquiries).toBe(3);
    const traces = tracesOf(test);
    expect(await traces.cleanNow()).toBe(false);
    expect((await traces.now()).reason).toBe('transaction');
    await until(async () => (await deadRows(test.db)) > 0);
    await other.query('commit');
    await until(() => traces.cleanNow());
    expect(await deadRows(test.db)).toBe(0);
    expect((await traces.now()).since).toBeNull();
  });

  it('a table that another vacuum holds is not waited for, and tried again', async () => {
    await erase();
    const traces = tracesOf(test);
    await other.query('begin');
    await other.query('lock table inquiry_search in share update exclusive mode');
    // The lock's own transaction sees nothing of the rows.
    expect(await traces.cleanNow()).toBe(false);
    expect((await traces.now()).reason).toBe('lock');
    await other.query('commit');
    await until(() => traces.cleanNow());
    expect(await deadRows(test.db)).toBe(0);
  });

  it('rows that others delete at every moment hold up nothing for ever', async () => {
    await saveMany(test, { count: 1, email: 'bob@example.com' });
    await erase();
    let busy = true;
    const updates = (async () => {
      for (; busy; await pause(5)) await other.query('update mails set attempts = attempts + 1');
    })();
    await until(() => tracesOf(test).cleanNow());
    busy = false;
    await updates;
  });
});
