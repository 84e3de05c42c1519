/** Inquiries whose meeting is over wait for staff until they mark it, on both databases. */
import { expect, it, onTestFinished } from 'vitest';
import { postInquiry } from '../outbox/testing/outbox.ts';
import { savedMeeting } from '../testing/saved-meeting.ts';
import { createTestApp, engines } from '../testing/test-app.ts';
import { requestAttendance } from './ended-meetings-store.ts';
import { resumeSnoozed } from './next-steps-store.ts';
import { deskOf } from './testing/desk.ts';

const STARTS = '2031-03-10T15:00:00.000Z';
const ENDS = '2031-03-10T15:20:00.000Z';
const waits = { waitingSince: ENDS, waitingReason: 'meeting' };
const nothing = { waitingSince: null, waitingReason: null };

async function scene(engine: (typeof engines)[number]) {
  const test = await createTestApp(engine);
  onTestFinished(test.close);
  const desk = await deskOf(test);
  const { id } = await postInquiry(test);
  const meeting = { inquiry_id: id, staff_id: desk.member.id, starts_at: STARTS };
  const ask = (now = ENDS) => requestAttendance(test.db, now);
  return { test, desk, id, meeting, ask };
}

it.each(engines)('a meeting that is over makes its inquiry wait, asked about once, on %s', async (engine) => {
  const { test, desk, id, meeting, ask } = await scene(engine);
  await desk.contact(id, { kind: 'call' });
  const meetingId = await savedMeeting(test.db, meeting);
  expect(await ask('2031-03-10T15:19:59.999Z')).toBe(0);
  expect(await desk.find(id)).toMatchObject(nothing);
  const { version } = await desk.find(id);
  const asked = await Promise.all([1, 2, 3].map(() => ask()));
  expect(asked.toSorted()).toEqual([0, 0, 1]);
  expect(await desk.find(id)).toMatchObject({ ...waits, version: version + 1 });
  const [event] = (await desk.call('GET', `/inquiries/${id}/events`)).json();
  expect(event).toMatchObject({ kind: 'meeting-over', actor: null });
  expect(event.data).toEqual({
    ...{ meetingId, kind: 'call', at: STARTS },
    ...{ staffId: desk.member.id, staffName: desk.member.name },
  });
  const listed = (await desk.call('GET', '/inquiries?group=us')).json();
  expect(listed).toMatchObject([{ id, ...waits }]);

  await desk.patch(id, { noReplyNeeded: true });
  expect(await ask('2031-03-11T15:00:00.000Z')).toBe(0);
  expect(await desk.find(id)).toMatchObject(nothing);

  const moved = { starts_at: '2031-03-12T15:00:00.000Z', ends_at: '2031-03-12T15:20:00.000Z' };
  await test.db.updateTable('bookings').set(moved).execute();
  expect(await ask('2031-03-12T16:00:00.000Z')).toBe(1);
  expect(await desk.find(id)).toMatchObject({ waitingSince: moved.ends_at, waitingReason: 'meeting' });
});

it.each(engines)('what waits already waits on, for what it waited, on %s', async (engine) => {
  const { test, desk, id, meeting, ask } = await scene(engine);
  await savedMeeting(test.db, meeting);
  const { createdAt } = await desk.find(id);
  expect(await ask()).toBe(1);
  // The visitor booked, but no one has responded: the first 24 hours keep running.
  expect(await desk.find(id)).toMatchObject({ waitingSince: createdAt, waitingReason: 'new' });
  await desk.contact(id, { kind: 'call' });
  const said = { waiting_since: '2031-03-09T15:00:00.000Z', waiting_reason: 'message' };
  await test.db.updateTable('inquiries').set(said).execute();
  await test.db.updateTable('bookings').set({ asked_about: null }).execute();
  expect(await ask()).toBe(1);
  expect(await desk.find(id)).toMatchObject({ waitingSince: said.waiting_since, waitingReason: 'message' });
});

it.each(engines)(
  'an inquiry that is put off stays so, and then waits for its meeting, on %s',
  async (engine) => {
    const { test, desk, id, meeting, ask } = await scene(engine);
    await desk.contact(id, { kind: 'call' });
    await savedMeeting(test.db, meeting);
    await desk.patch(id, { nextStep: { text: 'Send the estimate', day: '2031-03-20' } });
    expect(await ask()).toBe(1);
    expect((await desk.call('GET', '/inquiries?group=later')).json()).toMatchObject([{ id, ...waits }]);
    await resumeSnoozed(test.db, '2031-03-20T12:00:00.000Z');
    expect((await desk.call('GET', '/inquiries?group=us')).json()).toMatchObject([{ id, ...waits }]);
  },
);

it.each(engines)(
  'no question about what is settled or closed, nor with booking off, on %s',
  async (engine) => {
    const { test, desk, id, meeting, ask } = await scene(engine);
    await desk.contact(id, { kind: 'call' });
    for (const state of ['held', 'no-show', 'cancelled', 'proposed', 'lapsed'])
      await savedMeeting(test.db, { ...meeting, state });
    expect(await ask()).toBe(0);
    // Closing cancels meetings in the future, so this one is saved later.
    await desk.patch(id, { status: 'completed' });
    await savedMeeting(test.db, meeting);
    expect(await ask()).toBe(0);
    await desk.patch(id, { status: 'in-progress' });
    expect(await ask()).toBe(1);
  },
);

it.each(engines)('hundreds at once are asked about in one go, on %s', async (engine) => {
  const { test, desk, id, meeting, ask } = await scene(engine);
  await desk.contact(id, { kind: 'call' });
  for (let n = 0; n < 205; n++) await savedMeeting(test.db, meeting);
  expect(await ask()).toBe(205);
  expect(await ask()).toBe(0);
});
