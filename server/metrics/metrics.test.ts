/** The server seen from outside (requirements §17). */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mailboxId } from '../inbound/imap/address.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { metricsToken } from './access.ts';

describe.each(engines)('metrics on %s', (engine) => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp(engine, {}, async () => new Response('page'));
  });
  afterEach(() => test.close());

  const scrape = async () => (await test.app.inject({ url: '/metrics' })).body;
  /** The value of a series, as it is written. */
  const read = (text: string, series: string) =>
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')
      .at(-1);

  it('are Prometheus’ text, each line of it', async () => {
    const answer = await test.app.inject({ url: '/metrics' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const line = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? (-?[\d.e+-]+|Nan|[+-]Inf))$/;
    for (const each of answer.body.split('\n').filter(Boolean)) expect(each).toMatch(line);
    expect(answer.body).toContain('process_resident_memory_bytes');
    expect(answer.body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('count requests by route pattern, and contain no personal data', async () => {
    const { cookie, email, password } = await signedIn(test, 'owner');
    const credentials = { email, password };
    await test.app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload: credentials });
    const id = await savedInquiry(test.db, { email: 'rosa@example.com' });
    const headers = { cookie };
    await test.app.inject({ url: `/api/inquiries/${id}`, headers });
    await test.app.inject({ url: '/api/inquiries?q=delgado', headers });
    await test.app.inject({ url: '/inquiry/secret-token-of-a-visitor' });
    await test.app.inject({ url: '/rosa-delgado@example.com?a=delgado' });
    const text = await scrape();
    const counted = (route: string, status: number, method = 'GET') =>
      read(
        text,
        `ledge_frame_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
      );
    expect(counted('/api/inquiries/:id', 200)).toBe('1');
    expect(counted('/api/inquiries', 200)).toBe('1');
    expect(counted('page', 200)).toBe('1');
    expect(counted('/api/auth/sign-in/email', 200, 'POST')).toBe('1');
    for (const personal of [id, email, 'delgado', 'rosa', 'secret-token'])
      expect(text.toLowerCase()).not.toContain(personal.toLowerCase());
  });

  it('tell of the outbox, of dead letters and of overdue inquiries', async () => {
    const before = await scrape();
    expect(read(before, 'ledge_frame_inquiries_overdue')).toBe('0');
    expect(read(before, 'ledge_frame_mails{state="dead"}')).toBe('0');
    expect(read(before, 'ledge_frame_oldest_erasure_seconds{part="work"}')).toBe('0');
    expect(read(before, 'ledge_frame_oldest_erasure_seconds{part="traces"}')).toBe('0');
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const traces = { id: 'traces', since: hoursAgo(3), ticket: 't' };
    await test.db.insertInto('erasure_traces').values(traces).execute();
    const late = { created_at: hoursAgo(25) };
    const id = await savedInquiry(test.db, late);
    await savedInquiry(test.db, { created_at: hoursAgo(23) });
    await savedInquiry(test.db, { ...late, spam: 1 });
    await savedInquiry(test.db, { ...late, withdrawn_at: hoursAgo(1) });
    await savedInquiry(test.db, { ...late, first_contact_at: hoursAgo(24.5) });
    await savedInquiry(test.db, { ...late, status: 'cancelled' });
    for (const [n, state] of ['waiting', 'waiting', 'dead', 'held', 'sent'].entries())
      await test.db
        .insertInto('mails')
        .values({
          id: `mail-${n}`,
          inquiry_id: id,
          kind: 'inquiry-visitor',
          recipient: 'rosa@example.com',
          state,
          run_at: hoursAgo(2),
          sent_at: state === 'sent' ? hoursAgo(2) : null,
          message_id: `<${n}@example.com>`,
          created_at: hoursAgo(3),
        })
        .execute();
    const text = await scrape();
    expect(read(text, 'ledge_frame_inquiries_overdue')).toBe('1');
    expect(read(text, 'ledge_frame_mails{state="waiting"}')).toBe('2');
    expect(read(text, 'ledge_frame_mails{state="held"}')).toBe('1');
    expect(read(text, 'ledge_frame_mails{state="dead"}')).toBe('1');
    const lateness = Number(read(text, 'ledge_frame_oldest_mail_late_seconds'));
    expect(lateness).toBeGreaterThanOrEqual(7200);
    expect(lateness).toBeLessThan(7300);
    const left = Number(read(text, 'ledge_frame_oldest_erasure_seconds{part="traces"}'));
    expect(left).toBeGreaterThanOrEqual(3 * 3600);
    expect(left).toBeLessThan(3 * 3600 + 100);
    expect(read(text, 'ledge_frame_database_up')).toBe('1');
    expect(Number(read(text, 'ledge_frame_disk_free_bytes'))).toBeGreaterThan(0);
    expect(read(text, 'ledge_frame_live_lines')).toBe('0');
  });

  it('tell of the mailbox where there is one: when it was read, and how long its mail waits', async () => {
    expect(await scrape()).not.toContain('inbound');
    const imapUrl = 'imaps://studio:secret@mail.example.com';
    const other = await createTestApp(engine, { IMAP_URL: imapUrl }, async () => new Response('page'));
    try {
      const text = async () => (await other.app.inject({ url: '/metrics' })).body;
      const success = 'ledge_frame_inbound_last_success_timestamp_seconds';
      expect(read(await text(), success)).toBe('0');
      const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();
      const id = mailboxId(other.config.secret, imapUrl);
      const at = ago(30);
      await other.db.insertInto('inbound_mailboxes').values({ id, last_read_at: at }).execute();
      for (const [state, seconds, spam] of [
        ['received', 100, 0],
        ['waiting', 200, 0],
        ['waiting', 300, 1],
        ['filed', 400, 0],
        ['set-aside', 500, 0],
      ] as const) {
        const received_at = ago(seconds);
        const row = { id: `${seconds}`, sha256: `${seconds}`, bytes: 1 };
        await other.db
          .insertInto('inbound_mails')
          .values({ ...row, state, spam, received_at })
          .execute();
      }
      expect(Number(read(await text(), success))).toBeCloseTo(Date.parse(at) / 1000, 0);
      const waits = Number(read(await text(), 'ledge_frame_inbound_oldest_unread_seconds'));
      expect(waits).toBeGreaterThanOrEqual(200);
      expect(waits).toBeLessThan(290);
    } finally {
      await other.close();
    }
  });

  it('still come when the database doesn’t, without numbers that nobody knows', async () => {
    await scrape();
    for (const table of ['mail_files', 'mails']) await test.db.schema.dropTable(table).execute();
    const text = await scrape();
    expect(read(text, 'ledge_frame_database_up')).toBe('0');
    expect(text).not.toMatch(/^ledge_frame_(mails|jobs|inquiries_overdue|oldest_mail)/m);
    expect(Number(read(text, 'ledge_frame_disk_free_bytes'))).toBeGreaterThan(0);
  });
});

describe('metrics', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await createTestApp('sqlite', { TRUST_PROXY: '127.0.0.1' }, async () => new Response('page'));
  });
  afterEach(() => test.close());

  const ask = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const { statusCode, body } = await test.app.inject({ url: '/metrics', headers, remoteAddress });
    return statusCode === 200 && body.includes('ledge_frame_');
  };

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '127.0.0.53'])(
    'are the machine’s own, %s',
    async (peer) => {
      expect(await ask({}, peer)).toBe(true);
      expect(await ask({ host: 'localhost:3000' }, peer)).toBe(true);
    },
  );

  it.each([
    ['someone outside', '203.0.113.9', {}],
    ['someone who says to be inside', '203.0.113.9', { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '::1' }],
    ['someone behind a proxy of this machine', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }],
    ['someone behind it who says to be inside', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['someone behind it, by the newer header', '127.0.0.1', { forwarded: 'for=127.0.0.1' }],
    ['a page that made this machine its own name', '127.0.0.1', { host: 'evil.example' }],
    ['a wrong token', '203.0.113.9', { authorization: `Bearer ${'A'.repeat(43)}` }],
    ['half a token', '203.0.113.9', { authorization: 'Bearer A' }],
    ['no token at all', '203.0.113.9', { authorization: 'Bearer ' }],
  ] as [string, string, Record<string, string>][])('are not there for %s', async (_who, peer, headers) => {
    expect(await ask(headers, peer)).toBe(false);
  });

  it('are for whoever holds the token, from anywhere', async () => {
    const authorization = `Bearer ${metricsToken(test.config.secret)}`;
    expect(await ask({ authorization }, '203.0.113.9')).toBe(true);
    expect(await ask({ authorization, 'x-forwarded-for': '203.0.113.9' })).toBe(true);
  });
});
