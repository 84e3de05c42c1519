/** The reader against a real mailbox (Debian's Dovecot), on both databases. */
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, utimesSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBlob } from '../../blobs/blobs-store.ts';
import { createJobs } from '../../jobs/jobs.ts';
import { enqueueJobs } from '../../jobs/jobs-store.ts';
import { createTestApp, engines, type TestApp } from '../../testing/test-app.ts';
import { DOVECOT_PASSWORD, type Dovecot, dovecotIsThere, startDovecot } from '../testing/dovecot.ts';
import { silentLineTo } from '../testing/silent-line.ts';
import type { MailboxState } from './mailbox-store.ts';
import { createReader, type ReaderTimes } from './reader.ts';

const DAY_MS = 24 * 60 * 60_000;
const FAST: Partial<ReaderTimes> = { leaseMs: 1500, pollMs: 1000, againMs: 50 };

const mail = (subject: string, body = 'Hello.') =>
  `From: Rosa Delgado <Rosa@Example.com>\r\nTo: studio@example.com\r\nSubject: ${subject}\r\nMessage-ID: <${subject}@example.com>\r\n\r\n${body}\r\n`;

type TestReader = { state: () => Promise<MailboxState>; stop: () => Promise<void> };

describe.skipIf(!dovecotIsThere()).each(engines)('the reader of the mailbox on %s', (engine) => {
  let test: TestApp;
  let dovecot: Dovecot;
  let readers: TestReader[];
  let stored: number;
  beforeEach(async () => {
    [test, dovecot] = await Promise.all([createTestApp(engine), startDovecot()]);
    readers = [];
    stored = 0;
  });
  afterEach(async () => {
    await Promise.all(readers.map((reader) => reader.stop()));
    await Promise.all([test.close(), dovecot.remove()]);
  });

  function read(imapUrl = dovecot.url, given: { times?: Partial<ReaderTimes>; largestMail?: number } = {}) {
    const { db, config, app } = test;
    const queue = createJobs({ db, log: app.log });
    const jobs = { ...queue, wake: () => void stored++ };
    const times = { ...FAST, ...given.times };
    const { state, stop } = createReader({ db, config, log: app.log, jobs, imapUrl, ...given, times });
    let isStopped = false;
    async function run() {
      await enqueueJobs(db, [{ task: 'mailbox', key: '' }]);
      for (; !isStopped; await pause(50)) await queue.runDue('mailbox');
    }
    const running = run();
    const reader = {
      state,
      async stop() {
        isStopped = true;
        stop();
        // As the server does: an ended connection leaves its job due now, for another server.
        await queue.stop();
        await running;
      },
    };
    readers.push(reader);
    return reader;
  }

  const rows = () => test.db.selectFrom('inbound_mails').selectAll().orderBy('received_at').execute();
  const blobs = async () => (await test.db.selectFrom('blobs').select('id').execute()).length;
  const count = async () => (await rows()).length;
  const hasRead = (reader: TestReader) =>
    expect.poll(async () => (await reader.state()).lastReadAt).not.toBeNull();

  const leaseOfAnother = (ms: number) =>
    test.db
      .updateTable('jobs')
      .set({ lease: 'of another server', lease_until: new Date(Date.now() + ms).toISOString() })
      .where('task', '=', 'mailbox')
      .execute();

  it('stores a mail as it came, within five seconds, and leaves the mailbox as it is', async () => {
    const reader = read(undefined, { times: { pollMs: 60_000 } });
    await hasRead(reader);
    const raw = mail('as-it-came', 'Grüße, \u{1f3e0}'.repeat(100));
    const began = performance.now();
    const name = dovecot.deliver(raw);
    await expect.poll(count, { interval: 50 }).toBe(1);
    expect(performance.now() - began).toBeLessThan(5000);
    const [row] = await rows();
    expect(row).toMatchObject({
      state: 'received',
      kind: null,
      bytes: Buffer.byteLength(raw),
      sha256: createHash('sha256').update(raw).digest('hex'),
    });
    const filing = test.db.selectFrom('jobs').select('key').where('task', '=', 'incoming-mail');
    expect(await filing.execute()).toEqual([{ key: row?.id }]);
    expect((await buffer(openBlob(test.db, row?.blob_id as string))).toString()).toBe(raw);
    expect(Math.abs(Date.now() - Date.parse(row?.received_at as string))).toBeLessThan(60_000);
    expect(stored).toBe(1);
    // The email has no flag, and isn't even moved from `new` to `cur`.
    expect(dovecot.mails()).toEqual([name]);
    expect(dovecot.fileOf(name)).toContain('/new/');
  });

  it('stores a mail of many parts byte for byte', async () => {
    const raw = mail('large', randomBytes(1_500_000).toString('base64').replace(/.{76}/g, '$&\r\n'));
    dovecot.deliver(raw);
    read();
    await expect.poll(count).toBe(1);
    const [row] = await rows();
    expect((await buffer(openBlob(test.db, row?.blob_id as string))).equals(Buffer.from(raw))).toBe(true);
    await expect.poll(() => stored).toBe(1);
  });

  it('begins with the last seven days of a mailbox that it meets for the first time', async () => {
    const [old] = ['old', 'young', 'new'].map((subject) => dovecot.deliver(mail(subject)));
    const before = new Date(Date.now() - 10 * DAY_MS);
    utimesSync(dovecot.fileOf(old as string), before, before);
    const reader = read();
    await hasRead(reader);
    expect(await count()).toBe(2);
  });

  it('reads on where it was, after an outage and in another process, and stores nothing twice', async () => {
    const first = read();
    dovecot.deliver(mail('one'));
    await expect.poll(count).toBe(1);
    await dovecot.kill();
    dovecot.deliver(mail('two'));
    await pause(300);
    await dovecot.start();
    await expect.poll(count).toBe(2);
    await first.stop();
    dovecot.deliver(mail('three'));
    read();
    await expect.poll(count).toBe(3);
    expect(await blobs()).toBe(3);
    expect(stored).toBe(3);
  });

  it('reads recent mail again when the mailbox numbers its mails anew, and stores it once', async () => {
    const old = dovecot.deliver(mail('from before'));
    const before = new Date(Date.now() - 400 * DAY_MS);
    utimesSync(dovecot.fileOf(old), before, before);
    for (const subject of ['one', 'two', 'three']) dovecot.deliver(mail(subject));
    const reader = read();
    await expect.poll(count).toBe(3);
    dovecot.deliver(mail('four'));
    await dovecot.renumber();
    dovecot.deliver(mail('five'));
    await expect.poll(count).toBe(5);
    await pause(1500);
    expect(await count()).toBe(5);
    expect(await blobs()).toBe(5);
    expect((await reader.state()).trouble).toBeNull();
  });

  it('reads in one of two servers; the other goes on when that one stops, or dies without a word', async () => {
    const [first] = [read(), read()];
    for (let n = 0; n < 20; n++) dovecot.deliver(mail(`n${n}`));
    await expect.poll(count).toBe(20);
    await first.stop();
    dovecot.deliver(mail('after the stop'));
    await expect.poll(count).toBe(21);
    expect(stored).toBe(21);
    // A server that died holds the lease until it counts as lost.
    await Promise.all(readers.map((reader) => reader.stop()));
    await leaseOfAnother(1500);
    dovecot.deliver(mail('after the death'));
    read();
    await pause(500);
    expect(await count()).toBe(21);
    await expect.poll(count).toBe(22);
  });

  it('commits nothing once another server has taken the lease', async () => {
    const reader = read();
    await hasRead(reader);
    await leaseOfAnother(600_000);
    dovecot.deliver(mail('too late'));
    await pause(2000);
    expect(await count()).toBe(0);
    expect(await blobs()).toBe(0);
    expect(await test.db.selectFrom('inbound_mailboxes').select('last_uid').execute()).toEqual([
      { last_uid: 0 },
    ]);
  });

  it('notes a mail that is too large, with its sender and subject, and reads the next', async () => {
    dovecot.deliver(mail('small'));
    dovecot.deliver(mail('huge', 'x'.repeat(5000)));
    dovecot.deliver(mail('small too'));
    read(undefined, { largestMail: 2000 });
    await expect.poll(count).toBe(3);
    expect((await rows()).filter(({ kind }) => kind !== null)).toEqual([
      expect.objectContaining({
        kind: 'unreadable',
        state: 'waiting',
        blob_id: null,
        from_name: 'Rosa Delgado',
        from_email: 'rosa@example.com',
        subject: 'huge',
        message_id: '<huge@example.com>',
      }),
    ]);
    await dovecot.renumber();
    dovecot.deliver(mail('last'));
    await expect.poll(count).toBe(4);
  });

  it('gives up a mail that the server refuses three times, and reads those behind it', async () => {
    for (const subject of ['before', 'refused', 'behind']) dovecot.deliver(mail(subject));
    let refused = 0;
    const refuses = (command: string) => {
      const is = /UID FETCH 2 .*BODY\.PEEK/.test(command);
      if (is) refused++;
      return is;
    };
    const line = await silentLineTo(dovecot.port, refuses);
    try {
      const url = dovecot.url.replace(String(dovecot.port), String(line.port));
      read(url, { times: { pollMs: 300 } });
      await expect.poll(count).toBe(3);
      expect(refused).toBe(3);
      const unreadable = (await rows()).filter(({ kind }) => kind !== null);
      expect(unreadable).toEqual([expect.objectContaining({ kind: 'unreadable', subject: 'refused' })]);
    } finally {
      await Promise.all(readers.map((reader) => reader.stop()));
      await line.close();
    }
  });

  it('gives up a mail at which the server hangs up each time, and reads those behind it', async () => {
    dovecot.deliver(mail('before'));
    const broken = [dovecot.deliver(mail('broken')), dovecot.deliver(mail('broken, too'))];
    dovecot.deliver(mail('behind'));
    for (const name of broken) chmodSync(dovecot.fileOf(name), 0o000);
    read(undefined, { times: { pollMs: 200 } });
    // Three new connections for each of the two.
    await expect.poll(count, { timeout: 90_000 }).toBe(4);
    expect((await rows()).filter(({ kind }) => kind === 'unreadable')).toHaveLength(2);
  });

  it('says in words that the mailbox refused the sign-in, names nobody in the log, and recovers', async () => {
    dovecot.setPassword('another password');
    dovecot.deliver(mail('meanwhile'));
    const reader = read();
    await expect
      .poll(async () => (await reader.state()).trouble)
      .toMatch(/^The mail server rejected the sign-in\./);
    expect(await reader.state()).toMatchObject({ lastReadAt: null });
    dovecot.setPassword(DOVECOT_PASSWORD);
    await expect.poll(count).toBe(1);
    await expect.poll(async () => (await reader.state()).trouble).toBeNull();
    const logged = test.logs.join('\n');
    expect(logged).toContain('a job failed');
    for (const personal of ['studio@example.com', DOVECOT_PASSWORD, 'Rosa', 'meanwhile'])
      expect(logged).not.toContain(personal);
  });

  it('says that a folder is missing', async () => {
    const reader = read(`${dovecot.url}/Website`);
    await expect.poll(async () => (await reader.state()).trouble).toMatch(/folder in IMAP_URL doesn’t exist/);
  });

  it('says that the mail server doesn’t answer, and stops at once meanwhile', async () => {
    await dovecot.kill();
    const reader = read();
    await expect.poll(async () => (await reader.state()).trouble).toMatch(/isn’t responding/);
    const began = performance.now();
    await reader.stop();
    expect(performance.now() - began).toBeLessThan(1000);
  });

  it('sends no password in clear text to another machine', async () => {
    const reader = read(dovecot.url.replace('127.0.0.1', '127.0.0.2'));
    await expect.poll(async () => (await reader.state()).trouble).toMatch(/didn’t offer encryption/);
    expect(dovecot.log()).not.toMatch(/Login:|auth failed/);
  });

  it('leaves the mailbox to another server when its own line to it is broken', async () => {
    const line = await silentLineTo(dovecot.port);
    const first = read(dovecot.url.replace(String(dovecot.port), String(line.port)));
    await hasRead(first);
    const second = read();
    await line.close();
    dovecot.deliver(mail('for the other'));
    await expect.poll(count).toBe(1);
    await expect.poll(async () => (await second.state()).trouble).toBeNull();
  });

  it('reads by the poll where the server refuses IDLE', async () => {
    const line = await silentLineTo(dovecot.port, (command) => / IDLE\r\n/.test(command));
    try {
      const reader = read(dovecot.url.replace(String(dovecot.port), String(line.port)));
      await hasRead(reader);
      dovecot.deliver(mail('without a word'));
      await expect.poll(count).toBe(1);
      expect((await reader.state()).trouble).toBeNull();
    } finally {
      await Promise.all(readers.map((reader) => reader.stop()));
      await line.close();
    }
  });

  it('notices a line that went silent, and reads over another', async () => {
    const line = await silentLineTo(dovecot.port);
    const url = dovecot.url.replace(String(dovecot.port), String(line.port));
    try {
      const reader = read(url, { times: { silenceMs: 1000, pollMs: 60_000 } });
      await hasRead(reader);
      await pause(200);
      line.silence();
      dovecot.deliver(mail('while it was silent'));
      await expect.poll(count).toBe(1);
    } finally {
      await Promise.all(readers.map((reader) => reader.stop()));
      await line.close();
    }
  });
});
