/** Scheduled replies (docs/decisions/0009). */
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { TimelineEvent } from '#contract/inquiries/timeline.ts';
import type { MailRecord } from '#contract/mail/mail.ts';
import { mailroom, rawMail } from '../inbound/testing/mailroom.ts';
import { postInquiry, testOutbox } from '../outbox/testing/outbox.ts';
import { engines, signedIn, type TestApp } from '../testing/test-app.ts';
import { createVisitorApp } from '../visitor-page/testing/visit.ts';

const words = { subject: 'Your house', text: 'Good morning Ana, may we call on Tuesday?' };
const HOUR = 3_600_000;
const SOON = { timeout: 60_000 };
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const jump = (hours: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR });

afterEach(() => void vi.useRealTimers());

async function deskOf(test: TestApp, id: string) {
  const { cookie, member } = await signedIn(test);
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, key?: string) =>
    test.app.inject({
      ...{ method, url: `/api${url}`, ...(payload && { payload }) },
      headers: { cookie, ...(key && { 'idempotency-key': key }) },
    });
  const schedule = (sendAt: string, key?: string) =>
    call('POST', `/inquiries/${id}/replies`, { ...words, sendAt }, key);
  return {
    ...{ call, member, schedule },
    inquiry: async () => (await call('GET', `/inquiries/${id}`)).json(),
    events: async (): Promise<TimelineEvent[]> => (await call('GET', `/inquiries/${id}/events`)).json(),
    mail: async (mailId: string): Promise<MailRecord> =>
      (await call('GET', `/inquiries/${id}/mails`)).json().find((each: MailRecord) => each.id === mailId),
  };
}

describe.each(engines)('a scheduled reply on %s', (engine) => {
  async function scene() {
    const outbox = await testOutbox(engine);
    const { id } = await postInquiry(outbox.testApp);
    const desk = await deskOf(outbox.testApp, id);
    outbox.start();
    await vi.waitFor(() => expect(outbox.mailServer.received).toHaveLength(2), SOON);
    return { ...outbox, ...desk, id };
  }

  it('waits for its hour, however far ahead, and is a contact then', async () => {
    const { schedule, inquiry, events, member, mailServer, workers } = await scene();
    const sendAt = inHours(20);
    const scheduled: MailRecord = (await schedule(sendAt)).json();
    expect(scheduled).toMatchObject({ state: 'waiting', scheduledAt: sendAt, nextAttemptAt: sendAt });
    expect(await inquiry()).toMatchObject({ replyState: 'scheduled', firstContactAt: null, status: 'new' });
    for (const worker of workers) worker.outbox.wake();
    jump(19);
    for (const worker of workers) worker.outbox.wake();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(mailServer.received).toHaveLength(2);
    jump(1.01);
    for (const worker of workers) worker.outbox.wake();
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(3), SOON);
    vi.useRealTimers();
    await vi.waitFor(
      async () =>
        expect(await inquiry()).toMatchObject({
          ...{ replyState: null, firstContactAt: sendAt, status: 'contacted', waitingSince: null },
        }),
      SOON,
    );
    const actor = { id: member.id };
    expect(await events()).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'mail',
          data: { mailId: scheduled.id, ...words, scheduledAt: sendAt },
        }),
        expect.objectContaining({ kind: 'mail-went-out', at: sendAt, actor: expect.objectContaining(actor) }),
      ]),
    );
  });

  it('that failed once is due again when the clock is set back', async () => {
    const { schedule, mailServer, workers, testApp } = await scene();
    const { id } = (await schedule(inHours(5))).json();
    const { db } = testApp;
    await db
      .updateTable('mails')
      .set({ attempts: 1, run_at: inHours(9) })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('jobs')
      .set({ run_at: inHours(9) })
      .where('key', '=', id)
      .execute();
    for (const worker of workers) worker.outbox.wake();
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(3), SOON);
  });

  it('can be sent now, by anyone', async () => {
    const { schedule, call, mailServer, testApp, id } = await scene();
    const { id: mailId } = (await schedule(inHours(20))).json();
    const other = await deskOf(testApp, id);
    expect((await other.call('POST', `/mails/${mailId}/send-now`)).statusCode).toBe(200);
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(3), SOON);
    expect((await call('POST', `/mails/${mailId}/send-now`)).statusCode).toBe(409);
    expect((await call('POST', '/mails/none/send-now')).statusCode).toBe(404);
  });

  it('needs an hour that is ahead and near, and makes one mail for one key', async () => {
    const { schedule, call, id } = await scene();
    const past = await schedule(inHours(-1));
    expect([past.statusCode, past.json().errors]).toEqual([
      422,
      { sendAt: 'That time has passed. Choose a later one.' },
    ]);
    expect((await schedule(inHours(61 * 24))).json().errors).toEqual({
      sendAt: 'Choose a time within 60 days.',
    });
    expect((await schedule('tomorrow')).json().errors).toEqual({ sendAt: 'Choose a date and time' });
    const key = '0f9f7a52-5a3c-4f1a-9a52-0b8a7c1f2e11';
    const sendAt = new Date(Date.now() + 1500).toISOString();
    const first = (await schedule(sendAt, key)).json();
    // The response was lost, and the scheduled time passed.
    await new Promise((resolve) => setTimeout(resolve, 1600));
    expect((await schedule(sendAt, key)).json().id).toBe(first.id);
    expect((await schedule(inHours(2), key)).statusCode).toBe(409);
    expect((await call('GET', `/inquiries/${id}/mails`)).json()).toHaveLength(3);
  });

  it('can be taken back by its author, to be written on, and canceled by a colleague', async () => {
    const { schedule, call, testApp, id, inquiry } = await scene();
    const sendAt = inHours(20);
    const { id: mine } = (await schedule(sendAt)).json();
    expect((await call('DELETE', `/mails/${mine}`)).json()).toEqual({ ...words, files: [], sendAt });
    const { id: again } = (await schedule(sendAt)).json();
    const other = await deskOf(testApp, id);
    expect((await other.call('DELETE', `/mails/${again}`)).statusCode).toBe(200);
    expect(await inquiry()).toMatchObject({ replyState: null, waitingReason: 'new' });
  });
});

