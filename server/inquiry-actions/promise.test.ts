/** The response clock (contract/inquiries/queue.ts; docs/decisions/0019): its reason, its start, and its end. */
import { expect, it, onTestFinished } from 'vitest';
import type { ListedInquiry } from '#contract/inquiries/inquiry.ts';
import { CONTACT_SETTLERS } from '../mail/reply-outcome-store.ts';
import { type ClaimedMail, mailStore } from '../outbox/store.ts';
import { beginMails, postInquiry, testOutbox } from '../outbox/testing/outbox.ts';
import { smtpError } from '../testing/mail-server.ts';
import { savedInquiry } from '../testing/saved-inquiry.ts';
import { createTestApp, engines } from '../testing/test-app.ts';
import { createVisitorApp } from '../visitor-page/testing/visit.ts';
import { resumeSnoozed } from './next-steps-store.ts';
import { deskOf } from './testing/desk.ts';

const words = { subject: 'Your house', text: 'May we call on Thursday?' };

const owed = (inquiry: Pick<ListedInquiry, 'createdAt'>) => ({
  ...{ status: 'new', firstContactAt: null },
  ...{ waitingSince: inquiry.createdAt, waitingReason: 'new' },
});
const answered = { waitingSince: null, waitingReason: null };

async function scene(engine: (typeof engines)[number]) {
  const test = await createTestApp(engine);
  onTestFinished(test.close);
  return { test, desk: await deskOf(test), id: await savedInquiry(test.db) };
}

