/** Answers of calendar programs to our invitations: staff learn who answered what, and a decline waits for them. */
import { describe, expect, it } from 'vitest';
import { savedMeeting } from '../testing/saved-meeting.ts';
import { engines } from '../testing/test-app.ts';
import { mailroom, rawMail } from './testing/mailroom.ts';

type Room = Awaited<ReturnType<typeof mailroom>>;
type Answer = { uid: string; partstat: string; sequence?: number; comment?: string; method?: string };

const SITE_VISIT = '2027-03-09T15:00:00.000Z';

const answering = (
  headers: Record<string, string>,
  { uid, partstat, sequence, comment, method = 'REPLY' }: Answer,
  body = '',
) => {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `METHOD:${method}`, 'BEGIN:VEVENT', `UID:${uid}`],
    ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
    ...[
      'DTSTAMP:20260303T160000Z',
      'DTSTART:20270309T150000Z',
      'DTEND:20270309T160000Z',
      'SUMMARY:Site visit',
    ],
    ...['ORGANIZER:mailto:studio@firm.example', `ATTENDEE;PARTSTAT=${partstat}:mailto:ana@example.com`],
    ...(comment === undefined ? [] : [`COMMENT:${comment}`]),
    ...['END:VEVENT', 'END:VCALENDAR'],
  ].join('\n');
  return rawMail(
    { Subject: 'Site visit', 'Content-Type': 'multipart/alternative; boundary=C', ...headers },
    `--C\nContent-Type: text/plain; charset=utf-8\n\n${body}\n--C\nContent-Type: text/calendar; charset=utf-8; method=${method}\n\n${lines}\n--C--\n`,
  );
};

async function withVisit(room: Room, given = {}) {
  const { id: inquiry_id } = room.inquiry;
  const staff_id = room.staff.member.id;
  await room.call('POST', `/api/inquiries/${inquiry_id}/contacts`, { kind: 'call', text: '' });
  const id = await savedMeeting(room.db, {
    inquiry_id,
    staff_id,
    kind: 'site',
    starts_at: SITE_VISIT,
    ...given,
  });
  return { id, uid: `${id}@${new URL(room.config.origin).host}` };
}

describe.each(engines)('an answer of a calendar on %s', (engine) => {
  it('that declines our invitation says so of the meeting, and waits for us', async () => {
    const room = await mailroom(engine);
    const { id, uid } = await withVisit(room);
    const mail = await room.receive(
      answering(
        { Subject: 'Declined: Site visit', 'Auto-Submitted': 'auto-generated' },
        { uid, partstat: 'DECLINED', sequence: 0, comment: 'We are away.' },
        'Ana Ruiz has declined this invitation.',
      ),
    );
    expect(mail).toMatchObject({ kind: 'message', state: 'filed', inquiry_id: room.inquiry.id });
    const [event] = await room.events();
    expect(event).toMatchObject({
      ...{ kind: 'visitor-message', actor: null },
      data: {
        mail: {
          answer: {
            ...{ answer: 'declined', meetingId: id, kind: 'site', at: SITE_VISIT, words: 'We are away.' },
            staffId: room.staff.member.id,
          },
        },
      },
    });
    expect(event.data.text).toContain('Declined: Site visit');
    expect(await room.read()).toMatchObject({ waitingReason: 'message', waitingSince: event.at });
    expect(await room.mailsOf('visitor-update')).toHaveLength(1);
    // The time stays until staff say what happens to it.
    const { state } = await room.db.selectFrom('bookings').select('state').executeTakeFirstOrThrow();
    expect(state).toBe('booked');
  });

  it('that accepts it is a line, and starts no clock; with words, they wait for us', async () => {
    const room = await mailroom(engine);
    const { id, uid } = await withVisit(room);
    const agreed = await room.receive(answering({}, { uid, partstat: 'ACCEPTED', sequence: 0 }));
    expect(agreed.state).toBe('filed');
    expect((await room.events())[0]).toMatchObject({
      kind: 'meeting-answered',
      data: { answer: 'accepted', meetingId: id, at: SITE_VISIT, inboundId: agreed.id },
    });
    expect(await room.read()).toMatchObject({ waitingSince: null });
    expect(await room.mailsOf('visitor-update')).toEqual([]);
    await room.receive(answering({}, { uid, partstat: 'TENTATIVE' }, 'Is ten too late?'));
    expect((await room.events())[0]).toMatchObject({
      kind: 'visitor-message',
      data: { mail: { answer: { answer: 'tentative', words: 'Is ten too late?' } } },
    });
    expect(await room.read()).toMatchObject({ waitingReason: 'message' });
  });

  it('that proposes another time waits for us', async () => {
    const room = await mailroom(engine);
    const { uid } = await withVisit(room);
    await room.receive(answering({}, { uid, partstat: 'NEEDS-ACTION', method: 'COUNTER' }));
    expect((await room.events())[0]).toMatchObject({ data: { mail: { answer: { answer: 'countered' } } } });
  });

  it('about the time before a move, or a meeting that is off, is read as words', async () => {
    const room = await mailroom(engine);
    const { id, uid } = await withVisit(room, { sequence: 2 });
    const declined = (sequence: number) =>
      room.receive(answering({}, { uid, partstat: 'DECLINED', sequence }));
    const latest = async () => (await room.events())[0];
    await declined(1);
    expect((await latest()).data).toMatchObject({ text: expect.stringContaining('Declined: Site visit') });
    expect((await latest()).data.mail.answer).toBeUndefined();
    await declined(2);
    expect((await latest()).data.mail.answer).toMatchObject({ answer: 'declined' });
    await room.db.updateTable('bookings').set({ state: 'cancelled' }).where('id', '=', id).execute();
    await declined(3);
    expect((await latest()).data.mail.answer).toBeUndefined();
  });

  it('of another person changes nothing, and one about no meeting of ours waits in Mail', async () => {
    const room = await mailroom(engine);
    const { uid } = await withVisit(room);
    const other = await room.receive(
      answering({ From: 'Karl <karl@example.org>' }, { uid, partstat: 'DECLINED' }),
    );
    expect(other).toMatchObject({ state: 'waiting', inquiry_id: room.inquiry.id });
    expect(await room.read()).toMatchObject({ waitingSince: null });
    const unknown = await room.receive(answering({}, { uid: 'x@else.example', partstat: 'DECLINED' }));
    expect(unknown).toMatchObject({ state: 'waiting', inquiry_id: null });
    expect(unknown.text).toContain('Declined: Site visit');
  });
});

describe.each(engines)('what staff must know of a mail on %s', (engine) => {
  it('stands on the timeline and in Mail', async () => {
    const room = await mailroom(engine);
    const failed = 'mx.firm.example; dmarc=fail header.from=example.com';
    await room.receive(rawMail({ 'Authentication-Results': failed, To: await room.replyTo() }));
    expect((await room.events())[0]).toMatchObject({ data: { mail: { remarks: { unconfirmed: true } } } });
    const encrypted = '-----BEGIN PGP MESSAGE-----\n\nhQEMA\n-----END PGP MESSAGE-----';
    const mail = await room.receive(rawMail({ From: 'Rosa <rosa@example.org>' }, encrypted));
    expect((await room.box('waiting'))[0]?.remarks).toEqual({ encrypted: true });
    await room.call('POST', `/api/inbound/${mail.id}/file`, { inquiryId: room.inquiry.id });
    expect((await room.events())[0]).toMatchObject({ data: { mail: { remarks: { encrypted: true } } } });
  });
});