describe.each(engines)('the visitor of a scheduled reply on %s', (engine) => {
  async function scene() {
    const app = await createVisitorApp(engine);
    onTestFinished(app.test.close);
    const visitor = await app.arrive();
    const desk = await deskOf(app.test, visitor.id);
    const sendAt = inHours(20);
    const { id: mailId } = (await desk.schedule(sendAt)).json();
    return { ...app, ...desk, visitor, sendAt, mailId };
  }

  it('doesn’t see it before its hour', async () => {
    const { pageOf, visitor, sendAt } = await scene();
    expect((await pageOf(visitor)).request.entries).toEqual([]);
    jump(20.01);
    expect((await pageOf(visitor)).request.entries).toMatchObject([{ from: 'studio', at: sendAt, ...words }]);
  });

  it.each([
    ['add', { text: 'We changed our mind.' }, 'message'],
    ['withdraw', {}, 'withdrawal'],
    ['erase', {}, 'erasure-request'],
  ])('stops it before its hour by %s', async (action, fields, stoppedBy) => {
    const { send, visitor, mail, mailId, events, inquiry } = await scene();
    expect((await send(visitor, action, fields)).status).toBe(303);
    expect((await mail(mailId)).state).toBe('dropped');
    expect(await inquiry()).toMatchObject({ replyState: null, firstContactAt: null });
    expect((await events())[0]).toMatchObject({
      ...{ kind: 'mail-taken-back', actor: null, data: { mailId, stoppedBy } },
    });
  });

  it('stops it before its hour by email, and the studio is told', async () => {
    const room = await mailroom(engine);
    const desk = await deskOf(room.test, room.inquiry.id);
    const { id: mailId } = (await desk.schedule(inHours(20))).json();
    await room.receive(rawMail({ To: await room.replyTo() }));
    expect((await desk.mail(mailId)).state).toBe('dropped');
    const kinds = (await desk.events()).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['mail-taken-back', 'visitor-message']);
    const [told] = await room.mailsOf('visitor-update');
    expect(JSON.parse(told?.data as string)).toMatchObject({ stoppedReply: true });
  });

  it('gets it at the corrected address', async () => {
    const { send, visitor, mail, mailId } = await scene();
    const correction = { email: 'rosa.new@example.com', phone: '512-555-0188' };
    expect((await send(visitor, 'contact', correction)).status).toBe(303);
    expect(await mail(mailId)).toMatchObject({ state: 'waiting', recipient: 'rosa.new@example.com' });
  });
});