it.each(engines)('a change of status by mistake leaves the clock as it was, on %s', async (engine) => {
  const { test, desk, id } = await scene(engine);
  const before = await desk.find(id);
  expect(before).toMatchObject(owed(before));
  const { undo } = await desk.patch(id, { status: 'contacted' });
  expect(await desk.find(id)).toMatchObject(answered);
  expect((await desk.undo(undo)).json()).toMatchObject({ restored: 1, kept: 0 });
  expect(await desk.find(id)).toMatchObject(owed(before));
  // Also when staff change the status back, individually and in bulk.
  await desk.patch(id, { status: 'contacted' });
  expect((await desk.patch(id, { status: 'new' })).inquiry).toMatchObject(owed(before));
  for (const status of ['contacted', 'new'])
    await desk.call('POST', '/inquiries/bulk', { ids: [id], change: { status } });
  expect(await desk.find(id)).toMatchObject(owed(before));
  // Not if the visitor was really called.
  await desk.contact(id, { kind: 'call' });
  const called = await desk.find(id);
  await desk.patch(id, { status: 'new' });
  expect(await desk.find(id)).toMatchObject({ ...answered, firstContactAt: called.firstContactAt });
  await desk.call('POST', '/inquiries/bulk', { ids: [id], change: { status: 'contacted' } });
  await desk.call('POST', '/inquiries/bulk', { ids: [id], change: { status: 'new' } });
  expect(await desk.find(id)).toMatchObject({ firstContactAt: called.firstContactAt });
  expect(test.logs.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

it.each(engines)('undo is one’s own, once, and not over another’s change, on %s', async (engine) => {
  const { test, desk, id } = await scene(engine);
  const other = await deskOf(test);
  const { undo } = await desk.patch(id, { assigneeId: desk.member.id });
  expect((await other.undo(undo)).statusCode).toBe(404);
  expect((await desk.undo(undo)).json()).toMatchObject({ restored: 1 });
  expect((await desk.undo(undo)).statusCode).toBe(409);
  const spam = await desk.patch(id, { spam: true });
  await other.patch(id, { notes: 'Not spam, I know her.' });
  expect((await desk.undo(spam.undo)).json()).toMatchObject({ restored: 0, kept: 1 });
  // A note isn't undone, nor a change of several fields in one step.
  expect((await desk.patch(id, { notes: 'A note.' })).undo).toBeUndefined();
  expect((await desk.patch(id, { status: 'contacted', spam: false })).undo).toBeUndefined();
});

it.each(engines)(
  'a contact logged by mistake is taken back, and the clock is as it was, on %s',
  async (engine) => {
    const { desk, id } = await scene(engine);
    const before = await desk.find(id);
    for (const contact of [{ kind: 'call' }, { kind: 'call', outcome: 'voicemail' }]) {
      const logged = await desk.contact(id, contact);
      expect((await desk.undo(logged.headers.undo as string)).json()).toMatchObject({ restored: 1, kept: 0 });
      expect(await desk.find(id)).toMatchObject({ ...owed(before), missedCall: null });
    }
    expect(await desk.kinds(id)).toEqual(['undone', 'contact', 'undone', 'status', 'contact', 'created']);
  },
);

it.each(engines)('a call that reached nobody shows, and the clock runs on, on %s', async (engine) => {
  const { desk, id } = await scene(engine);
  const before = await desk.find(id);
  for (const outcome of ['no-answer', 'voicemail']) {
    expect((await desk.contact(id, { kind: 'call', outcome })).statusCode).toBe(201);
    expect(await desk.find(id)).toMatchObject({ ...owed(before), missedCall: outcome });
  }
  expect((await desk.contact(id, { kind: 'meeting', outcome: 'voicemail' })).statusCode).toBe(400);
  const reached = (await desk.contact(id, { kind: 'call', outcome: 'reached' })).json();
  expect(reached).toMatchObject({ ...answered, status: 'contacted', missedCall: null });
  expect(await desk.kinds(id)).toEqual(['status', 'contact', 'contact', 'contact', 'created']);
});

it.each(engines)('the visitor’s words wait with a clock of their own, on %s', async (engine) => {
  const app = await createVisitorApp(engine);
  onTestFinished(app.test.close);
  const desk = await deskOf(app.test);
  const visitor = await app.arrive();
  const say = (action: string, fields: Record<string, string> = {}) => app.send(visitor, action, fields);
  const { id } = visitor;
  await desk.contact(id, { kind: 'call' });
  expect(await desk.find(id)).toMatchObject(answered);
  await say('add', { text: 'Thursday at 4 pm works.' });
  const waits = await desk.find(id);
  expect(waits).toMatchObject({
    waitingReason: 'message',
    waitingSince: waits.visitorAt,
    status: 'contacted',
  });
  // Further messages don't restart the clock; a change of status doesn't answer them.
  await say('add', { text: 'Or at 5 pm.' });
  await desk.patch(id, { status: 'in-progress' });
  expect(await desk.find(id)).toMatchObject({ waitingReason: 'message', waitingSince: waits.waitingSince });
  const { inquiry, undo } = await desk.patch(id, { noReplyNeeded: true });
  expect(inquiry).toMatchObject(answered);
  await desk.undo(undo);
  expect(await desk.find(id)).toMatchObject({ waitingSince: waits.waitingSince });
  await desk.contact(id, { kind: 'call' });
  expect(await desk.find(id)).toMatchObject(answered);
  await say('withdraw');
  expect(await desk.find(id)).toMatchObject({ waitingReason: 'withdrawal' });
  await desk.patch(id, { status: 'cancelled' });
  expect(await desk.find(id)).toMatchObject(answered);
  await say('erase');
  // A request for erasure waits until it is carried out, regardless of other changes.
  await desk.contact(id, { kind: 'call' });
  await desk.patch(id, { status: 'completed' });
  expect(await desk.find(id)).toMatchObject({ waitingReason: 'erasure-request' });
  expect(await desk.kinds(id)).toContain('no-reply-needed');
});

it.each(engines)(
  'a reply counts when the mail server took it, as of when it was written, on %s',
  async (engine) => {
    const { testApp: test, mailServer, start, passTime } = await testOutbox(engine);
    const desk = await deskOf(test);
    const { id } = await postInquiry(test);
    const before = await desk.find(id);
    const mail = (await desk.call('POST', `/inquiries/${id}/replies`, words)).json();
    expect(await desk.find(id)).toMatchObject({ ...owed(before), replyState: 'sending' });
    start();
    await mailServer.takes(3);
    await passTime();
    await expect
      .poll(() => desk.find(id), { timeout: 60_000 })
      .toMatchObject({
        ...answered,
        ...{ status: 'contacted', firstContactAt: mail.createdAt, replyState: null },
      });
    expect(await desk.kinds(id)).toEqual(['status', 'mail', 'created']);
  },
);

it.each(engines)(
  'a reply that is refused for good leaves the clock running, and says why, on %s',
  async (engine) => {
    const behaviour = {
      onRecipient: (address: string) => {
        if (address === 'ana@example.com') throw smtpError(550, '5.1.1 No such user here');
      },
    };
    const { testApp: test, start } = await testOutbox(engine, behaviour);
    const desk = await deskOf(test);
    const { id } = await postInquiry(test);
    const before = await desk.find(id);
    const mail = (await desk.call('POST', `/inquiries/${id}/replies`, words)).json();
    start();
    await expect
      .poll(() => desk.find(id), { timeout: 60_000 })
      .toMatchObject({ ...owed(before), replyState: 'failed' });
    const [event] = (await desk.call('GET', `/inquiries/${id}/events`)).json();
    expect(event).toMatchObject({ kind: 'mail-failed', data: { mailId: mail.id } });
    expect(event.data.why).toContain('No such user here');
    await desk.call('POST', `/mails/${mail.id}/resend`, {});
    expect(await desk.find(id)).toMatchObject({ replyState: 'sending' });
  },
);

it.each(engines)(
  'what the visitor says after a reply was written still waits once that is delivered, on %s',
  async (engine) => {
    const app = await createVisitorApp(engine);
    onTestFinished(app.test.close);
    const desk = await deskOf(app.test);
    const visitor = await app.arrive();
    const mail = (await desk.call('POST', `/inquiries/${visitor.id}/replies`, words)).json();
    await app.send(visitor, 'add', { text: 'One more thing.' });
    const outbox = mailStore(app.test.db, CONTACT_SETTLERS);
    const now = new Date().toISOString();
    const claimed = (await beginMails(app.test.db)).find(({ id }) => id === mail.id) as ClaimedMail;
    await app.test.db.transaction().execute((trx) => outbox.markSent(trx, claimed, now));
    const inquiry = await desk.find(visitor.id);
    expect(inquiry).toMatchObject({
      ...{ firstContactAt: mail.createdAt, status: 'contacted' },
      ...{ waitingReason: 'message', waitingSince: inquiry.visitorAt },
    });
  },
);

it.each(engines)('one’s own reply can be taken back until it goes out, on %s', async (engine) => {
  const test = await createTestApp(engine, {}, undefined, { takeBackMs: 10_000 });
  onTestFinished(test.close);
  const desk = await deskOf(test);
  const other = await deskOf(test);
  const id = await savedInquiry(test.db);
  const before = await desk.find(id);
  const send = async () => (await desk.call('POST', `/inquiries/${id}/replies`, words)).json();
  const first = await send();
  expect(Date.parse(first.nextAttemptAt) - Date.parse(first.createdAt)).toBe(10_000);
  expect((await other.call('DELETE', `/mails/${first.id}`)).statusCode).toBe(403);
  const taken = await desk.call('DELETE', `/mails/${first.id}`);
  expect([taken.statusCode, taken.json()]).toEqual([200, { ...words, files: [], sendAt: null }]);
  expect(await desk.find(id)).toMatchObject({ ...owed(before), replyState: null });
  expect(await desk.kinds(id)).toEqual(['mail-taken-back', 'mail', 'created']);
  const second = await send();
  await test.db.updateTable('mails').set({ attempts: 1 }).where('id', '=', second.id).execute();
  expect((await desk.call('DELETE', `/mails/${second.id}`)).statusCode).toBe(409);
  expect((await desk.call('DELETE', '/mails/nothing')).statusCode).toBe(404);
});

it.each(engines)('an inquiry that is put off comes back by itself on its day, on %s', async (engine) => {
  const { test, desk, id } = await scene(engine);
  await desk.contact(id, { kind: 'call' });
  const nextStep = { text: 'Call again', day: '2031-03-09' };
  const { inquiry, undo } = await desk.patch(id, { nextStep });
  // The day begins at midnight in Texas, also on the day on which the clocks change.
  expect(inquiry).toMatchObject({
    ...answered,
    nextStep: 'Call again',
    snoozedUntil: '2031-03-09T06:00:00.000Z',
  });
  await desk.undo(undo);
  expect(await desk.find(id)).toMatchObject({ nextStep: null, snoozedUntil: null });
  await desk.patch(id, { nextStep });
  expect(await resumeSnoozed(test.db, '2031-03-09T05:59:59.999Z')).toBe(0);
  const [one, two] = await Promise.all([1, 2].map(() => resumeSnoozed(test.db, '2031-03-09T06:00:00.000Z')));
  expect((one as number) + (two as number)).toBe(1);
  expect(await desk.find(id)).toMatchObject({
    ...{ waitingSince: '2031-03-09T06:00:00.000Z', waitingReason: 'next-step' },
    ...{ nextStep: 'Call again', snoozedUntil: null },
  });
  expect((await desk.kinds(id))[0]).toBe('next-step-due');
  expect((await desk.patch(id, { nextStep: { ...nextStep, day: '2031-03-16' } })).inquiry).toMatchObject(
    answered,
  );
  await desk.patch(id, { status: 'completed' });
  expect(await desk.find(id)).toMatchObject({ nextStep: null, snoozedUntil: null });
  for (const bad of [{ text: '', day: '2031-03-09' }, { text: 'Call', day: '2031-02-30' }, { text: 'Call' }])
    expect((await desk.call('PATCH', `/inquiries/${id}`, { nextStep: bad })).statusCode).toBe(400);
});

it.each(engines)('unread is each person’s own, until they open it, on %s', async (engine) => {
  const test = await createTestApp(engine);
  onTestFinished(test.close);
  const [desk, other] = [await deskOf(test), await deskOf(test)];
  const { id } = await postInquiry(test);
  expect([(await desk.find(id)).unread, (await other.find(id)).unread]).toEqual([true, true]);
  expect((await desk.call('PUT', `/inquiries/${id}/read`)).statusCode).toBe(204);
  const [listed] = (await desk.call('GET', '/inquiries')).json();
  expect([listed.unread, (await other.find(id)).unread]).toEqual([false, true]);
  expect((await desk.call('PUT', `/inquiries/${crypto.randomUUID()}/read`)).statusCode).toBe(404);
  // Inquiries from before a person joined don't count as unread.
  expect((await (await deskOf(test)).find(id)).unread).toBe(false);
});
