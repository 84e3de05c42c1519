import { connect } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MailRecord } from '#contract/mail/mail.ts';
import { postInquiry, testOutbox } from '../outbox/testing/outbox.ts';
import { parseMail } from '../testing/mail-server.ts';
import { renderMail } from '../testing/render-mail.ts';
import { createTestApp, engines, signedIn } from '../testing/test-app.ts';

const words = { subject: 'Your house', text: 'Hello Ana,\n\nmay we call on Tuesday?\n\nBo' };

describe.each(engines)('replies on %s', (engine) => {
  async function desk() {
    const testApp = await createTestApp(engine);
    onTestFinished(testApp.close);
    const { id, reference } = await postInquiry(testApp);
    const { cookie, member } = await signedIn(testApp);
    const call = (method: 'GET' | 'POST', url: string, payload?: object, more: Record<string, string> = {}) =>
      testApp.app.inject({ method, url, headers: { cookie, ...more }, ...(payload && { payload }) });
    const inquiry = async () => (await call('GET', `/api/inquiries/${id}`)).json();
    const under = (key: string, payload: object = words, of = id) =>
      call('POST', `/api/inquiries/${of}/replies`, payload, { 'idempotency-key': key });
    const replies = async () =>
      (await call('GET', `/api/inquiries/${id}/mails`))
        .json()
        .filter(({ kind }: MailRecord) => kind === 'reply');
    return { testApp, id, reference, member, call, inquiry, under, replies };
  }

  it('are queued and kept in the timeline; the clock runs until they are delivered', async () => {
    const { id, reference, member, call, inquiry } = await desk();
    const before = await inquiry();
    const answer = await call('POST', `/api/inquiries/${id}/replies`, words);
    expect(answer.statusCode).toBe(201);
    const mail: MailRecord = answer.json();
    expect(mail).toMatchObject({
      kind: 'reply',
      inquiryId: id,
      reference,
      recipient: 'ana@example.com',
      ...words,
      state: 'waiting',
      attempts: 0,
      lastError: null,
      sentAt: null,
    });
    const after = await inquiry();
    expect(after).toMatchObject({
      ...{ version: before.version + 1, status: 'new', firstContactAt: null },
      ...{ waitingSince: before.createdAt, replyState: 'sending' },
    });
    const [event] = (await call('GET', `/api/inquiries/${id}/events`)).json();
    expect(event).toMatchObject({
      kind: 'mail',
      at: mail.createdAt,
      actor: { id: member.id, name: member.name },
      data: { mailId: mail.id, ...words },
    });
  });

  it('after the first leave the clock as it stands', async () => {
    const { id, call, inquiry } = await desk();
    await call('POST', `/api/inquiries/${id}/replies`, words);
    const { firstContactAt } = await inquiry();
    await call('POST', `/api/inquiries/${id}/replies`, { ...words, subject: 'And another thing' });
    expect((await inquiry()).firstContactAt).toBe(firstContactAt);
    const mails: MailRecord[] = (await call('GET', `/api/inquiries/${id}/mails`)).json();
    expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
      ['reply', 'And another thing'],
      ['reply', 'Your house'],
      ['inquiry-visitor', null],
      ['inquiry-staff', null],
    ]);
  });

  it('need a subject and a text, each within its limit', async () => {
    const { id, call } = await desk();
    const send = (payload: object) => call('POST', `/api/inquiries/${id}/replies`, payload);
    expect((await send({ ...words, subject: '  ' })).json().errors).toEqual({
      subject: 'Enter a subject',
    });
    expect((await send({ ...words, text: ' \n ' })).json().errors).toEqual({ text: 'Enter a message' });
    expect((await send({ ...words, text: 'x'.repeat(10_001) })).statusCode).toBe(400);
    expect((await send({ ...words, subject: 'x'.repeat(201) })).statusCode).toBe(400);
    const { subject } = (await send({ ...words, subject: 'One\r\nBcc: two@example.com' })).json();
    expect(subject).toBe('One Bcc: two@example.com');
  });

  it('to an inquiry that isn’t there answer 404, and nobody signed in 401', async () => {
    const { testApp, call } = await desk();
    const url = `/api/inquiries/${crypto.randomUUID()}/replies`;
    expect((await call('POST', url, words)).statusCode).toBe(404);
    expect((await call('POST', '/api/inquiries/x/replies', words)).statusCode).toBe(404);
    for (const [method, path] of [
      ['POST', url],
      ['GET', '/api/mails?state=dead'],
      ['GET', '/api/mails/summary'],
      ['POST', `/api/mails/${crypto.randomUUID()}/resend`],
      ['POST', '/api/mails/resend-dead'],
    ] as const)
      expect((await testApp.app.inject({ method, url: path })).statusCode).toBe(401);
  });

  it('arrive from the firm, answerable, as part of the conversation, and not as automatic mail', async () => {
    const { testApp, mailServer, start } = await testOutbox(engine, {}, { render: renderMail });
    const { id } = await postInquiry(testApp);
    const { cookie } = await signedIn(testApp);
    const url = `/api/inquiries/${id}/replies`;
    await testApp.app.inject({ method: 'POST', url, headers: { cookie }, payload: words });
    start();
    const taken = await Promise.all((await mailServer.takes(3)).map(parseMail));
    const reply = taken.find(({ subject }) => subject?.includes(words.subject))!;
    const confirmation = taken.find(
      ({ to, subject }) => to?.[0]?.address === 'ana@example.com' && subject !== reply.subject,
    )!;
    expect(reply.from).toEqual({ name: 'Ledge & Frame', address: testApp.config.mailFrom });
    expect(reply.replyTo?.[0]?.address).toBe('studio@ledgeandframe.example');
    expect(reply.inReplyTo).toBe(confirmation.messageId);
    expect(reply.text).toContain('may we call on Tuesday?');
    expect(reply.html).toContain('may we call on Tuesday?');
    expect(reply.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
  });

  describe('sent twice under one key', () => {
    it('make one mail, and the second answers as the first did', async () => {
      const { id, call, inquiry, under, replies } = await desk();
      const key = crypto.randomUUID();
      const first = await under(key);
      const { version } = await inquiry();
      const second = await under(key.toUpperCase());
      expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
      expect(second.json()).toEqual(first.json());
      expect(await replies()).toHaveLength(1);
      expect((await inquiry()).version).toBe(version);
      const events = (await call('GET', `/api/inquiries/${id}/events`)).json();
      expect(events.filter(({ kind }: { kind: string }) => kind === 'mail')).toHaveLength(1);
    });

    it('make one mail when they come at the same moment', async () => {
      const { under, replies } = await desk();
      for (let round = 1; round <= 5; round++) {
        const key = crypto.randomUUID();
        const answers = await Promise.all(Array.from({ length: 4 }, () => under(key)));
        expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
        expect(answers[0]?.statusCode).toBe(201);
        expect(await replies()).toHaveLength(round);
      }
    });

    it('make one mail when the first answer was lost', async () => {
      const { testApp, id, call, replies } = await desk();
      const port = Number(new URL(await testApp.app.listen({ port: 0, host: '127.0.0.1' })).port);
      const headers = { ...(await signedIn(testApp)), 'idempotency-key': crypto.randomUUID() };
      await sendAndHangUp(port, `/api/inquiries/${id}/replies`, headers, words, async () => {
        await vi.waitFor(async () => expect(await replies()).toHaveLength(1), { timeout: 60_000 });
      });
      const { cookie, 'idempotency-key': key } = headers;
      const again = await call('POST', `/api/inquiries/${id}/replies`, words, {
        cookie,
        'idempotency-key': key,
      });
      expect(again.statusCode).toBe(201);
      expect(again.json().id).toBe((await replies())[0].id);
      expect(await replies()).toHaveLength(1);
    });

    it('say so when the words or the inquiry are others, and send nothing', async () => {
      const { testApp, under, replies } = await desk();
      const other = await postInquiry(testApp);
      const key = crypto.randomUUID();
      await under(key);
      for (const refused of [
        await under(key, { ...words, text: 'Other words' }),
        await under(key, words, other.id),
      ]) {
        expect(refused.statusCode).toBe(409);
        expect(refused.json().detail).toContain('already sent');
      }
      expect(await replies()).toHaveLength(1);
      expect((await under('not a key')).statusCode).toBe(400);
    });

    it('are two mails under two keys, and without any', async () => {
      const { id, call, under, replies } = await desk();
      await under(crypto.randomUUID());
      await under(crypto.randomUUID());
      for (let n = 0; n < 2; n++) await call('POST', `/api/inquiries/${id}/replies`, words);
      expect(await replies()).toHaveLength(4);
    });

    it('make nothing of what failed half way: the key is free again', async () => {
      const { testApp, under, replies } = await desk();
      const key = crypto.randomUUID();
      await sql`alter table inquiry_events rename to inquiry_events_away`.execute(testApp.db);
      expect((await under(key)).statusCode).toBe(500);
      await sql`alter table inquiry_events_away rename to inquiry_events`.execute(testApp.db);
      expect(await replies()).toHaveLength(0);
      expect((await under(key)).statusCode).toBe(201);
      expect(await replies()).toHaveLength(1);
    });
  });

  describe('dead mail', () => {
    async function withDeadMail() {
      const all = await desk();
      const { testApp, id } = all;
      await testApp.db
        .updateTable('mails')
        .set({ state: 'dead', attempts: 10, last_error: '550 5.1.1 No such user' })
        .where('kind', '=', 'inquiry-visitor')
        .execute();
      const { id: mailId } = await testApp.db
        .selectFrom('mails')
        .select('id')
        .where('kind', '=', 'inquiry-visitor')
        .where('inquiry_id', '=', id)
        .executeTakeFirstOrThrow();
      return { ...all, mailId };
    }

    it('is counted and listed with the server’s words', async () => {
      const { call, mailId, reference } = await withDeadMail();
      expect((await call('GET', '/api/mails/summary')).json()).toEqual({
        waiting: 1,
        retrying: 0,
        dead: 1,
        held: 0,
        transport: false,
      });
      expect((await call('GET', '/api/mails?state=dead')).json()).toMatchObject([
        { id: mailId, reference, state: 'dead', lastError: '550 5.1.1 No such user', nextAttemptAt: null },
      ]);
      expect((await call('GET', '/api/mails?state=waiting')).json()).toMatchObject([
        { kind: 'inquiry-staff' },
      ]);
      expect((await call('GET', '/api/mails?state=odd')).statusCode).toBe(400);
    });

    it('is sent again from its first try on, which the timeline tells', async () => {
      const { testApp, id, call, mailId, member } = await withDeadMail();
      const { message_id } = await rowOf(testApp, mailId);
      const answer = await call('POST', `/api/mails/${mailId}/resend`);
      expect(answer.json()).toMatchObject({ id: mailId, state: 'waiting', attempts: 0 });
      expect(await rowOf(testApp, mailId)).toMatchObject({ state: 'waiting', attempts: 0, message_id });
      const [event] = (await call('GET', `/api/inquiries/${id}/events`)).json();
      expect(event).toMatchObject({
        kind: 'mail-resent',
        actor: { name: member.name },
        data: { mailId, kind: 'inquiry-visitor', recipient: 'ana@example.com' },
      });
      expect((await call('POST', `/api/mails/${mailId}/resend`)).statusCode).toBe(409);
      expect((await call('POST', `/api/mails/${crypto.randomUUID()}/resend`)).statusCode).toBe(404);
    });

    it('is sent again all at once', async () => {
      const { testApp, call } = await withDeadMail();
      await testApp.db.updateTable('mails').set({ state: 'dead' }).execute();
      expect((await call('POST', '/api/mails/resend-dead')).json()).toEqual({ resent: 2 });
      expect((await call('POST', '/api/mails/resend-dead')).json()).toEqual({ resent: 0 });
    });

    it('is listed in pages', async () => {
      const { testApp, call } = await withDeadMail();
      for (let i = 0; i < 4; i++) await postInquiry(testApp);
      const seen: string[] = [];
      for (let url: string | undefined = '/api/mails?state=waiting&limit=3'; url; ) {
        const answer = await call('GET', url);
        seen.push(...answer.json().map((mail: MailRecord) => mail.id));
        url = /<[^>]*(\/api[^>]*)>/.exec(String(answer.headers.link ?? ''))?.[1];
      }
      expect(seen).toHaveLength(9);
      expect(seen).toEqual([...new Set(seen)].sort().reverse());
    });
  });

  it('go with the inquiry when it is erased', async () => {
    const { testApp, id, call } = await desk();
    await call('POST', `/api/inquiries/${id}/replies`, words);
    await testApp.db.deleteFrom('inquiries').where('id', '=', id).execute();
    expect(await testApp.db.selectFrom('mails').select('id').execute()).toEqual([]);
  });
});

/** Sends a request without reading the response; the connection closes when the server has finished its work. */
async function sendAndHangUp(
  port: number,
  path: string,
  { cookie, 'idempotency-key': key }: { cookie: string; 'idempotency-key': string },
  payload: object,
  done: () => Promise<void>,
): Promise<void> {
  const body = JSON.stringify(payload);
  const socket = connect(port, '127.0.0.1').pause();
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\nidempotency-key: ${key}\r\n` +
      `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
  await done();
  socket.destroy();
}

const rowOf = ({ db }: Awaited<ReturnType<typeof createTestApp>>, id: string) =>
  db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
